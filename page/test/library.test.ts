import { expect, it, vi } from "vitest";
import { library } from "../src/state/catalogue.svelte";

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
