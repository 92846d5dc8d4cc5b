import { expect, it, vi } from "vitest";
import { library } from "../src/state/catalogue.svelte";
import { speak } from "../src/words/index.svelte";

const card = (id: string, owner: string | null, copies: number): object => ({ id, owner, copies, title: id });

it("knows a card of several decks as each of them has it", async () => {
  const cards = [
    card("gamble", "fiona", 3),
    card("gamble", "gerki", 4),
    card("stab", "gerki", 2),
    card("wine", null, 5),
  ];
  vi.stubGlobal("fetch", (address: string) =>
    Promise.resolve(Response.json(address.includes("/characters") ? { characters: [] } : { cards })),
  );
  await library.load("en");
  expect(library.card("gamble", "fiona")).toMatchObject({ owner: "fiona", copies: 3 });
  expect(library.card("gamble", "gerki")).toMatchObject({ owner: "gerki", copies: 4 });
  expect(library.card("gamble")?.title).toBe("gamble");
  expect(library.card("stab", "fiona")).toMatchObject({ owner: "gerki" });
  expect(library.card("wine", "fiona")).toMatchObject({ owner: null, copies: 5 });
  // What several decks have is part of each of them.
  expect(library.ownedBy("fiona").map((one) => one.id)).toEqual(["gamble"]);
  expect(library.ownedBy("gerki").map((one) => one.id)).toEqual(["gamble", "stab"]);
  expect(library.ownedBy(null).map((one) => one.id)).toEqual(["wine"]);
});

it("puts cards that have become part of another one where that says that they will", async () => {
  await speak("en");
  const cards = [
    {
      ...card("rocket", "wizgille", 1),
      text: "Hit all.\nTurn over one.\nNo more.",
      adds_text: "Turn over one.",
    },
    { ...card("wheel", "wizgille", 1), text: "Draw 1.\nOne more.", adds_text: "One more." },
    { ...card("coin", "wizgille", 1), text: "It costs $&.", adds_text: "" },
  ];
  vi.stubGlobal("fetch", (address: string) =>
    Promise.resolve(Response.json(address.includes("/characters") ? { characters: [] } : { cards })),
  );
  await library.load("ru");
  const text = (id: string, ...added: string[]): string | undefined => library.joined(id, added)?.text;
  expect(text("rocket")).toBe(cards[0]!.text);
  expect(text("rocket", "coin")).toBe("Hit all.\n“coin”: It costs $&.\nNo more.");
  expect(text("rocket", "wheel", "coin")).toBe("Hit all.\n“wheel”: Draw 1.\n“coin”: It costs $&.\nNo more.");
  // The deck was used up.
  expect(text("rocket", "wheel")).toBe("Hit all.\n“wheel”: Draw 1.\nOne more.\nNo more.");
  expect(text("rocket", "unknown")).toBe(cards[0]!.text);
  expect(text("coin", "wheel")).toBe("It costs $&.");
  expect(text("unknown", "coin")).toBeUndefined();
});
