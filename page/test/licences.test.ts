// Whoever has work in the built page is named by it, with the terms: held against the modules of a bundle.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build, type Plugin, type Rolldown } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { folderOf, licences, licencesOf, type Licence } from "../vite/licences";
import { words } from "../vite/words";

const PAGE = fileURLToPath(new URL("..", import.meta.url));
/** Our own data: to make the bitmaps takes longer than all else. */
const DATA: Record<string, string> = {
  "virtual:art": "export const root = ''; export const signs = [];",
  "virtual:samples": "export default async () => ({});",
};
const without: Plugin = {
  name: "without-our-data",
  resolveId: (id) => (id in DATA ? `\0${id}` : undefined),
  load: (id) => DATA[id.slice(1)],
};

describe("the list of the built page", () => {
  let files: Rolldown.RolldownOutput["output"];
  let list: Licence[];

  beforeAll(async () => {
    const built = await build({
      root: PAGE,
      configFile: false,
      logLevel: "silent",
      plugins: [svelte(), words(), licences(), without],
      build: { write: false, target: "es2022", minify: false, assetsInlineLimit: 0 },
    });
    files = (built as Rolldown.RolldownOutput).output;
    const file = files.find((one) => one.type === "asset" && one.names.includes("licences.json"));
    list = JSON.parse(String((file as Rolldown.OutputAsset).source)) as Licence[];
  }, 60_000);

  it("names every package of which something is in the bundle", () => {
    const modules = files.flatMap((one) => (one.type === "chunk" ? Object.keys(one.modules) : []));
    const packages = modules.flatMap((one) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(one)?.[1] ?? []);
    const tools = modules.flatMap((one) => /^\0(?!virtual:)(.*?)\//.exec(one)?.[1] ?? []);
    expect(new Set(packages).size).toBeGreaterThan(4);
    expect(tools).toContain("vite");
    expect(list.map((one) => one.name)).toEqual(expect.arrayContaining([...packages, ...tools]));
  });

  it("names those whose drawings and letters are files of their own", () => {
    const names = list.map((one) => one.name);
    expect(names).toContain("@iconify-json/game-icons");
    const letters = files.flatMap((one) => (one.fileName.endsWith(".woff2") ? one.fileName : []));
    expect(letters.length).toBeGreaterThan(2);
    for (const file of letters)
      expect(names.some((name) => file.includes(`/${name.split("fontsource-variable/")[1]}-`))).toBe(true);
  });

  it("gives each with its terms", () => {
    for (const one of list) {
      expect(one.version).toMatch(/^\d+\.\d+\.\d+/);
      expect(one.licence).toBeTruthy();
      if (one.name === "@iconify-json/game-icons") continue;
      expect(one.text.length, one.name).toBeGreaterThan(500);
      // Who made it is told by its own text or by us.
      expect(one.by ?? one.text, one.name).toMatch(one.by ? /./ : /copyright|google inc/i);
    }
  });

  it("gives the icons as their licence wants it", () => {
    const icons = list.find((one) => one.name === "@iconify-json/game-icons")!;
    expect(icons).toMatchObject({ licence: "CC-BY-3.0", by: "GameIcons" });
    expect(icons.links!.map((one) => one.what)).toEqual(["licence-text", "artists", "source"]);
    for (const { to } of icons.links!) expect(to).toMatch(/^https:\/\//);
  });

  it("gives the whole Apache License, and nobody's name with it but that of whose work it is", () => {
    const fluent = list.find((one) => one.name === "@fluent/bundle")!;
    expect(fluent).toMatchObject({ licence: "Apache-2.0", by: "Mozilla" });
    for (const words of ["1. Definitions", "4. Redistribution", "9. Accepting Warranty", "END OF TERMS"])
      expect(fluent.text).toContain(words);
    expect(fluent.text).not.toMatch(/copyright \W?\d/i);
  });

  it("is where the code looks for it", () => {
    const code = files.flatMap((one) => (one.type === "chunk" ? one.code : [])).join("\n");
    const file = files.find((one) => /licences/.test(one.fileName))!;
    expect(code).toContain(`fetch("/${file.fileName}")`);
    expect(code).not.toContain("__FILE_OF_LICENCES__");
  });
});

describe("a package of which too little is known", () => {
  const folder = mkdtempSync(`${tmpdir()}/licences-`);
  afterAll(() => rmSync(folder, { recursive: true }));

  function made(name: string, about: object): string {
    mkdirSync(`${folder}/node_modules/${name}`, { recursive: true });
    writeFileSync(
      `${folder}/node_modules/${name}/package.json`,
      JSON.stringify({ name, version: "1.0.0", ...about }),
    );
    return `${folder}/node_modules/${name}/index.js`;
  }

  it("ends the build", () => {
    const repository = { url: "git+https://example.org/odd.git" };
    const author = { name: "Somebody" };
    expect(() => licencesOf([made("odd", { license: "MIT" })])).toThrow("odd comes without the text");
    expect(() => licencesOf([made("whose", { license: "Apache-2.0", repository })])).toThrow(
      "who has made it",
    );
    expect(() => licencesOf([made("where", { license: "Apache-2.0", author })])).toThrow(
      "where its source is",
    );
    const fine = licencesOf([made("@x/fine", { license: "Apache-2.0", author, repository })]);
    expect(fine.find((one) => one.name === "@x/fine")).toMatchObject({
      by: "Somebody",
      links: [{ what: "source", to: "https://example.org/odd" }],
    });
  });

  it("is none of ours, and none of a tool whose licence we know", () => {
    expect(folderOf("/home/page/src/main.ts")).toBeUndefined();
    expect(folderOf("\0virtual:art")).toBeUndefined();
    expect(folderOf("/home/node_modules/a/node_modules/@b/c/index.js?x")).toBe(
      "/home/node_modules/a/node_modules/@b/c",
    );
    expect(folderOf("\0vite/preload-helper.js")).toMatch(/node_modules\/vite$/);
    expect(() => folderOf("\0helpers.js")).toThrow("Whose work is the module helpers.js?");
  });
});
