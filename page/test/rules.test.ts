import { describe, expect, it } from "vitest";
import {
  alsoSee,
  knownIds,
  pieces,
  placeOf,
  search,
  summary,
  wordsOf,
  type Rule,
  type RulePage,
} from "../src/model/rules";

const rule = (id: string, text: string, see: string[] = []): Rule => ({ id, text, see, language: "en" });
const page = (id: string, title: string, intro: string, rules: Rule[]): RulePage => ({
  id,
  title,
  intro,
  rules,
  language: "en",
});

const PAGES = [
  page("words", "Words", "Stash: the Gold of a player.", []),
  page("gamble", "Round of Gambling", "A side game for a pot.", [
    rule("GAMBLE-04", "Whoever started it has control."),
    rule("GAMBLE-05", "Participants act clockwise (TIME-05), see TEAM-99.", ["TIME-05", "OPEN-45", "time"]),
  ]),
  page("time", "Timing", "Windows.", [rule("TIME-05", "Ещё один порядок ответов.")]),
  page("rulings", "Rulings", "Why.", [rule("OPEN-45", "How passes are counted.")]),
];
const ids = (found: RulePage[]): string[] => found.flatMap((one) => one.rules.map((said) => said.id));

describe("the tile of a chapter", () => {
  it.each([
    ["Drinks. In force for all (DIFF-14).", "Drinks. In force for all."],
    ["Moving a loss. See also DIFF-15.", "Moving a loss."],
    ["What changes.\nMore of it.", "What changes."],
  ])("has no ids: %s", (intro, said) => {
    expect(summary(intro)).toBe(said);
  });
});

describe("an address", () => {
  it.each(["GAMBLE-05", "gamble-05", "gamble-5", " Gamble-5 "])("%s leads to a rule", (asked) => {
    const found = placeOf(PAGES, asked);
    expect([found?.page.id, found?.rule?.id]).toEqual(["gamble", "GAMBLE-05"]);
  });
  it("leads to a page", () => {
    expect(placeOf(PAGES, "time")).toEqual({ page: PAGES[2], rule: null });
  });
  it("may lead nowhere", () => {
    expect(placeOf(PAGES, "GAMBLE-99")).toBeNull();
  });
});

describe("a search", () => {
  it("wants every word, in any order and case", () => {
    expect(ids(search(PAGES, "control WHOEVER"))).toEqual(["GAMBLE-04"]);
    expect(search(PAGES, "control nonsense")).toEqual([]);
  });
  it("finds ids as people type them", () => {
    expect(ids(search(PAGES, "gamble-5"))).toEqual(["GAMBLE-05"]);
  });
  it("finds a chapter by its title, with all its rules", () => {
    expect(ids(search(PAGES, "gambling round"))).toEqual(["GAMBLE-04", "GAMBLE-05"]);
  });
  it("finds a page by its introduction", () => {
    expect(search(PAGES, "stash").map((one) => one.id)).toEqual(["words"]);
  });
  it("takes е for ё", () => {
    expect(ids(search(PAGES, "еще"))).toEqual(["TIME-05"]);
  });
  it("finds nothing for nothing", () => {
    expect(search(PAGES, "  ")).toEqual([]);
  });
});

describe("text", () => {
  const known = knownIds(PAGES);
  it("has references to the rules that there are", () => {
    const [, second] = PAGES[1]!.rules;
    const found = pieces(second!.text, known);
    expect(found.map((one) => one.text).join("")).toBe(second!.text);
    expect(found.filter((one) => one.to)).toEqual([{ text: "TIME-05", to: "TIME-05", found: false }]);
  });
  it("takes no part of an example's id for a rule", () => {
    expect(pieces("RDI8-TIME-05 shows it", known).every((one) => one.to === null)).toBe(true);
  });
  it("marks what was searched for, the longest first", () => {
    const found = pieces("Ещё один порядок", known, wordsOf("еще ещ порядок"));
    expect(found.map((one) => [one.text, one.found])).toEqual([
      ["Ещё", true],
      [" один ", false],
      ["порядок", true],
    ]);
  });
  it("leads to a page that it names by its title", () => {
    const said = "There is more in “Timing” and in “Nothing”.";
    expect(pieces(said, known).filter((one) => one.to)).toEqual([
      { text: "Timing", to: "time", found: false },
    ]);
    expect(pieces("Игра в игре: «Timing».", known).map((one) => one.to)).toContain("time");
    expect(pieces("Timing is everything.", known).every((one) => one.to === null)).toBe(true);
  });
  it("leaves to the line below only what it does not name", () => {
    expect(alsoSee(PAGES[1]!.rules[1]!, known)).toEqual(["OPEN-45", "time"]);
    expect(alsoSee(rule("GAMBLE-06", "See “Timing”.", ["time", "OPEN-45", "OPEN-99"]), known)).toEqual([
      "OPEN-45",
    ]);
  });
});
