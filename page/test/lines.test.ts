import en from "virtual:words/en";
import ru from "virtual:words/ru";
import { expect, it } from "vitest";
import type { Line } from "../src/model/log";
import { Catalogue } from "../src/words/bundle";
import { foldedCards, lineMessage } from "../src/words/lines";
import { Voice } from "../src/words/voice";

const CATALOGUES = { en: new Catalogue("en", en), ru: new Catalogue("ru", ru) };
const voice = new Voice({
  names: ["Gerki", "Zot"],
  sides: [0, 1],
  you: 0,
  card: (id) => ({ title: id.toUpperCase(), kind: "character" }),
});
const line = (code: string, args: Record<string, unknown>): Line => ({
  seq: 1,
  code,
  args,
  private: false,
  depth: 0,
});
const said = (one: Line, language: "en" | "ru" = "en"): string =>
  CATALOGUES[language].say({ id: "told", args: { text: lineMessage(one, voice) } });

it("counts many cards, and names them to those who ask", () => {
  const many = line("discard", { seat: 1, cards: ["a", "b", "c"] });
  expect(said(many)).toBe("Zot discards 3 cards.");
  expect(said(many, "ru")).toBe("Zot сбрасывает 3 карты.");
  expect(CATALOGUES.en.say(foldedCards(many, voice)!)).toBe("“A”, “B” and “C”");
  expect(said(line("drew", { cards: ["a", "b", "c", "d", "e"] }))).toBe("You draw 5 cards.");
});

it.each([
  ["drew", { cards: ["a", "b", "c"] }, "draw 3 cards.", "бер", " 3 карты."],
  ["drew", { cards: [] }, "draw nothing.", "ничего не бер", "."],
  ["gave", { cards: ["a"] }, "give away “A”.", "отда", " «A»."],
])(
  "tells us of ourselves what is told to one seat alone, and by name of anybody in a film: %s",
  (code, args, ...words) => {
    const [en, ru, end] = words;
    expect(said(line(code, args))).toBe(`You ${en}`);
    expect(said(line(code, args), "ru")).toBe(`Вы ${ru}ёте${end}`);
    const theirs = line(code, { ...args, seat: 1 });
    expect(said(theirs)).toBe(`Zot ${en.replace(/draw|give/, "$&s")}`);
    expect(said(theirs, "ru")).toBe(`Zot ${ru}ёт${end}`);
  },
);

it("gives the reason of a pass to whoever has not been asked alone", () => {
  const pass = (seat: number): string => said(line("pass-bid", { seat, alone: 1 }));
  expect(pass(0)).toBe("No card of yours fits: you pass without being asked.");
  expect(pass(1)).toBe("Zot passes.");
});

it("names a few cards at once", () => {
  const few = line("discard", { seat: 0, cards: ["a", "b"] });
  expect(said(few)).toBe("You discard “A” and “B”.");
  expect(foldedCards(few, voice)).toBeNull();
  expect(foldedCards(line("turn", { seat: 0, turn: 1 }), voice)).toBeNull();
});

it("says who has taken a move back", () => {
  expect(said(line("taken-back", { seat: 0 }))).toBe("You take the last move back, and all that came of it.");
  expect(said(line("taken-back", { seat: 1 }))).toBe(
    "Zot takes the last move back, and all that came of it.",
  );
  expect(said(line("taken-back", { seat: 0 }), "ru")).toBe(
    "Вы берёте назад последнее решение и всё, что было после него.",
  );
});

it.each([
  ["play tip on gerki", "“TIP”", "карту «TIP»"],
  ["order gerki", "the order of a Drink", "заказ Напитка"],
  ["discard", "the discard", "сброс"],
  ["pass", "a pass", "пас"],
  ["choose", "a choice", "выбор"],
])("names the move that was taken back: %s", (move, en, ru) => {
  const one = line("taken-back", { seat: 1, deed: move });
  expect(said(one)).toBe(`Zot takes ${en} back, and all that came of it.`);
  expect(said(one, "ru")).toContain(`Zot берёт назад ${ru} и всё, что было после `);
});

it("tells a pass that nobody has pressed", () => {
  expect(said(line("pass-bid", { seat: 0, alone: 1 }))).toBe(
    "No card of yours fits: you pass without being asked.",
  );
  expect(said(line("pass-bid", { seat: 0 }))).toBe("You pass.");
});

it("says who gives up", () => {
  expect(said(line("gave-up", { seat: 1 }))).toBe("Zot gives up.");
  expect(said(line("gave-up", { seat: 0 }))).toBe("You give up.");
  expect(said(line("gave-up", { seat: 1 }), "ru")).toBe("Zot сдаётся.");
  expect(said(line("gave-up", { seat: 0 }), "ru")).toBe("Вы сдаётесь.");
  expect(said(line("abandoned", {}))).toBe("Nobody came back: the game ends here.");
});
