// Every word that the page says stands in the catalogue, and the catalogue has no words that nobody says.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const SRC = fileURLToPath(new URL("../src/", import.meta.url));
const SPEECH = fileURLToPath(new URL("../../src/alehouse/speech/en/", import.meta.url));
const TOPICS = ["names", "reasons", "events", "talk"];

const sources = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.startsWith("wire/"))
  .map((name) => readFileSync(SRC + name, "utf8"))
  .join("\n");
const idsOf = (file: string): string[] =>
  [...readFileSync(file, "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);
/** What other messages of the catalogue say. */
const within = readdirSync(`${SPEECH}page`).flatMap((name) =>
  [...readFileSync(`${SPEECH}page/${name}`, "utf8").matchAll(/\(([a-z][\w-]*)\)/g)].map((found) => found[1]!),
);
const pages = readdirSync(`${SPEECH}page`).flatMap((name) => idsOf(`${SPEECH}page/${name}`));
const known = new Set([...pages, ...TOPICS.flatMap((topic) => idsOf(`${SPEECH}${topic}.ftl`))]);

/** Ids that stand in the sources as they are, and the beginnings of those that are put together. */
const literals = new Set([
  ...[...sources.matchAll(/["'`]([a-z][a-z0-9]*(?:-[a-z0-9]+)+)["'`]/g)].map((found) => found[1]!),
  ...within,
]);
const beginnings = [...sources.matchAll(/`([a-z][a-z0-9-]*-)\$\{/g)].map((found) => found[1]!);

describe("the page's words", () => {
  it("are all in the catalogue", () => {
    const said = [...sources.matchAll(/\b(?:say|message)\(\s*"([a-z][\w-]*)"/g)].map((found) => found[1]!);
    expect(said.length).toBeGreaterThan(300);
    expect([...new Set(said)].filter((id) => !known.has(id))).toEqual([]);
  });

  it("have no space before dots in Russian", () => {
    const russian = SPEECH.replace("/en/", "/ru/");
    const files = readdirSync(russian, { recursive: true, encoding: "utf8" });
    const spaced = files
      .filter((name) => name.endsWith(".ftl"))
      .flatMap((name) => readFileSync(russian + name, "utf8").match(/^.*\s….*$/gm) ?? []);
    expect(spaced).toEqual([]);
  });

  it("are all said by somebody", () => {
    const unsaid = pages.filter((id) => !literals.has(id) && !beginnings.some((one) => id.startsWith(one)));
    expect(unsaid).toEqual([]);
  });
});
