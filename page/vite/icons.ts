// `virtual:art`: signs and pictures as files of the built page, in a folder whose name holds their hash. Pictures
// are our vignettes and, for the rest of the names in src/art, icons of game-icons, printed in two tones like ours.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { PICTURES } from "../src/art/cards.ts";
import { short } from "../src/art/hash.ts";
import { BY_TYPE } from "../src/art/types.ts";

const ID = "virtual:art";
const ART = new URL("../src/art/", import.meta.url);
const ICONS = new URL("../node_modules/@iconify-json/game-icons/icons.json", import.meta.url);
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
  const { icons } = JSON.parse(readFileSync(ICONS, "utf8")) as { icons: Record<string, { body: string }> };
  for (const name of [...ours.keys(), ...Object.keys(PICTURES), ...Object.values(BY_TYPE).flat()]) {
    const icon = icons[name];
    const svg = ours.get(name) ?? (icon && twoTone(icon.body));
    if (!svg) throw new Error(`No drawing and no icon is called ${name}.`);
    found.set(`pictures/${name}.svg`, svg);
  }
  return found;
}

function version(drawings: Map<string, string>): string {
  const sum = createHash("sha256");
  for (const [path, svg] of [...drawings].sort()) sum.update(path).update(svg);
  return sum.digest("hex").slice(0, 8);
}

/** Each picture with its cards, whose ids are cut short and stand without anything between them. */
export function shortened(pictures: Readonly<Record<string, string>>): Record<string, string> {
  const cards = new Map<string, string>();
  const cut = (id: string): string => {
    const key = short(id);
    const other = cards.get(key);
    if (other && other !== id)
      throw new Error(`${id} and ${other} have the same short form: SHORT in src/art/hash.ts must grow.`);
    cards.set(key, id);
    return key;
  };
  return Object.fromEntries(
    Object.entries(pictures).map(([name, ids]) => [name, ids.split(" ").map(cut).join("")]),
  );
}

export function gameIcons(): Plugin {
  let folder = "";
  let base = "/";
  let drawings = new Map<string, string>();
  return {
    name: "alehouse-art",
    configResolved(config) {
      base = config.base;
      drawings = everyDrawing();
      folder = `assets/art-${version(drawings)}/`;
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      const signs = [...drawings.keys()]
        .filter((path) => path.startsWith("signs/"))
        .map((path) => path.slice(6, -4));
      const exported = { root: base + folder, signs, pictures: shortened(PICTURES) };
      return Object.entries(exported)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("\n");
    },
    generateBundle() {
      for (const [path, source] of drawings)
        this.emitFile({ type: "asset", fileName: folder + path, source });
    },
    configureServer(server) {
      server.middlewares.use(base + folder, (request, response, next) => {
        const svg = drawings.get((request.url ?? "").slice(1).split("?")[0] ?? "");
        if (!svg) return next();
        response.setHeader("content-type", "image/svg+xml");
        response.end(svg);
      });
    },
  };
}
