// Every drawing of the page. Glyphs take the colour of the text around them, so they are part of the code. Signs and
// pictures have colours of their own: they are files that the browser fetches when it first shows them, in an <img>
// (31 signs alone are more than the code of a view, and an <img> keeps the ids inside them apart).
import { root, signs } from "virtual:art";
import { fallbackSign } from "./fallback";
import { isSmall, PICTURE_WIDTH, SIGN_WIDTH } from "./sizes";

export { fetchPictures, vignetteOf, type Pictured } from "./vignette";

interface Drawing {
  viewBox: string;
  /** What stands inside <svg>. */
  body: string;
}

const files = import.meta.glob<string>("./glyphs/*.svg", { query: "?raw", eager: true, import: "default" });

/** Other names for the same glyph. */
const ALSO: Readonly<Record<string, string>> = { settings: "gear", language: "globe", out: "zzz" };

function read(file: string): Drawing {
  const [, viewBox = "0 0 24 24", body = ""] = /viewBox="([^"]*)"[^>]*>([\s\S]*)<\/svg>/.exec(file) ?? [];
  return { viewBox, body };
}

const glyphs = new Map(
  Object.entries(files).map(([path, file]) => [path.slice("./glyphs/".length, -".svg".length), read(file)]),
);

export const glyphNames: readonly string[] = [...glyphs.keys(), ...Object.keys(ALSO)].sort();

/** The glyph of this name; an unknown name gives a spark, since a missing sign must not break a table. */
export function glyph(name: string): Drawing {
  const found = glyphs.get(name) ?? glyphs.get(ALSO[name] ?? "spark");
  return found ?? { viewBox: "0 0 24 24", body: "" };
}

const drawn = new Map<Drawing, DocumentFragment>();

/** The inside of a glyph, to be put into an <svg>. A table makes thousands of them: text is read once, and copied then. */
export function strokes(drawing: Drawing): Node {
  let found = drawn.get(drawing);
  if (!found) {
    const template = document.createElement("template");
    // Our own files, built in: nothing that anybody can type comes here.
    template.innerHTML = `<svg>${drawing.body}</svg>`;
    found = document.createDocumentFragment();
    found.append(...template.content.firstElementChild!.childNodes);
    drawn.set(drawing, found);
  }
  return document.importNode(found, true);
}

export const drawnSigns: ReadonlySet<string> = new Set(signs);

const ending = (small: boolean): string => (small ? "webp" : "svg");

/** Where the sign of a character is, to be shown so wide: a file, or one made on the spot for somebody nobody has drawn. */
export function signUrl(character: string, name?: string, width = Infinity): string {
  if (drawnSigns.has(character)) return `${root}signs/${character}.${ending(isSmall(width, SIGN_WIDTH))}`;
  return `data:image/svg+xml,${encodeURIComponent(fallbackSign(character, name))}`;
}

/** Where the picture of this name is (see `vignetteOf`), to be shown so wide. */
export function pictureUrl(name: string, width: number): string {
  return `${root}pictures/${name}.${ending(isSmall(width, PICTURE_WIDTH))}`;
}
