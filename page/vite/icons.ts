// `virtual:art`: signs and pictures as files of the built page, in a folder whose name holds their hash, each as a drawing
// and as a bitmap for the sizes of a table. Pictures are our vignettes and, for the rest of the names in src/art, icons of
// game-icons, printed in two tones like ours. Which of them stands on which card is a file too: it comes with the cards,
// and not with the code.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { PICTURES } from "../src/art/cards.ts";
import { PICTURE_WIDTH, SIGN_WIDTH } from "../src/art/sizes.ts";
import { BY_TYPE } from "../src/art/types.ts";
import { bitmap } from "./bitmaps.ts";

const ID = "virtual:art";
const ART = new URL("../src/art/", import.meta.url);
/** The package of the icons. */
export const ICONS = "@iconify-json/game-icons";
const TYPES: Record<string, string> = {
  svg: "image/svg+xml",
  webp: "image/webp",
  json: "application/json",
};
const INK = "#3a2614";
const BRASS = "#c9a66c";

/** Ink with an edge of brass on the side away from the candle. */
function twoTone(body: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 56"><defs>` +
    `<g id="i" transform="translate(21.500 1.500) scale(.1035)">${body}</g></defs>` +
    `<use href="#i" x="2" y="1.500" color="${BRASS}"/><use href="#i" color="${INK}"/></svg>\n`
  ).replaceAll(".500", ".5");
}

function drawn(folder: string): Map<string, string> {
  const names = readdirSync(new URL(`${folder}/`, ART)).filter((name) => name.endsWith(".svg"));
  return new Map(
    names.map((name) => [name.slice(0, -4), readFileSync(new URL(`${folder}/${name}`, ART), "utf8")]),
  );
}

/** Path -> SVG of everything that is shown as an image. */
export function everyDrawing(): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, svg] of drawn("signs")) found.set(`signs/${name}.svg`, svg);
  const ours = drawn("vignettes");
  const { icons } = JSON.parse(
    readFileSync(new URL(`../node_modules/${ICONS}/icons.json`, import.meta.url), "utf8"),
  ) as { icons: Record<string, { body: string }> };
  for (const name of [...ours.keys(), ...Object.keys(PICTURES), ...Object.values(BY_TYPE).flat()]) {
    const icon = icons[name];
    const svg = ours.get(name) ?? (icon && twoTone(icon.body));
    if (!svg) throw new Error(`No drawing and no icon is called ${name}.`);
    found.set(`pictures/${name}.svg`, svg);
  }
  return found;
}

/** The bitmap that stands beside a drawing, if the path is that of one. */
async function bitmapAt(path: string, drawings: Map<string, string>): Promise<Uint8Array | undefined> {
  const svg = path.endsWith(".webp") && drawings.get(`${path.slice(0, -5)}.svg`);
  return svg ? bitmap(svg, path.startsWith("signs/") ? SIGN_WIDTH : PICTURE_WIDTH) : undefined;
}

function version(drawings: Map<string, string>): string {
  const sum = createHash("sha256").update(`${SIGN_WIDTH} ${PICTURE_WIDTH}`);
  for (const [path, svg] of [...drawings].sort()) sum.update(path).update(svg);
  return sum.digest("hex").slice(0, 8);
}

export function gameIcons(): Plugin {
  let folder = "";
  let base = "/";
  let drawings = new Map<string, string>();
  return {
    name: "alehouse-art",
    configResolved(config) {
      base = config.base;
      drawings = everyDrawing().set("pictures.json", JSON.stringify(PICTURES));
      folder = `assets/art-${version(drawings)}/`;
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      const signs = [...drawings.keys()]
        .filter((path) => path.startsWith("signs/"))
        .map((path) => path.slice(6, -4));
      const exported = { root: base + folder, signs };
      return Object.entries(exported)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("\n");
    },
    async generateBundle() {
      for (const [path, source] of drawings) {
        this.emitFile({ type: "asset", fileName: folder + path, source });
        const small = path.replace(/svg$/, "webp");
        const pixels = await bitmapAt(small, drawings);
        if (pixels) this.emitFile({ type: "asset", fileName: folder + small, source: pixels });
      }
    },
    configureServer(server) {
      server.middlewares.use(base + folder, (request, response, next) => {
        const path = (request.url ?? "").slice(1).split("?")[0] ?? "";
        void Promise.resolve(drawings.get(path) ?? bitmapAt(path, drawings)).then((found) => {
          if (!found) return next();
          response.setHeader("content-type", TYPES[path.split(".")[1]!]!);
          response.end(found);
        }, next);
      });
    },
  };
}
