import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "virtual:art";
import { describe, expect, it } from "vitest";
import { drawnSigns, glyph, glyphNames, pictureUrl, signUrl, vignetteOf } from "../src/art";
import { PICTURES } from "../src/art/cards";
import { fallbackSign, initials } from "../src/art/fallback";
import { PICTURE_WIDTH, SIGN_WIDTH } from "../src/art/sizes";
import { BY_TYPE } from "../src/art/types";
import { hang } from "../src/art/vignette";
import { bitmap } from "../vite/bitmaps";
import { everyDrawing } from "../vite/icons";

const SRC = fileURLToPath(new URL("../src/", import.meta.url));
const CHARACTERS = fileURLToPath(new URL("../../src/alehouse/content/characters/", import.meta.url));

function below(folder: string, end: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(end))
    .map((name) => join(folder, name));
}

const drawings = everyDrawing();

describe("signs", () => {
  const ids = readdirSync(CHARACTERS)
    .filter((name) => name.endsWith(".py") && name !== "__init__.py")
    .map((name) => name.slice(0, -3));

  it("hang for every character of the house", () => {
    expect(ids.filter((id) => !drawnSigns.has(id))).toEqual([]);
    expect(signUrl("fiona")).toBe(`${root}signs/fiona.svg`);
    expect(signUrl("fiona", "Fiona", SIGN_WIDTH / 2)).toBe(`${root}signs/fiona.webp`);
    expect(signUrl("fiona", "Fiona", SIGN_WIDTH / 2 + 1)).toBe(`${root}signs/fiona.svg`);
  });

  it("carry nothing that the content policy forbids, and ids of their own", () => {
    for (const [path, svg] of drawings) {
      expect(svg, path).not.toMatch(/style=|<style|<script|\son\w+=|(?:href|src)="(?!#)/);
    }
    for (const id of drawnSigns) {
      const inside = [...(drawings.get(`signs/${id}.svg`) ?? "").matchAll(/ id="([^"]*)"/g)].map(
        (found) => found[1],
      );
      expect(inside.length, id).toBeGreaterThan(0);
      expect(
        inside.filter((one) => !one?.startsWith(`${id}-`)),
        id,
      ).toEqual([]);
    }
  });

  it("are made on the spot for somebody unknown, always the same", () => {
    const url = signUrl("grumbold", "Grumbold Ironpan");
    expect(url).toMatch(/^data:image\/svg\+xml,/);
    expect(signUrl("grumbold", "Grumbold Ironpan")).toBe(url);
    expect(decodeURIComponent(url)).toContain(">GI</text>");
    const many = Array.from({ length: 40 }, (_, n) => fallbackSign(`guest-${n}`, "Same Name"));
    expect(new Set(many).size).toBeGreaterThan(30);
  });

  it("have bitmaps of their own size, without what is not drawn", async () => {
    const found = await bitmap(drawings.get("signs/fiona.svg")!, SIGN_WIDTH);
    const bytes = Buffer.from(found);
    expect(bytes.toString("latin1", 0, 4) + bytes.toString("latin1", 8, 16)).toBe("RIFFWEBPVP8L");
    // After the signature of a lossless picture: 14 bits of width less one, 14 of height, and whether it lets light through.
    const head = bytes.readUInt32LE(21);
    expect([(head & 0x3fff) + 1, ((head >> 14) & 0x3fff) + 1, (head >> 28) & 1]).toEqual([
      SIGN_WIDTH,
      SIGN_WIDTH,
      1,
    ]);
  });

  it("let no name break the drawing", () => {
    expect(initials("Лиза Быстрая")).toBe("ЛБ");
    expect(initials("<b>&")).toBe("B");
    expect(initials("…")).toBe("?");
    expect(fallbackSign("x", "<script>&\"'")).not.toContain("<script");
  });
});

describe("glyphs", () => {
  it("have a view box and take the colour of the text", () => {
    for (const name of glyphNames) {
      const { viewBox, body } = glyph(name);
      expect(viewBox, name).toMatch(/^0 0 \d+ \d+$/);
      if (name !== "coin" && name !== "candle") expect(body, name).toContain("currentColor");
    }
  });

  it("exist under every name that a component writes", () => {
    const written = below(SRC, ".svelte").flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/<Icon\b[^>]*?\bname="([^"{]+)"/g)].map(
        (found) => found[1] ?? "",
      ),
    );
    expect(written.filter((name) => !glyphNames.includes(name))).toEqual([]);
  });

  it("fall back to a spark", () => {
    expect(glyph("no such thing")).toEqual(glyph("spark"));
    expect(glyph("settings")).toEqual(glyph("gear"));
  });
});

describe("pictures of cards", () => {
  it("are there for every name we use", () => {
    const names = [...Object.keys(PICTURES), ...Object.values(BY_TYPE).flat()];
    expect(names.filter((name) => !drawings.has(`pictures/${name}.svg`))).toEqual([]);
    expect(pictureUrl("elbow", PICTURE_WIDTH / 2)).toBe(`${root}pictures/elbow.webp`);
    expect(pictureUrl("elbow", PICTURE_WIDTH)).toBe(`${root}pictures/elbow.svg`);
  });

  it("are one for each card", () => {
    const ids = Object.values(PICTURES).flatMap((cards) => cards.split(" "));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("suit the type until it is known which is whose", () => {
    expect(BY_TYPE["action"]).toContain(vignetteOf({ id: "make-some-elbow-room", type: "action" }));
    hang(PICTURES);
  });

  it("are found for every card", () => {
    for (const [picture, cards] of Object.entries(PICTURES)) {
      for (const id of cards.split(" ")) expect(vignetteOf({ id, type: "action" }), id).toBe(picture);
    }
  });

  it("are chosen for cards we know", () => {
    expect(vignetteOf({ id: "make-some-elbow-room", type: "action" })).toBe("elbow");
    expect(vignetteOf({ id: "light-ale-with-a-chaser", type: "drink" })).toBe("ale-chaser");
  });

  it("follow the words of a card that somebody else has made", () => {
    expect(vignetteOf({ id: "my-hammers-are-hungry", type: "action" })).toBe("flat-hammer");
    expect(vignetteOf({ id: "unheard-of", type: "action", art: "umbrella" })).toBe("umbrella");
    expect(vignetteOf({ id: "unheard-of", type: "action", art: "a wolf" })).toBe("wolf-head");
  });

  it("suit the type when nothing else speaks", () => {
    for (const [type, fitting] of Object.entries(BY_TYPE)) {
      for (let n = 0; n < 20; n += 1) expect(fitting).toContain(vignetteOf({ id: `qq-${n}`, type }));
    }
    expect(BY_TYPE.gambling).toContain(vignetteOf({ id: "qq", type: "action/gambling" }));
    expect(BY_TYPE.side).toContain(vignetteOf({ id: "qq", type: "something new" }));
  });
});
