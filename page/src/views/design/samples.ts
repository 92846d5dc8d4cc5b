// Tables made by hand, for looking at: every situation that the table has to draw.
import { within } from "../../model/outlook";
import type { Table } from "../../model/scene";
import type { Effect, EntryView, PourView } from "../../wire/messages";
import { CROWDED } from "./crowded";
import { effect, entry, pour, sceneOf, seat, type Sample } from "./pieces";

const ELBOW = entry({
  kind: "card",
  seat: 2,
  card: "make-some-elbow-room",
  target: 0,
  targets: [0],
  plan: [effect("change", 0, -2, "fortitude", 2)],
});
const SHIELD = entry({
  kind: "card",
  seat: 0,
  card: "youll-need-a-bigger-sword-than-that",
  plan: [effect("edit", null, 0, "", 0)],
  answers: 0,
});
const NO = (at: number, answers: number, negated = false): EntryView =>
  entry({
    kind: "card",
    seat: at,
    card: "i-dont-think-so",
    plan: [effect("negate", null, 0, "", at)],
    answers,
    negated,
  });
const HIT = { effects: [effect("change", 0, -2, "fortitude", 2)], open: false };

const contest = (n: number): PourView[] => {
  const cards: [string[], number, number][] = [
    [["dark-ale-with-a-chaser", "light-ale"], 2, 0],
    [["elven-wine"], 3, 0],
    [["dragon-breath-ale"], 4, 0],
    [["orcish-rotgut"], 0, -2],
    [["were-cutting-you-off"], -1, 0],
    [["wine-with-a-chaser", "wine"], 4, 0],
    [["holy-water"], 0, 2],
    [["dirty-dishwater"], 0, -1],
    [["light-ale"], 1, 0],
    [["wizards-brew"], 2, 2],
  ];
  return Array.from({ length: n }, (_, at) =>
    pour(at, cards[at]![0], cards[at]![1], cards[at]![2], { flags: ["event", "contest"], ignored: at === 4 }),
  );
};
/** Nobody leaves the track. */
const drunk = (pours: readonly PourView[]): Effect[] =>
  pours
    .filter((one) => !one.ignored)
    .flatMap((one) => {
      const view = seat(one.drinker);
      const step = (what: "alcohol" | "fortitude"): number => within(view[what] + one[what]) - view[what];
      return (["alcohol", "fortitude"] as const).map((what) =>
        effect("change", one.drinker, step(what), what),
      );
    })
    .filter((one) => one.n !== 0);

const gambling = (n: number): Partial<Table> => ({
  pot: 7,
  round: {
    starter: 2,
    control: 1,
    inside: Array.from({ length: n }, (_, at) => at).filter((at) => at !== 3),
    passed: [2],
    turn: 0,
    only_cheating: true,
  },
});

export const SCENES: Record<string, () => Sample> = {
  elbow: () => sceneOf(4, { stack: [ELBOW], ahead: HIT }),
  /** Its effects have happened. */
  done: () => sceneOf(4, { stack: [entry({ ...ELBOW, step: 6 })], ahead: { effects: [], open: false } }),
  shown: () =>
    sceneOf(4, {
      phase: "drink",
      stack: [entry({ kind: "event", seat: 2, card: "drinking-contest" })],
      ahead: { effects: [0, 1, 2, 3].map((at) => effect("contest", at, 1)), open: true },
    }),
  /** Nothing is asked, and an answer lies on everybody's glasses: two of them will be, or are, ignored. */
  "shown-house": () => {
    const pours = [0, 1, 2, 3].map((at) =>
      pour(at, ["dark-ale-with-a-chaser", "elven-wine"], 4, 0, {
        flags: ["copy", "event"],
        ignored: at === 3,
      }),
    );
    return sceneOf(4, {
      phase: "drink",
      stack: [
        entry({ kind: "event", seat: 1, card: "round-on-the-house", step: 5 }),
        entry({ kind: "drink", seat: 1, drinks: pours }),
        entry({
          ...{ kind: "card", seat: 2, card: "dump-it-on-the-floor", answers: 1, glasses: [2] },
          plan: [effect("edit", null)],
        }),
      ],
      ahead: { effects: drunk(pours.slice(0, 2)), open: false },
    });
  },
  "shown-chain": () =>
    sceneOf(4, {
      stack: [
        entry({ ...ELBOW, step: 5, plan: [] }),
        entry({
          ...{ kind: "card", seat: 1, card: "levitation-works-on-coins-too", answers: 0, targets: [0] },
          plan: [effect("pay", 0, 1, "zot", 1)],
        }),
      ],
      ahead: { effects: [effect("pay", 0, 1, "zot", 1)], open: false },
    }),
  joined: () =>
    sceneOf(
      [4, 5, 6, 7].map((at, n) => seat(at, { seat: n, side: n })),
      {
        phase: "drink",
        active: 1,
        stack: [
          entry({ kind: "drink", drinks: [pour(1, ["dark-ale"], 1)] }),
          entry({
            ...{ kind: "card", seat: 1, card: "first-a-trip-through-the-coffee-engine", answers: 0 },
            added: ["a-little-smoke-means-its-warming-up"],
          }),
        ],
        ahead: { effects: [0, 1, 2, 3].map((at) => effect("change", at, -1, "fortitude", 1)), open: false },
      },
    ),
  /** Nothing is asked, and one card lies there with another that has become part of it. */
  "shown-joined": () =>
    sceneOf(
      [4, 5, 6, 7].map((at, n) => seat(at, { seat: n, side: n })),
      {
        active: 1,
        stack: [
          entry({
            ...{ kind: "card", seat: 1, card: "the-fireworks-go-up-usually" },
            added: ["pedalling-keeps-me-sober"],
          }),
        ],
        ahead: {
          effects: [
            ...[0, 2, 3].map((at) => effect("change", at, -1, "fortitude", 1)),
            effect("change", 1, -1, "alcohol", 1),
          ],
          open: false,
        },
      },
    ),
  negate: () => sceneOf(4, { stack: [ELBOW, { ...SHIELD, negated: true }, NO(1, 1)], ahead: HIT }),
  long: () =>
    sceneOf(6, {
      stack: [
        entry({ kind: "free" }),
        ELBOW,
        { ...SHIELD, answers: 1, negated: true },
        NO(1, 2, true),
        NO(3, 3, true),
        NO(4, 4, true),
        NO(5, 5, true),
        NO(2, 6),
      ],
      ahead: HIT,
    }),
  opponent: () =>
    sceneOf(4, {
      active: 0,
      stack: [
        entry({
          kind: "card",
          seat: 0,
          card: "so-then-i-got-the-ogre-in-a-headlock-like-this",
          target: 3,
          targets: [3],
        }),
      ],
      ahead: {
        effects: [effect("change", 3, -3, "fortitude", 0), effect("out", 3, 0, "drink")],
        open: false,
      },
    }),
  rampage: () =>
    sceneOf(5, {
      active: 1,
      stack: [entry({ kind: "card", seat: 1, card: "oh-no-not-again-pookys-on-a-drunken-rampage" })],
      ahead: { effects: [0, 2, 3, 4].map((at) => effect("change", at, -1, "fortitude", 1)), open: false },
    }),
  dues: () =>
    sceneOf(4, {
      active: 2,
      stack: [entry({ kind: "card", seat: 2, card: "guild-dues-yes-everyones" })],
      ahead: { effects: [0, 1, 3].map((at) => effect("pay", at, 1, "gerki", 2)), open: false },
    }),
  drink: () =>
    sceneOf(4, {
      active: 0,
      phase: "drink",
      stack: [
        entry({ kind: "drink", seat: 0, drinks: [pour(0, ["dark-ale-with-a-chaser", "elven-wine"], 4)] }),
      ],
      ahead: { effects: [effect("change", 0, 4, "alcohol")], open: false },
    }),
  /** The Chaser of the last Drink is an Event, and the others inherit. */
  chaser: () =>
    sceneOf([seat(0, { fortitude: 13, alcohol: 11, gold: 4 }), seat(1), seat(2), seat(3)], {
      active: 0,
      phase: "drink",
      stack: [
        entry({
          ...{ kind: "drink", seat: 0, aside: ["round-on-the-house"] },
          drinks: [pour(0, ["wine-with-a-chaser"], 2)],
        }),
      ],
      ahead: {
        effects: [
          ...[effect("change", 0, 2, "alcohol"), effect("out", 0, 0, "drink")],
          ...[1, 2, 3].map((at) => effect("share", at, 1, "gold")),
        ],
        open: false,
      },
    }),
  weak: () =>
    sceneOf(4, {
      active: 0,
      phase: "drink",
      stack: [
        entry({ kind: "drink", seat: 0, drinks: [pour(0, ["elven-wine"], 3)] }),
        entry({
          kind: "card",
          seat: 3,
          card: "wine-into-water",
          answers: 0,
          glasses: [0],
          plan: [effect("edit", null)],
        }),
      ],
      ahead: { effects: [effect("change", 0, 1, "alcohol")], open: false },
    }),
  deadly: () =>
    sceneOf([seat(0, { fortitude: 13, alcohol: 10, gold: 4 }), seat(1), seat(2), seat(3)], {
      active: 0,
      phase: "drink",
      stack: [entry({ kind: "drink", seat: 0, drinks: [pour(0, ["dragon-breath-ale"], 4)] })],
      ahead: {
        effects: [effect("change", 0, 4, "alcohol"), effect("out", 0, 0, "drink")],
        open: false,
      },
    }),
  shared: () => {
    const halved = { edits: [{ edit: "split", seat: 3, n: 0, target: null }], revealer: 3 };
    const pours = [3, 0].map((at) => pour(at, ["elven-wine"], 2, 0, halved));
    return sceneOf(4, {
      active: 3,
      phase: "drink",
      stack: [entry({ kind: "drink", seat: 3, drinks: pours })],
      ahead: { effects: drunk(pours), open: false },
    });
  },
  orders: () =>
    sceneOf(4, {
      active: 3,
      phase: "order",
      stack: [entry({ kind: "card", seat: 3, card: "the-band-drinks-free-its-tradition" })],
      ahead: {
        effects: [
          effect("pay", 3, 1, "inn (by the Inn)", 3),
          { ...effect("order", null, 2), source: 3 },
          effect("stays", 1, 2, "fortitude", 3),
        ],
        open: true,
      },
    }),
  refill: () =>
    sceneOf(4, {
      phase: "order",
      stack: [entry({ kind: "demand", why: "refill" })],
      ahead: { effects: [0, 1, 2, 3].map((at) => effect("pay", at, 1, "inn")), open: false },
    }),
  contest: () => {
    const pours = contest(5);
    return sceneOf(5, {
      phase: "drink",
      stack: [
        entry({ kind: "event", seat: 2, card: "drinking-contest", step: 5 }),
        entry({ kind: "drink", seat: 2, drinks: pours }),
      ],
      ahead: {
        effects: [...drunk(pours), ...pours.map((one) => effect("contest", one.drinker, 1))],
        open: true,
      },
    });
  },
  "contest-ten": () => {
    const pours = contest(10);
    return sceneOf(10, {
      phase: "drink",
      stack: [
        entry({ kind: "event", seat: 2, card: "drinking-contest", step: 5 }),
        entry({ kind: "drink", seat: 2, drinks: pours }),
        entry({
          kind: "card",
          seat: 3,
          card: "wine-into-water",
          answers: 1,
          glasses: [2],
          plan: [effect("edit", null)],
        }),
      ],
      ahead: { effects: drunk(pours), open: true },
    });
  },
  house: () => {
    const pours = [0, 1, 2, 3].map((at) => pour(at, ["elven-wine"], 3, 0, { flags: ["copy", "event"] }));
    return sceneOf(4, {
      phase: "drink",
      stack: [
        entry({ kind: "event", seat: 1, card: "round-on-the-house", step: 5 }),
        entry({ kind: "drink", seat: 1, drinks: pours }),
      ],
      ahead: { effects: drunk(pours), open: false },
    });
  },
  gambling: () => sceneOf(4, gambling(4)),
  "gambling-broke": () =>
    sceneOf(
      [0, 1, 2, 3].map((at) => seat(at, { gold: 0 })),
      gambling(4),
    ),
  "gambling-ten": () => sceneOf(10, gambling(10)),
  bid: () =>
    sceneOf(4, {
      ...gambling(4),
      stack: [
        entry({
          kind: "card",
          seat: 2,
          card: "oops-i-dropped-my-cards",
          plan: [effect("control", null, 0, "", 2)],
        }),
      ],
      ahead: { effects: [effect("control", 2)], open: false },
    }),
  demand: () =>
    sceneOf(4, {
      stack: [
        entry({ kind: "event", seat: 0, card: "drinking-contest", step: 5 }),
        entry({ kind: "demand", plan: [1, 2, 3].map((at) => effect("pay", at, 1, "fiona")) }),
        entry({
          kind: "card",
          seat: 1,
          card: "transmute-the-innkeepers-spoons",
          answers: 1,
          plan: [effect("edit", null)],
          negated: true,
        }),
        NO(3, 2),
      ],
      ahead: { effects: [1, 2, 3].map((at) => effect("pay", at, 1, "fiona")), open: true },
    }),
  /** Zot was in control, and Gerki has taken the win away. */
  won: () =>
    sceneOf(4, {
      ...gambling(4),
      stack: [entry({ kind: "won", seat: 2 })],
      ahead: { effects: [effect("collect", 2, 7, "pot")], open: false },
    }),
  chance: () =>
    sceneOf(
      [
        seat(0),
        seat(1, { fortitude: 12, alcohol: 12 }),
        seat(2),
        seat(3, { alive: false, gold: 0, fortitude: 6, alcohol: 8 }),
      ],
      {
        stack: [entry({ kind: "last-chance", lost: [1] })],
        ahead: {
          effects: [
            effect("out", 1, 0, "drink"),
            effect("share", 0, 5, "gold"),
            effect("share", 2, 5, "gold"),
          ],
          open: false,
        },
      },
    ),
  edited: () =>
    sceneOf(4, {
      stack: [
        {
          ...ELBOW,
          edits: [
            { edit: "redirect", seat: 0, n: 0, target: 3 },
            { edit: "reduce", seat: 3, n: 1, target: null },
          ],
        },
      ],
      ahead: { effects: [effect("change", 3, -1, "fortitude", 2)], open: false },
    }),
  heal: () =>
    sceneOf(4, {
      active: 0,
      stack: [
        entry({
          kind: "card",
          seat: 0,
          card: "stitch-it-up-and-pass-the-mustard",
          plan: [effect("change", 0, 2, "fortitude", 0)],
        }),
      ],
      ahead: { effects: [effect("change", 0, 2, "fortitude", 0)], open: false },
    }),
  quiet: () =>
    sceneOf(
      4,
      { active: 2 },
      { clock: { decision: 3, kind: "move", awaited: [2], left: null, held: false } },
    ),
  draw: () => sceneOf(4, { active: 3, phase: "discard" }),
  /** The Inn has paid out more than it has taken in. */
  order: () => sceneOf(4, { active: 0, phase: "order", inn: -2 }),
  two: () => sceneOf(2, { active: 1, stack: [{ ...ELBOW, seat: 1 }], ahead: HIT }),
  five: () => sceneOf(6, { stack: [ELBOW], ahead: HIT }),
  eight: () => sceneOf(8, { stack: [ELBOW], ahead: HIT }),
  ten: () => sceneOf(10, { stack: [ELBOW], ahead: HIT }),
  watching: () => sceneOf(5, { stack: [ELBOW], ahead: HIT }, { seat: null, hands: {} }),
  over: () =>
    sceneOf(
      [
        seat(0, { fortitude: 9, alcohol: 6 }),
        seat(1, { alive: false, gold: 0, fortitude: 6, alcohol: 8 }),
        seat(2, { alive: false, gold: 0, fortitude: 11, alcohol: 13 }),
        seat(3, { alive: false, gold: 0, fortitude: 8, alcohol: 9 }),
      ],
      { over: true, winners: [0], turn: 31 },
    ),
  lost: () =>
    sceneOf(
      [
        seat(0, { alive: false, gold: 0, fortitude: 20, alcohol: 20 }),
        seat(1, { alive: false, gold: 0, fortitude: 6, alcohol: 8 }),
        seat(2, { fortitude: 17, alcohol: 13, gold: 21 }),
        seat(3, { alive: false, gold: 0, fortitude: 18, alcohol: 3 }),
      ],
      { over: true, winners: [2], turn: 29 },
    ),
  tied: () =>
    sceneOf(
      [
        seat(0, { alive: false, gold: 0, fortitude: 14, alcohol: 15 }),
        seat(1, { alive: false, gold: 0, fortitude: 15, alcohol: 15 }),
        seat(2, { alive: false, gold: 0, fortitude: 18, alcohol: 19 }),
        seat(3, { alive: false, gold: 0, fortitude: 8, alcohol: 9 }),
      ],
      { over: true, winners: [1, 2], turn: 39 },
    ),
  ...CROWDED,
};
