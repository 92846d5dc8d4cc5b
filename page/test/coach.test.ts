// The coach beside a table: what a wrong press brings, and when the table waits.
import { beforeEach, expect, it } from "vitest";
import { Coach } from "../src/lesson/coach.svelte";
import { TAKEN_BACK } from "../src/model/log";
import type { RoomState } from "../src/state/room.svelte";
import type { Acting, Guide } from "../src/table/acting.svelte";

const [TWO, ARM, ELBOW] = [
  "two-rounds-for-my-sparring-partners",
  "arm-wrestling-losers-pay",
  "make-some-elbow-room",
];
const table = { turn: 1, active: 0, phase: "discard", over: false, round: null, stack: [] };
const NOTHING = { card: null as string | null, seats: [] as number[], places: [] as number[] };

let told: unknown[];
let hear: (events: unknown[]) => void;
let room: Record<string, unknown>;
let acting: { selection: typeof NOTHING; offer: { ready: unknown }; sent: boolean; guide: Guide | null };
let coach: Coach;

const asks = (kind: string, decision: number, moves: string[] = []): void => {
  room["mine"] = {
    seat: 0,
    hand: [TWO, ARM, ELBOW],
    question: { decision, kind, moves: moves.map((text) => ({ text })) },
  };
  room["seq"] = decision;
};

beforeEach(() => {
  told = [];
  room = {
    room: { lesson: "first", game: { id: `g${Math.random()}`, paused: false } },
    table,
    clock: null,
    log: [],
    looking: null,
    watch: (watcher: typeof hear) => ((hear = watcher), () => undefined),
    tell: (wish: unknown) => Promise.resolve(Boolean(told.push(wish))),
  };
  acting = { selection: NOTHING, offer: { ready: null }, sent: false, guide: null };
  asks("discard", 1);
  coach = new Coach(room as unknown as RoomState, acting as unknown as Acting);
  coach.follow();
  coach.look();
  while (coach.step?.next) coach.next();
  expect(coach.step?.id).toBe("discard");
});

it("says no longer that something was wrong once the right thing is pressed", () => {
  expect([acting.guide!.card(ELBOW), coach.nudged]).toEqual([false, 1]);
  expect([acting.guide!.card(ELBOW), coach.nudged]).toEqual([false, 2]);
  expect([acting.guide!.card(TWO), coach.nudged]).toEqual([true, 0]);
});

it("says so of the part that was wrong, and not of the next one", () => {
  expect([acting.guide!.move("discard nothing"), coach.nudged]).toEqual([false, 1]);
  asks("action", 2, [`play ${ELBOW} on gerki`]);
  coach.look();
  while (coach.step?.next) coach.next();
  expect([coach.step?.id, coach.nudged]).toEqual(["action", 0]);
});

it("asks again for what was taken back", () => {
  asks("action", 2, [`play ${ELBOW} on gerki`]);
  hear([]);
  while (coach.step?.next) coach.next();
  expect(coach.step?.id).toBe("action");
  asks("order", 3, ["order gerki"]);
  hear([{ code: "play", args: { seat: 0, card: ELBOW } }]);
  expect(coach.step?.id).not.toBe("action");
  asks("action", 4, [`play ${ELBOW} on gerki`]);
  hear([{ code: TAKEN_BACK, args: { seat: 0 } }]);
  expect(coach.step?.id).toBe("action");
});

it("has the table wait while an earlier moment is looked at, unless it was sent away", () => {
  told.length = 0;
  room["looking"] = 0;
  coach.look();
  expect(told).toEqual([{ type: "pace", paused: true }]);
  room["looking"] = null;
  coach.look();
  expect(told.at(-1)).toEqual({ type: "pace", paused: false });
  told.length = 0;
  coach.dismiss();
  room["looking"] = 0;
  coach.look();
  expect(told).toEqual([]);
});
