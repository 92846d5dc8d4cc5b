// What tables made by hand are put together from: seats, entries of the stack, effects, Drinks, and a whole scene.
import type { Player, Scene, Table } from "../../model/scene";
import type { Effect, EntryView, PourView, SeatView } from "../../wire/messages";

/** A scene without what is known only in a browser: the names of those who sit there. */
export type Sample = Omit<Scene, "front" | "names" | "voice">;

const WHO = ["fiona", "zot", "gerki", "deirdre", "serena", "wizgille", "phrenk", "kaylin", "eve", "dimli"];
const PEOPLE = ["", "Marta", "", "Ilya", "Jonas", "", "Svetlana", "", "Bo", ""];
const THROWN = ["tip-the-wench", "i-raise", "make-some-elbow-room", "winning-hand", "tip-the-wench"];

export const HAND = [
  "youll-need-a-bigger-sword-than-that",
  "i-dont-think-so",
  "stitch-it-up-and-pass-the-mustard",
  "make-some-elbow-room",
  "gambling-im-in",
  "come-my-friend-sit-and-drink-with-me",
  "oops-i-dropped-my-cards",
];

export function seat(at: number, change: Partial<SeatView> = {}): SeatView {
  const numbers: [number, number, number][] = [
    [14, 5, 9],
    [16, 7, 11],
    [13, 4, 7],
    [11, 9, 8],
    [18, 2, 12],
    [15, 10, 5],
    [20, 0, 10],
    [12, 6, 3],
    [17, 8, 6],
    [19, 13, 14],
  ];
  const [fortitude, alcohol, gold] = numbers[at % numbers.length]!;
  return {
    seat: at,
    name: WHO[at]!,
    character: WHO[at]!,
    fortitude,
    alcohol,
    gold,
    alive: true,
    passed_out: false,
    absent: false,
    side: at,
    tokens: 0,
    hand: 6 + (at % 2),
    deck: 24 - at,
    pile: (at * 2 + 2) % 4,
    discard: THROWN,
    front: WHO[at] === "eve" ? ["second-thoughts-distilled"] : WHO[at] === "kaylin" ? ["playful"] : [],
    counters: WHO[at] === "serena" ? [["piety", 7]] : [],
    zones:
      WHO[at] === "wizgille"
        ? [["gear", 16, ["i-need-to-fix-that-right-now", "a-little-smoke-means-its-warming-up"]]]
        : WHO[at] === "phrenk"
          ? [["potion", 12, ["acid-spit"]]]
          : WHO[at] === "kaylin"
            ? [["wulfric", 8, ["everybodys-friend"]]]
            : [],
    ...change,
  };
}

export function entry(change: Partial<EntryView> & { kind: string }): EntryView {
  return {
    seat: -1,
    card: null,
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
  };
}

export const effect = (
  verb: string,
  at: number | null,
  n = 0,
  what = "",
  source: number | null = null,
): Effect => ({
  verb,
  seat: at,
  n,
  what,
  source,
});

export const pour = (
  drinker: number,
  cards: string[],
  alcohol: number,
  fortitude = 0,
  change: Partial<PourView> = {},
): PourView => ({
  drinker,
  revealer: drinker,
  cards,
  alcohol,
  fortitude,
  ignored: false,
  edits: [],
  flags: [],
  ...change,
});

export function sceneOf(
  seats: number | SeatView[],
  change: Partial<Table> = {},
  more: Partial<Sample> = {},
): Sample {
  const views = typeof seats === "number" ? Array.from({ length: seats }, (_, at) => seat(at)) : seats;
  const table: Table = {
    variant: "individual",
    seats: views,
    turn: 10,
    active: Math.min(2, views.length - 1),
    phase: "action",
    step: 4,
    ordered: false,
    drink_deck: 21,
    drink_discard: ["light-ale", "elven-wine", "dirty-dishwater", "wine", "dark-ale"],
    bar: 0,
    pot: 0,
    inn: 43,
    round: null,
    stack: [],
    over: false,
    winners: [],
    ahead: null,
    ...change,
  };
  const players: Player[] = views.map((view) => ({
    seat: view.seat,
    name: PEOPLE[view.seat] ?? "",
    kind: PEOPLE[view.seat] || view.seat === 0 ? "person" : "bot",
    bot: PEOPLE[view.seat] || view.seat === 0 ? null : "normal",
    here: true,
    away: false,
    conceded: false,
  }));
  return {
    table,
    seat: 0,
    players,
    hands: { 0: HAND },
    question: null,
    answered: null,
    clock: null,
    live: true,
    ...more,
  };
}
