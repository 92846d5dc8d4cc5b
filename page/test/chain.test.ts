import { expect, test } from "vitest";
import {
  culprit,
  fold,
  idle,
  leaders,
  links,
  numeral,
  occasion,
  shared,
  spared,
  spread,
  sumOf,
  together,
  without,
} from "../src/model/chain";
import type { EntryView, PourView, SeatView } from "../src/wire/messages";

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
const ARTS: Record<string, string> = { shrug: "ignore", no: "negate", heal: "heal", chair: "pour-out" };
const art = (card: string) =>
  card in ARTS ? { art: ARTS[card]!, types: [card === "chair" ? "anytime" : "sometimes"] } : undefined;

test("an answer to an answer: its arrow says what it does, and what it cancels is stamped", () => {
  const stack = [
    entry({ kind: "free", card: null }),
    entry({ plan: [{ ...deed("change"), n: -2, what: "fortitude", seat: 0 }] }),
    entry({ card: "shrug", plan: [deed("edit")], answers: 1, negated: true }),
    entry({ card: "no", plan: [deed("negate")], answers: 2 }),
  ];
  const found = links({ stack }, art);
  expect(found.map((link) => link.verb)).toEqual([null, "ignores", "negates"]);
  expect(found.map((link) => link.stamp)).toEqual([null, "will-negate", null]);
  expect(found.map((link) => link.dead)).toEqual([false, true, false]);
  expect(found.map((link) => link.top)).toEqual([false, false, true]);
});

test("a card that needs something to answer answers it, before and after it has done what it does", () => {
  for (const plan of [[deed("drink")], []]) {
    const stack = [entry({}), entry({ card: "heal", plan, answers: 0 }), entry({ kind: "hook", card: null })];
    const found = links({ stack }, art);
    expect(found.map((link) => link.verb)).toEqual([null, "answers", "then"]);
    expect(found[2]?.follows, "by itself").toBe(true);
  }
});

test("what can be played at any time answers nothing, also once it has done what it does", () => {
  for (const plan of [[deed("change")], []]) {
    const stack = [entry({ kind: "drink", card: null }), entry({ card: "chair", plan, answers: 0 })];
    const found = links({ stack }, art);
    expect([found[1]?.verb, found[1]?.follows]).toEqual(["first", true]);
  }
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
  expect(spread(3, 600, [150, 132], 62)).toEqual({ size: 150, gap: 74, shown: 3 });
  expect(spread(3, 530, [150, 132], 62)).toEqual({ size: 132, gap: 67, shown: 3 });
  expect(spread(3, 520, [150, 132], 62)).toEqual({ size: 132, gap: 62, shown: 3 });
  // Too narrow for arrows: what they leave makes cards larger.
  expect(spread(4, 600, [150, 140, 132, 120], 62, 50)).toEqual({ size: 140, gap: 13, shown: 4 });
  expect(spread(3, 470, [150, 132, 120], 62, 50)).toEqual({ size: 120, gap: 55, shown: 3 });
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

test("a negation that may still be answered has not happened yet", () => {
  const pending = [
    entry({ kind: "won", card: null, negated: true }),
    entry({ card: "no", plan: [deed("negate")], answers: 0 }),
  ];
  expect(links({ stack: pending }, art)[0]?.stamp).toBe("will-negate");
  const done = [pending[0]!, { ...pending[1]!, step: 6 }];
  expect(links({ stack: done }, art)[0]?.stamp).toBe("negated");
  const answered = [...pending.slice(0, 1), { ...pending[1]!, negated: true }];
  expect(links({ stack: answered }, art)[0]?.stamp).toBe("negated");
});

const VALUES: Record<string, { alcohol: number | null; fortitude: number | null }> = {
  ale: { alcohol: 1, fortitude: 0 },
  wine: { alcohol: 3, fortitude: 0 },
  rotgut: { alcohol: null, fortitude: null },
  water: { alcohol: 0, fortitude: 2 },
};
const value = (card: string) => VALUES[card];
const halved = { edits: [{ edit: "split", seat: 0, n: 0, target: null }] };

test("what a glass comes to is shown as a sum, if it is more than its one card", () => {
  expect(sumOf(pour(0, 1, { cards: ["ale"] }), value)).toBeNull();
  expect(sumOf(pour(0, 2, { cards: ["ale", "ale"] }), value)).toMatchObject({
    what: "alcohol",
    cards: [
      { card: "ale", n: 1 },
      { card: "ale", n: 1 },
    ],
    total: 2,
  });
  expect(sumOf(pour(0, 2, { cards: ["wine"], ...halved }), value)?.edits.map((one) => one.edit)).toEqual([
    "split",
  ]);
  expect(sumOf(pour(0, 3, { cards: ["ale", "rotgut"] }), value)?.cards[1]?.n).toBe(2);
  expect(sumOf(pour(0, 0, { cards: ["water"], fortitude: 1, ...halved }), value)).toMatchObject({
    what: "fortitude",
    total: 1,
  });
});

test("a Drink that was turned into Fortitude comes to Fortitude, and what nobody knows is no question mark", () => {
  const turned = { edits: [{ edit: "convert", seat: 0, n: 0, target: null }] } as Partial<PourView>;
  expect(sumOf(pour(0, 0, { cards: ["wine"], fortitude: 3, ...turned }), value)).toMatchObject({
    what: "fortitude",
    cards: [{ card: "wine", n: 3 }],
    total: 3,
  });
  // In a contest the number still counts, and so it is known.
  expect(sumOf(pour(0, 0, { cards: ["rotgut"], score: 1, ...turned }), value)?.cards[0]?.n).toBe(1);
  expect(sumOf(pour(0, 0, { cards: ["rotgut"], ...turned }), value)?.cards[0]?.n).toBeNull();
});

test("a Drink is of whoever drinks it, also after it was handed on", () => {
  const drinks = [pour(2, 1, { revealer: 0 })];
  expect(links({ stack: [entry({ kind: "drink", card: null, drinks })] }, art)[0]?.seat).toBe(2);
});

test("a contest names those who have no Drink in it", () => {
  const seats = [0, 1, 2, 3].map((seat) => ({ seat, alive: seat !== 3 }) as SeatView);
  expect(without({ seats }, [pour(1, 1)])).toEqual([0, 2]);
  const drinks = (flags: string[]): EntryView => entry({ kind: "drink", drinks: [pour(1, 1, { flags })] });
  expect(idle({ seats, stack: [drinks(["contest"])] }, 0)).toEqual([0, 2]);
  expect(idle({ seats, stack: [drinks([])] }, 0)).toEqual([]);
});

test("one Drink shared by two is not a Drink each", () => {
  expect(shared([pour(0, 2, halved), pour(1, 2, { ...halved, revealer: 0 })])).toBe(true);
  expect(shared([pour(0, 2), pour(1, 2)])).toBe(false);
});

test("a glass is ignored once a card says so, and also while that card may still be answered", () => {
  const glass = (drinker: number, ignored = false): PourView => ({
    ...{ drinker, revealer: drinker, cards: ["ale"], alcohol: 1, fortitude: 0 },
    ...{ ignored, edits: [], flags: [] },
  });
  const drinks = [glass(0), glass(1), glass(2, true)];
  const shrug = entry({ card: "shrug", plan: [deed("edit")], answers: 0, glasses: [1] });
  const seen = (answer: EntryView) =>
    drinks.map((_, n) =>
      spared({ stack: [entry({ kind: "drink", card: null, drinks }), answer] }, 0, n, art),
    );
  expect(seen(shrug)).toEqual([false, true, true]);
  expect(seen({ ...shrug, negated: true })).toEqual([false, false, true]);
  expect(seen({ ...shrug, card: "heal" })).toEqual([false, false, true]);
  expect(seen({ ...shrug, answers: 1 })).toEqual([false, false, true]);
  // Once it is done, the glass itself says what has come of it.
  expect(seen({ ...shrug, step: 6 })).toEqual([false, false, true]);
});

const hit = (seat: number) => [{ ...deed("change"), n: -1, what: "fortitude", seat }];

test("who is hit is hit by what touches them, and not by what lies there already or only answers", () => {
  const done = entry({ step: 5, plan: [] });
  const purse = entry({ card: "heal", plan: [{ ...deed("pay"), n: 1, what: "gerki", seat: 0 }], answers: 0 });
  expect(culprit({ stack: [done, purse] }, 0)).toBe(1);
  expect(culprit({ stack: [entry({ plan: hit(0) }), entry({ plan: hit(1) })] }, 0)).toBe(0);
  // An answer that fails leaves the harm where it was.
  const shrug = entry({ card: "shrug", plan: [deed("edit")], answers: 0, negated: true });
  const no = entry({ card: "no", plan: [deed("negate")], answers: 1 });
  expect(culprit({ stack: [entry({ plan: [deed("flip")] }), shrug, no] }, 0)).toBe(0);
  expect(culprit({ stack: [done] }, 0)).toBeNull();
});

test("of all that hits somebody the newest does, unless it is negated or done", () => {
  const old = entry({ plan: hit(0) });
  expect(culprit({ stack: [old, entry({ plan: hit(0) })] }, 0)).toBe(1);
  expect(culprit({ stack: [old, entry({ plan: hit(0), negated: true })] }, 0)).toBe(0);
  expect(culprit({ stack: [old, entry({ plan: hit(0), step: 5 })] }, 0)).toBe(0);
});

test("a glass hits whoever drinks it, if they do", () => {
  const glass = (...drinks: PourView[]): EntryView => entry({ kind: "drink", card: null, drinks });
  const old = entry({ plan: hit(0) });
  expect(culprit({ stack: [glass(pour(1, 2), pour(0, 2)), entry({ plan: hit(1) })] }, 0)).toBe(0);
  expect(culprit({ stack: [old, glass(pour(0, 2, { ignored: true }))] }, 0)).toBe(0);
  expect(culprit({ stack: [old, glass(pour(1, 2))] }, 0)).toBe(0);
});

test("where nothing names whom it hits, it is the newest that does more than answer", () => {
  const flip = entry({ plan: [deed("flip")] });
  expect(culprit({ stack: [flip, flip] }, 0)).toBe(1);
  expect(culprit({ stack: [flip, entry({ card: "shrug", plan: [deed("edit")], answers: 0 })] }, 0)).toBe(0);
  expect(culprit({ stack: [entry({ kind: "drink", card: null, drinks: [pour(1, 2)] })] }, 0)).toBe(0);
});

test("what the Inn has taken in, less what it has paid, may be below none", () => {
  expect([3, 0, -1].map(numeral)).toEqual(["3", "0", "−1"]);
});
