// Every word that the page says stands in the catalogue, and the catalogue has no words that nobody says.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { FIRST } from "../src/lesson/first";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
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

const list = (words: string): string[] => words.split(" ");
/** Ids that stand in the sources as they are. */
const literals = new Set([
  // One word alone may be anything.
  ...list("nobody you glass"),
  ...[...sources.matchAll(/["'`]([a-z][a-z0-9]*(?:-[a-z0-9]+)+)["'`]/g)].map((found) => found[1]!),
  ...within,
]);

/** Those that are put together, with a star for what is only known when it is said. */
const put = [...sources.matchAll(/`([a-z][a-z0-9]*-(?:[a-z0-9-]|\$\{[^{}`]*\})*)`/g)]
  .map((found) => found[1]!)
  .filter((id) => id.includes("$"));
const made = new Set(put.map((id) => id.replaceAll(/(?:\$\{[^{}`]*\})+/g, "*")));
/** Classes, and names under which a browser keeps something. */
const NO_WORDS = new Set(["is-*", "alehouse-lesson-*", "alehouse-sat-*"]);

/** What the server names. */
const server = JSON.parse(
  execFileSync(`${ROOT}.venv/bin/python`, ["-m", "tools.server_words"], { cwd: ROOT, encoding: "utf8" }),
) as Record<string, string[]>;
const named = (kind: string): string[] => server[kind]!;
const counters = [...named("counters"), "other"];
const entries = named("entries").filter((kind) => kind !== "free");
const teaches = list("turn answer drink gamble");
const zones = [...named("zones"), "other"];

/** Everything that may stand in the place of the star. */
const FAMILIES: Record<string, readonly string[]> = {
  "acting-ask-*": named("questions"),
  "acting-undo-*": list("named named-turns short short-turns sure-turns"),
  "acting-yield-*": list("smart full touching until-my-turn"),
  "acting-yield-*-long": list("smart full touching until-my-turn"),
  "amount-*": named("stats"),
  "amount-counter-*": counters,
  "counter-*": counters,
  "deck-*": zones,
  "design-*": list("resting playable chosen off negated"),
  "design-mat-*": list(
    "turn target wobbly met out gone away extras offer barred control passed left won gain",
  ),
  "effect-*": list(
    "draw discard order drink contest start-round control leave take-pot out pass-out end-turn again flip nothing",
  ),
  "effect-*-each": list("change pay"),
  "emote-*": named("emotes"),
  "event-*": named("events"),
  "gallery-*": list("won given-up abandoned"),
  "gallery-about-*": list("licence-text artists source"),
  "gallery-origin-*": named("origins"),
  "gallery-origin-*-text": named("origins"),
  "gallery-type-*": [...named("types"), "drink", "event", "side"],
  "gallery-you-*": list("won lost gave-up"),
  "help-sign-*": list("heart drop coin hand drink deck action sometimes anytime gambling"),
  "kind-*": list("drink event"),
  "lesson-first-*": FIRST.map((step) => step.id),
  "lesson-minute-*": named("phases"),
  "lesson-teaches-*": teaches,
  "lesson-teaches-*-text": teaches,
  "lobby-bot-*": [...named("bots"), ...named("staff")],
  "lobby-bot-*-text": named("bots"),
  "lobby-clock-*": named("clocks"),
  "lobby-clock-*-text": named("clocks"),
  "lobby-drinks-*-text": named("drinks"),
  "lobby-privacy-*": list("link listed password"),
  "lobby-privacy-*-text": list("link listed password"),
  "lobby-variant-*": named("variants"),
  "lobby-variant-*-text": named("variants"),
  "log-many-*": list("discard drew"),
  "phrase-*": named("phrases"),
  "reason-*": named("reasons"),
  "refusal-*": [...named("codes"), "no-line"],
  "replay-jump-*": list("out round over"),
  "settings-pace-*": list("at-once fast normal calm"),
  "stat-*": named("stats"),
  "table-change-*": named("stats"),
  "table-deed-*": list(
    "pay draw discard select put order drink sober contest dare start-round control leave end-round flip allow may " +
      "choose keep end-turn out share pass-out pot-to-inn collect stays",
  ),
  "table-does-*": entries.filter((kind) => kind !== "card"),
  "table-entry-*": entries,
  "table-mark-*": list(
    "turn control act passed left broke out away gave-up gone won offer offer-key chosen barred",
  ),
  "table-mark-will-*": list("out pass-out"),
  "table-note-*": entries,
  "table-phase-*": named("phases"),
  "table-quiet-why-*": named("phases"),
  "table-rail-*": list("ctl done left now yet won over"),
  "table-stamp-*": list("negated will-negate ignored"),
  "table-type-*": named("types"),
  "table-verb-*": list(
    "negates ignores redirects passes splits weakens boosts changes covers dodges answers first then",
  ),
  "zone-*": zones,
};
const possible = new Set(
  Object.entries(FAMILIES).flatMap(([id, values]) => values.map((value) => id.replace("*", value))),
);

describe("the page's words", () => {
  it("are all in the catalogue", () => {
    const said = [...sources.matchAll(/\b(?:say|message)\(\s*"([a-z][\w-]*)"/g)].map((found) => found[1]!);
    expect(said.length).toBeGreaterThan(300);
    expect([...new Set(said)].filter((id) => !known.has(id))).toEqual([]);
  });

  it("that are put together are of a family whose members are known", () => {
    // None is put together in a way that is not seen here.
    expect([...sources.matchAll(/`[a-z][a-z0-9-]*-\$\{/g)]).toHaveLength(put.length);
    const families = Object.keys(FAMILIES);
    expect([...made].filter((id) => !NO_WORDS.has(id)).sort()).toEqual(families.sort());
    expect([...possible].filter((id) => !known.has(id))).toEqual([]);
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
    // Of names and events the page takes what it needs: they are the server's as well.
    const unsaid = [...pages, ...idsOf(`${SPEECH}talk.ftl`)].filter(
      (id) => !literals.has(id) && !possible.has(id),
    );
    expect(unsaid).toEqual([]);
  });
});
