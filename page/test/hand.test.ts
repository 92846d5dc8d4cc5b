import { expect, it } from "vitest";
import { drawnAt, slotsOf, steady } from "../src/model/hand";

const copies = (hand: string[], reach: string[] = []): string[] =>
  slotsOf(hand, reach).map((slot) => slot.copy);

it("calls a card the same when another one leaves the hand", () => {
  const before = slotsOf(["ale", "dice", "wine"], []);
  const after = slotsOf(["ale", "wine"], []);
  expect(after.map((slot) => slot.copy)).toEqual([before[0]!.copy, before[2]!.copy]);
  expect(after.map((slot) => slot.place)).toEqual([0, 1]);
  expect(after.map((slot) => slot.key)).toEqual(["0", "1"]);
});

it("tells copies of a card apart, and those in front of us from those in the hand", () => {
  const all = copies(["ale", "dice", "ale"], ["ale"]);
  expect(new Set(all).size).toBe(4);
});

it("gives what lies in front of us no place in the hand", () => {
  expect(slotsOf([], ["rat"])).toMatchObject([{ id: "rat", place: null, key: "rat" }]);
});

it("keeps every card of a film in its place, and fills what is empty first", () => {
  const dealt = steady([], ["ale", "dice", "ale", "wine"]);
  expect(dealt).toEqual(["ale", "dice", "ale", "wine"]);
  const played = steady(dealt, ["ale", "ale", "wine"]);
  expect(played).toEqual(["ale", null, "ale", "wine"]);
  expect(steady(played, ["ale", "wine"])).toEqual(["ale", null, null, "wine"]);
  expect(steady(played, ["ale", "ale", "wine", "tip", "rat"])).toEqual(["ale", "tip", "ale", "wine", "rat"]);
  expect(steady(played, ["ale", "dice", "ale", "wine"])).toEqual(dealt); // one step back
});

it("knows the cards that were just drawn by their place, and a whole hand of them is no news", () => {
  const at = (hand: string[], drawn: string[]): unknown[] => [...drawnAt(hand, drawn)].toSorted();
  expect(at(["ale", "dice", "ale", "wine"], ["wine", "ale"])).toEqual([2, 3]); // and not the ale that was there
  expect(at(["ale", "dice"], ["rat", "dice"])).toEqual([1]); // the rat lies in front of us
  expect(at(["ale", "dice"], [])).toEqual([]);
  expect(at(["ale", "dice"], ["ale", "dice"])).toEqual([]);
});
