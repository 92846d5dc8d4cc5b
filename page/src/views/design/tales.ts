// What was told until then, for tables made by hand at which it is over: who dropped out, when and how.
import type { Line } from "../../model/log";

const line = (code: string, args: Record<string, unknown>, depth = 0): Line => ({
  seq: 0,
  code,
  args,
  private: false,
  depth,
});

/** What was told until then, for tables at which it is over. */
export const TALES: Record<string, readonly Line[]> = {
  over: [
    line("turn", { seat: 1, turn: 12 }),
    line("out", { seat: 1, why: "drink" }),
    line("turn", { seat: 3, turn: 20 }),
    line("out", { seat: 3, why: "drink" }),
    line("turn", { seat: 2, turn: 31 }),
    line("reveal", { seat: 2, target: 2, cards: ["elven-wine"] }),
    line("change", { seat: 2, what: "alcohol", n: 3, now: 13 }, 1),
    line("out", { seat: 2, why: "drink" }),
  ],
  lost: [
    line("turn", { seat: 2, turn: 12 }),
    line("play", { seat: 2, card: "guild-dues-yes-everyones" }),
    line("pay", { seat: 3, n: 1, to: 2 }, 1),
    line("out", { seat: 3, why: "gold" }),
    line("turn", { seat: 0, turn: 29 }),
    line("reveal", { seat: 0, target: 0, cards: ["dark-ale-with-a-chaser", "light-ale"] }),
    line("change", { seat: 0, what: "alcohol", n: 2, now: 20 }, 1),
    line("out", { seat: 0, why: "drink" }),
  ],
  tied: [
    line("turn", { seat: 0, turn: 37 }),
    line("reveal", { seat: 0, target: 0, cards: ["dark-ale"] }),
    line("change", { seat: 0, what: "alcohol", n: 1, now: 15 }, 1),
    line("out", { seat: 0, why: "drink" }),
    line("turn", { seat: 1, turn: 39 }),
    line("event", { seat: 1, card: "round-on-the-house" }),
    line("change", { seat: 1, what: "alcohol", n: 3, now: 15 }, 1),
    line("change", { seat: 2, what: "alcohol", n: 3, now: 19 }, 1),
    line("out", { seat: 1, why: "drink" }),
    line("out", { seat: 2, why: "drink" }),
  ],
};
