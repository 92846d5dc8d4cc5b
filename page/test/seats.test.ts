import { expect, test } from "vitest";
import type { Player, Scene } from "../src/model/scene";
import {
  changeText,
  controlCard,
  extrasOf,
  marksOf,
  playerText,
  sizeOf,
  stopOf,
  winnerOf,
  wobbly,
  wonBy,
} from "../src/model/seats";
import type { RoundView, SeatView } from "../src/wire/messages";
import type { Message } from "../src/words/bundle";

const seat = (at: number, change: Partial<SeatView> = {}): SeatView =>
  ({
    seat: at,
    fortitude: 14,
    alcohol: 5,
    gold: 9,
    alive: true,
    passed_out: false,
    absent: false,
    discard: [],
    counters: [],
    ...change,
  }) as SeatView;

function scene(seats: SeatView[], round: RoundView | null = null, more: Record<string, unknown> = {}): Scene {
  const players = seats.map((one) => ({
    seat: one.seat,
    name: "Ann",
    kind: "person",
    bot: null,
    here: true,
    away: false,
    conceded: false,
  }));
  return {
    table: { seats, active: 1, round, over: false, winners: [], stack: [], ...more },
    seat: 0,
    players,
    live: true,
  } as unknown as Scene;
}
const kinds = (made: Scene, at: number): string[] => marksOf(made, at).map((mark) => mark.kind);

test("mats shrink with the number of people and with the room", () => {
  expect([3, 4, 5, 6].map((n) => sizeOf(n, "wide"))).toEqual(["full", "compact", "compact", "tile"]);
  expect(sizeOf(3, "wide", true)).toBe("compact");
  expect([2, 3, 4].map((n) => sizeOf(n, "middle"))).toEqual(["full", "compact", "tile"]);
  expect(sizeOf(1, "phone")).toBe("tile");
  expect([4, 5].map((n) => sizeOf(n, "wide", false, 872))).toEqual(["compact", "tile"]);
});

test("whoever has passed out is not said to pass out once more", () => {
  const fate = { seat: 0, changes: [], deeds: [{ verb: "out", n: 0, what: "drink" }] };
  const said = marksOf(scene([seat(0, { passed_out: true }), seat(1)]), 0, fate);
  expect(said.map(({ text }) => (text as Message).id)).toEqual(["table-mark-passed-out"]);
});

test("three left or fewer is wobbly, unless it is over for them", () => {
  expect(wobbly(seat(0, { fortitude: 8 }))).toBe(true);
  expect(wobbly(seat(0, { fortitude: 9 }))).toBe(false);
  expect(wobbly(seat(0, { fortitude: 8, alive: false }))).toBe(false);
});

test("turn, away and out", () => {
  const made = scene([seat(0), seat(1), seat(2, { alive: false })]);
  expect(kinds(made, 1)).toEqual(["turn"]);
  expect(kinds(made, 0)).toEqual([]);
  expect(kinds(made, 2)).toEqual(["out"]);
  const gone = { ...made, players: made.players.map((one) => ({ ...one, here: false })) };
  expect(kinds(gone, 0)).toEqual(["away"]);
  // On a phone there is room for the first mark only.
  expect(marksOf(gone, 1).map(({ text }) => (text as Message).id)).toEqual([
    "table-mark-not-here",
    "table-mark-turn",
  ]);
  const played = { ...gone, players: gone.players.map((one) => ({ ...one, away: true })) };
  expect(marksOf(played, 1).map(({ text }) => (text as Message).id)[0]).toBe("table-mark-away");
});

test("in a Round the turn of the game steps back behind control, passes and leaving", () => {
  const round = { starter: 1, control: 1, inside: [0, 1, 2], passed: [2], turn: 0, only_cheating: false };
  const made = scene([seat(0), seat(1), seat(2), seat(3)], round);
  expect([0, 1, 2, 3].map((at) => kinds(made, at))).toEqual([["next"], ["control"], ["passed"], ["left"]]);
  expect(kinds({ ...made, seat: 1 }, 0)).toEqual(["act"]);
});

test("whoever has no Gold left in a Round is told to be in until it ends", () => {
  const round = { starter: 1, control: 1, inside: [0, 1, 2], passed: [2], turn: 0, only_cheating: false };
  const poor = [seat(0, { gold: 0 }), seat(1, { gold: 0 }), seat(2), seat(3, { gold: 0, alive: false })];
  const made = scene(poor, round);
  expect([0, 1, 2, 3].map((at) => kinds(made, at))).toEqual([
    ["next", "broke"],
    ["control", "broke"],
    ["passed"],
    ["out"],
  ]);
  // Where no Round is on, the game itself says who is about to drop out.
  expect(kinds(scene(poor), 0)).not.toContain("broke");
});

test("once a Round is won, its winner is shown, and nobody is in control or to act", () => {
  const round = { starter: 0, control: 0, inside: [0, 1, 2], passed: [1], turn: 2, only_cheating: true };
  const stack = (negated: boolean) =>
    [{ kind: "won", seat: 1, plan: [], negated }] as unknown as Scene["table"]["stack"];
  const four = [seat(0), seat(1), seat(2), seat(3)];
  const made = scene(four, round, { stack: stack(false) });
  expect(winnerOf(made.table)).toBe(1);
  expect([0, 1, 2, 3].map((at) => stopOf(round, at, 1))).toEqual(["over", "won", "over", "left"]);
  expect([0, 1, 2, 3].map((at) => kinds(made, at))).toEqual([[], ["control"], [], ["left"]]);
  expect(marksOf(made, 1)[0]).toMatchObject({ text: { id: "table-mark-wins" } });
  // The win itself may be negated.
  const again = scene(four, round, { stack: stack(true) });
  expect(winnerOf(again.table)).toBe(null);
  expect(kinds(again, 0)).toEqual(["control"]);
});

test("we are to act once we are asked for our bid, and next until then", () => {
  const round = { starter: 1, control: 1, inside: [0, 1], passed: [], turn: 0, only_cheating: false };
  const made = scene([seat(0), seat(1)], round);
  const asked = (kind: string): Scene => ({ ...made, question: { kind } as Scene["question"] });
  expect(kinds(asked("bid"), 0)).toEqual(["act"]);
  expect(marksOf(asked("window"), 0)[0]).toMatchObject({ kind: "next", text: { id: "table-mark-next-you" } });
});

test("what hurts is said before what helps", () => {
  const fate = {
    seat: 0,
    changes: [
      { what: "gold", from: 3, to: 5 },
      { what: "fortitude", from: 9, to: 7 },
    ],
    deeds: [],
  };
  const [mark] = marksOf(scene([seat(0), seat(1)]), 0, fate);
  expect(mark?.kind).toBe("target");
  expect(mark?.text).toEqual(changeText({ what: "fortitude", from: 9, to: 7 }));
  const [good] = marksOf(scene([seat(0), seat(1)]), 0, { ...fate, changes: fate.changes.slice(0, 1) });
  expect(good?.kind).toBe("gain");
});

test("at the end the winners are marked", () => {
  const made = scene([seat(0), seat(1, { alive: false })], null, { over: true, winners: [0] });
  expect(kinds(made, 0)).toEqual(["won"]);
  expect(kinds(made, 1)).toEqual(["out"]);
});

test("the card in control: what was seen, else the newest Gambling or Cheating Card thrown", () => {
  const round = { starter: 1, control: 1, inside: [0, 1], passed: [], turn: 0, only_cheating: false };
  const made = scene([seat(0), seat(1, { discard: ["ace", "king", "tip"] })], round);
  const types = (card: string): string[] => (card === "tip" ? ["anytime"] : ["gambling"]);
  expect(controlCard(made, types)).toBe("king");
  expect(controlCard(made, types, "ace")).toBe("ace");
  expect(controlCard(made, types, "negated-bid-of-another")).toBe("king");
  expect(controlCard(scene([seat(0), seat(1)]), types, "queen")).toBeNull();
});

test("who sits there", () => {
  const bot = {
    seat: 1,
    name: "",
    kind: "bot" as const,
    bot: "normal",
    here: false,
    away: false,
    conceded: false,
  };
  expect(playerText(bot, false)).toEqual({ id: "table-bot", args: { level: "normal" } });
  expect(playerText(bot, true).id).toBe("table-you");
  const guest = { ...bot, kind: "person" as const, name: "Quiet Miller" };
  expect(playerText(guest, false)).toEqual({ id: "plain", args: { text: "Quiet Miller" } });
});

test("who would drop out by drinking is about to pass out", () => {
  const fate = { seat: 0, changes: [], deeds: [{ verb: "out", n: 0, what: "drink" }] };
  expect(marksOf(scene([seat(0), seat(1)]), 0, fate)[0]?.text).toMatchObject({
    id: "table-mark-will-pass-out",
  });
});

test("who has given up is not only away, neither now nor in a film nor at the end", () => {
  const made = scene([seat(0), seat(1)]);
  const players = made.players.map((one) => ({ ...one, away: one.seat === 1, conceded: one.seat === 1 }));
  const given = { ...made, players };
  expect(kinds(given, 1)).toEqual(["gave-up", "turn"]);
  expect(kinds({ ...given, live: false }, 1)).toEqual(["gave-up", "turn"]);
  expect(kinds(given, 0)).toEqual([]);
  expect(kinds({ ...given, table: { ...made.table, over: true } }, 1)).toEqual(["gave-up"]);
  expect(kinds({ ...given, table: { ...made.table, over: true, winners: [1] } }, 1)).toEqual(["won"]);
  expect(playerText(players[1], false)).toEqual({ id: "table-person-gave-up", args: { name: "Ann" } });
});

test("a mark keeps the numbers that it speaks of, so that signs can say it where words are cut off", () => {
  const changes = [
    { what: "alcohol", from: 2, to: 3 },
    { what: "fortitude", from: 20, to: 18 },
  ];
  const [mark] = marksOf(scene([seat(0), seat(1)]), 0, { seat: 0, changes, deeds: [] });
  expect(mark?.changes).toEqual(changes);
});

test("what a character brings is a sign and a number, and the words for it", () => {
  const view = {
    counters: [["piety", 7]],
    tokens: 0,
    zones: [["mood", 10, ["playful"]]],
    front: ["pillow"],
  } as unknown as SeatView;
  const found = extrasOf(view, (kind, id) => `${kind} ${id}`);
  expect(found).toEqual([
    { icon: "spark", n: 7, text: "7 counter piety" },
    { icon: "deck", n: 10, text: "10+1 deck mood" },
    { icon: "bolt", n: 1, text: "card pillow" },
  ]);
});

test("a tile names nobody but people", () => {
  const [ann] = scene([seat(0)]).players;
  const tile = (change: Partial<Player>): Message => playerText({ ...ann!, ...change }, false, true);
  expect(tile({})).toEqual({ id: "plain", args: { text: "Ann" } });
  expect(tile({ kind: "bot", name: "easy", bot: "easy" }).args).toEqual({ text: "" });
});

test("a Round says who takes the pot if nobody bids any more", () => {
  const won = (control: number | null): unknown =>
    wonBy({ ...scene([seat(0), seat(1)], { control } as RoundView), names: ["Ann", "Gerki"] }).args;
  expect(won(1)).toEqual({ whose: "other", name: "Gerki" });
  expect(won(0)).toEqual({ whose: "you", name: "Ann" });
  expect(won(null)).toEqual({ whose: "nobody", name: "" });
});
