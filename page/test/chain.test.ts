import { expect, test } from "vitest";
import { fold, leaders, links, occasion, spread, together } from "../src/model/chain";
import type { EntryView, PourView } from "../src/wire/messages";

const entry = (change: Partial<EntryView>): EntryView => ({
  kind: "card",
  seat: 0,
  card: "elbow",
  mode: 0,
  target: -1,
  arg: 0,
  step: 2,
  plan: [],
  drinks: [],
  edits: [],
  added: [],
  champions: [],
  targets: [],
  glasses: [],
  answers: null,
  negated: false,
  ...change,
});
const deed = (verb: string) => ({ verb, seat: null, n: 0, what: "", source: 0 });
const art = (card: string): string | undefined => ({ shrug: "ignore", no: "negate", heal: "heal" })[card];

test("an answer to an answer: its arrow says what it does, and what it cancels is stamped", () => {
  const stack = [
    entry({ kind: "free", card: null }),
    entry({ plan: [{ ...deed("change"), n: -2, what: "fortitude", seat: 0 }] }),
    entry({ card: "shrug", plan: [deed("edit")], answers: 1, negated: true }),
    entry({ card: "no", plan: [deed("negate")], answers: 2 }),
  ];
  const found = links({ stack }, art);
  expect(found.map((link) => link.verb)).toEqual([null, "ignores", "negates"]);
  expect(found.map((link) => link.stamp)).toEqual([null, "negated", null]);
  expect(found.map((link) => link.dead)).toEqual([false, true, false]);
  expect(found.map((link) => link.top)).toEqual([false, false, true]);
});

test("a card that changes nothing of what is pending comes first; what follows by itself has no answer's arrow", () => {
  const stack = [
    entry({}),
    entry({ card: "heal", plan: [deed("change")], answers: 0 }),
    entry({ kind: "hook", card: null }),
  ];
  const found = links({ stack }, art);
  expect(found.map((link) => link.verb)).toEqual([null, "first", "then"]);
  expect(found[2]?.follows).toBe(true);
});

test("ignored by all whom it would hit: stamped, as long as it has not happened", () => {
  const spared = { edits: [{ edit: "ignore", seat: 1, n: 0, target: null }] };
  expect(links({ stack: [entry(spared)] }, art)[0]?.stamp).toBe("ignored");
  expect(links({ stack: [entry({ ...spared, step: 6 })] }, art)[0]?.stamp).toBeNull();
  expect(links({ stack: [entry({ ...spared, plan: [deed("change")] })] }, art)[0]?.stamp).toBeNull();
});

test("the oldest fold away", () => {
  const found = links({ stack: [0, 1, 2, 3].map(() => entry({})) }, art);
  const { folded, shown } = fold(found, 3);
  expect(folded.map((link) => link.at)).toEqual([0]);
  expect(shown.map((link) => link.at)).toEqual([1, 2, 3]);
});

test("cards shrink, then overlap, then fold, and never need more room than there is", () => {
  expect(spread(3, 600, [150, 132], 62)).toEqual({ size: 150, gap: 62, shown: 3 });
  expect(spread(3, 530, [150, 132], 62)).toEqual({ size: 132, gap: 62, shown: 3 });
  for (const width of [240, 320, 400, 500, 640]) {
    for (const n of [2, 3, 5, 9]) {
      const { size, gap, shown } = spread(n, width, [150, 132, 116], 62);
      const note = shown < n ? 76 : 0;
      expect(shown * size + (shown - 1) * gap + note).toBeLessThanOrEqual(width);
      expect(size + gap).toBeGreaterThanOrEqual(shown > 1 ? 64 : 0);
    }
  }
});

const pour = (drinker: number, alcohol: number, change: Partial<PourView> = {}): PourView => ({
  drinker,
  revealer: drinker,
  cards: ["ale"],
  alcohol,
  fortitude: 0,
  ignored: false,
  edits: [],
  flags: ["contest"],
  ...change,
});

test("who leads a contest, and where nobody does", () => {
  expect(leaders([pour(0, 3), pour(1, 4), pour(2, 4)])).toEqual([1, 2]);
  expect(leaders([pour(0, 0, { ignored: true, score: 5 }), pour(1, 4, { score: 4 })])).toEqual([0]);
  expect(leaders([pour(0, 3, { flags: [] }), pour(1, 4, { flags: [] })])).toEqual([]);
});

test("Drinks of several people are found, with what made them drink", () => {
  const stack = [
    entry({ kind: "event", card: "contest" }),
    entry({ kind: "drink", card: null, drinks: [pour(0, 1), pour(1, 2)] }),
    entry({}),
  ];
  expect(together({ stack })).toBe(1);
  expect(occasion({ stack }, 1)?.card).toBe("contest");
  expect(together({ stack: [entry({ kind: "drink", drinks: [pour(0, 1)] })] })).toBeNull();
});
