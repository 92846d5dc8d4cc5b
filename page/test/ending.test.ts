import { expect, test } from "vitest";
import { losses } from "../src/model/ending";
import type { Line } from "../src/model/log";

const line = (code: string, args: Record<string, unknown>, depth = 0): Line => ({
  seq: 0,
  code,
  args,
  private: false,
  depth,
});

test("who passed out did so in a turn, by the last Drink that was had", () => {
  const told = [
    line("turn", { seat: 0, turn: 28 }),
    line("reveal", { seat: 0, target: 0, cards: ["wine"] }),
    line("change", { seat: 0, what: "alcohol", n: 2, now: 18 }, 1),
    line("turn", { seat: 1, turn: 29 }),
    line("event", { seat: 1, card: "drinking-contest" }),
    line("reveal", { seat: 0, target: 0, cards: ["dark-ale-with-a-chaser", "light-ale"] }, 1),
    line("reveal", { seat: 1, target: 1, cards: ["troll-swill"] }, 1),
    line("change", { seat: 0, what: "alcohol", n: 2, now: 20 }, 1),
    line("change", { seat: 1, what: "fortitude", n: -1, now: 17 }, 1),
    line("out", { seat: 0, why: "drink" }),
  ];
  expect(losses(told)).toEqual([
    { seat: 0, turn: 29, why: "drink", cards: ["dark-ale-with-a-chaser", "light-ale"] },
  ]);
});

test("a card that takes Fortitude is the cause, and for Gold the card that took the last of it", () => {
  const told = [
    line("turn", { seat: 1, turn: 4 }),
    line("play", { seat: 1, card: "elbow" }),
    line("play", { seat: 0, card: "shrug" }, 1),
    line("negate", { seat: 0, card: "shrug" }, 2),
    line("change", { seat: 0, what: "fortitude", n: -2, now: 9 }, 1),
    line("out", { seat: 0, why: "drink" }),
    line("play", { seat: 1, card: "dues" }),
    line("pay", { seat: 2, n: 1, to: 1 }, 1),
    line("out", { seat: 2, why: "gold" }),
  ];
  expect(losses(told).map(({ seat, cards }) => [seat, cards])).toEqual([
    [0, ["elbow"]],
    [2, ["dues"]],
  ]);
});

test("a Drink that was handed on is still the one", () => {
  const told = [
    line("turn", { seat: 1, turn: 4 }),
    line("reveal", { seat: 1, target: 1, cards: ["dragon-breath-ale"] }),
    line("change", { seat: 0, what: "alcohol", n: 4, now: 16 }, 1),
    line("out", { seat: 0, why: "drink" }),
  ];
  expect(losses(told)[0]?.cards).toEqual(["dragon-breath-ale"]);
});

test("what was put into a Drink, or for it, is named beside it", () => {
  const told = [
    line("turn", { seat: 1, turn: 4 }),
    line("reveal", { seat: 0, target: 0, cards: ["dark-ale"] }),
    line("play", { seat: 1, card: "did-you-order-that" }, 1),
    line("edit", { seat: 1, edit: "replace", drinker: 0 }, 2),
    line("play", { seat: 2, card: "some-extra" }, 1),
    line("edit", { seat: 2, edit: "raise", n: 2, drinker: 0 }, 2),
    line("change", { seat: 0, what: "alcohol", n: 6, now: 16 }, 1),
    line("out", { seat: 0, why: "drink" }),
  ];
  expect(losses(told)[0]?.cards).toEqual(["dark-ale", "did-you-order-that", "some-extra"]);
});
