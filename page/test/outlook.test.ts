import { expect, test } from "vitest";
import { brought, fateOf, foresee, ghostOf, harmed, hits, ordering } from "../src/model/outlook";
import type { Effect, EntryView, PourView, SeatView } from "../src/wire/messages";

const seat = (at: number, change: Partial<SeatView> = {}): SeatView => ({
  seat: at,
  name: ["fiona", "zot", "gerki"][at]!,
  character: "fiona",
  fortitude: 14,
  alcohol: 5,
  gold: 9,
  alive: true,
  passed_out: false,
  absent: false,
  side: at,
  tokens: 0,
  hand: 7,
  deck: 20,
  pile: 1,
  discard: [],
  front: [],
  counters: [],
  zones: [],
  ...change,
});
const effect = (verb: string, at: number | null, n = 0, what = ""): Effect => ({
  verb,
  seat: at,
  n,
  what,
  source: null,
});
const ahead = (effects: Effect[], open = false) => ({
  seats: [seat(0), seat(1), seat(2, { counters: [["piety", 7]] })],
  ahead: { effects, open },
});

test("who has nothing to drink sobers up: a number, and why", () => {
  const table = ahead([effect("sober", 0, 1, "alcohol"), effect("sober", 1, 0, "alcohol")]);
  const seen = foresee(table);
  expect(fateOf(seen, 0)?.changes).toEqual([{ what: "alcohol", from: 5, to: 4 }]);
  expect(seen.fates.map((fate) => fate.deeds.map((deed) => deed.verb))).toEqual([["sober"], ["sober"]]);
  expect(fateOf(seen, 1)?.changes).toEqual([]);
  expect(hits(seen)).toEqual([]);
});

test("several steps of one number are one change, from the old to the new", () => {
  const table = ahead([
    effect("change", 0, -2, "fortitude"),
    effect("change", 0, -1, "fortitude"),
    effect("change", 2, 2, "piety"),
  ]);
  const seen = foresee(table);
  expect(fateOf(seen, 0)?.changes).toEqual([{ what: "fortitude", from: 14, to: 11 }]);
  expect(fateOf(seen, 2)?.changes).toEqual([{ what: "piety", from: 7, to: 9 }]);
  expect(ghostOf(table, seen, 0)).toEqual({ fortitude: 11, alcohol: 5 });
  expect(ghostOf(table, seen, 1)).toBeNull();
});

test("Gold that is paid to somebody moves two purses; what the Inn pays moves the other one only", () => {
  const seen = foresee(
    ahead([effect("pay", 0, 1, "zot"), effect("pay", 2, 1, "zot (by the Inn)"), effect("pay", 0, 1, "inn")]),
  );
  expect(fateOf(seen, 0)?.changes).toEqual([{ what: "gold", from: 9, to: 7 }]);
  expect(fateOf(seen, 1)?.changes).toEqual([{ what: "gold", from: 9, to: 11 }]);
  expect(fateOf(seen, 2)?.changes).toEqual([]);
  expect(fateOf(seen, 2)?.deeds).toEqual([{ verb: "pay", n: 1, what: "zot (by the Inn)" }]);
});

test("losing Fortitude, gaining Alcohol and dropping out are harm; gaining Fortitude is none", () => {
  const seen = foresee(
    ahead([
      effect("change", 0, 2, "alcohol"),
      effect("change", 1, 2, "fortitude"),
      effect("out", 2, 0, "gold"),
    ]),
  );
  expect(hits(seen)).toEqual([0, 2]);
  expect(harmed(fateOf(seen, 1))).toBe(false);
});

test("what cancels out is no change, and a Round begins for everybody", () => {
  const seen = foresee(
    ahead(
      [effect("change", 0, -2, "fortitude"), effect("change", 0, 2, "fortitude"), effect("start-round", 1)],
      true,
    ),
  );
  expect(seen.fates).toEqual([]);
  expect(seen.common.map((deed) => deed.verb)).toEqual(["start-round"]);
  expect(seen.open).toBe(true);
});

test("teammates share a track, so both see the ghost", () => {
  const table = {
    ...ahead([effect("change", 0, 3, "alcohol")]),
    seats: [seat(0, { side: 0 }), seat(1, { side: 0 }), seat(2, { side: 1 })],
  };
  const seen = foresee(table);
  expect(ghostOf(table, seen, 1)).toEqual({ fortitude: 14, alcohol: 8 });
  expect(ghostOf(table, seen, 2)).toBeNull();
});

test("Drinks that are ordered for nobody yet have somebody who orders them", () => {
  const order = { ...effect("order", null, 1), source: 1 };
  const seen = foresee(ahead([order, order], true));
  expect(fateOf(seen, 1)?.deeds).toEqual([{ verb: "order", n: 2, what: "" }]);
  expect(seen.common).toEqual([]);
});

test("while somebody chooses for whom Drinks are, the order is not foretold any more", () => {
  const seen = foresee(ahead([effect("order", 0, 2)], true));
  const asked = (kind: string) => ({ question: { kind } as never, clock: null });
  expect(ordering(asked("order"), seen)).toBe(true);
  expect(ordering(asked("window"), seen)).toBe(false);
  const move = { kind: "move" } as never;
  expect(ordering({ question: null, clock: move }, seen)).toBe(true);
  const hit = foresee(ahead([effect("order", 0, 2), effect("change", 1, -2, "fortitude")], true));
  expect(ordering(asked("order"), hit)).toBe(false);
});

test("Gold that others get from what somebody leaves behind is known as such", () => {
  const gone = [effect("out", 0, 0, "drink"), effect("share", 1, 1, "gold"), effect("share", 2, 1, "gold")];
  expect(foresee(ahead(gone)).left).toBe(true);
  expect(foresee(ahead([effect("collect", 1, 1, "pot")])).left).toBe(false);
});

test("what a glass will bring is what is foretold of its drinker, if that is of this glass alone", () => {
  const told = (drinkers: number[], glasses: number[], ...changes: [number, number][]): number[] => {
    const drinks = drinkers.map((drinker) => ({ drinker, alcohol: 2 }) as PourView);
    const table = {
      ...ahead(changes.map(([at, n]) => effect("change", at, n, "alcohol"))),
      stack: [{ drinks }, { drinks: [], glasses }] as unknown as EntryView[],
    };
    return drinkers.map((_, glass) => brought(table, 0, glass, foresee(table)));
  };
  // The track of the third ends before.
  expect(told([0, 1, 2], [0, 2], [0, 4], [2, 15])).toEqual([4, 2, 2]);
  // Nobody answers it: something else is to happen.
  expect(told([0, 1], [1], [0, 1])).toEqual([2, 2]);
  // Two glasses of one.
  expect(told([0, 0], [0], [0, 5])).toEqual([2, 2]);
});
