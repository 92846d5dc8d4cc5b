// Somebody is to be chosen: whoever is looked at shows what this very choice would do.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { RoomState } from "../src/state/room.svelte";
import { Acting, RESTING } from "../src/table/acting.svelte";
import type { Effect, MoveInfo, Private, Public } from "../src/wire/messages";

const hit = (seat: number): MoveInfo => ({
  text: `play elbow on ${seat}`,
  kind: "play",
  card: "elbow",
  targets: [seat],
});
const loses = (seat: number): Effect =>
  ({ seat, verb: "change", n: -2, what: "fortitude" }) as unknown as Effect;
const order = (seat: number): MoveInfo => ({ text: `order ${seat}`, kind: "order", targets: [seat] });

function at(
  moves: MoveInfo[],
  kind = "action",
): { acting: Acting; asked: string[]; made: string[]; tell: (() => void)[] } {
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  const room = new RoomState("abc");
  const asked: string[] = [];
  const made: string[] = [];
  const tell: (() => void)[] = [];
  vi.spyOn(room, "table", "get").mockReturnValue({
    stack: [],
    seats: [0, 1, 2].map((seat) => ({ seat, side: seat, fortitude: 20, alcohol: 0, gold: 5, counters: [] })),
  } as unknown as Public as never);
  vi.spyOn(room, "preview").mockImplementation((move) => {
    asked.push(move);
    return new Promise((done) => tell.push(() => done([loses(Number(move.at(-1)))])));
  });
  vi.spyOn(room, "answer").mockImplementation((move) => {
    made.push(move);
    return Promise.resolve(true);
  });
  const acting = new Acting(room);
  room.mine = {
    seat: 0,
    hand: ["elbow"],
    question: { decision: 1, kind, about: null, moves },
  } as unknown as Private;
  acting.follow(0);
  return { acting, asked, made, tell };
}
const settle = async (): Promise<void> => {
  for (let n = 0; n < 5; n += 1) await Promise.resolve();
};

describe("resting on a player", () => {
  beforeEach(() => void vi.useFakeTimers());

  it("asks once, after a moment, and shows the outcome on that player", async () => {
    const { acting, asked, tell } = at([hit(1), hit(2)]);
    acting.press("elbow", 0, "mouse");
    acting.aim(1);
    vi.advanceTimersByTime(RESTING - 1);
    acting.aim(2);
    vi.advanceTimersByTime(RESTING - 1);
    expect(asked).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(asked).toEqual(["play elbow on 2"]);
    tell[0]!();
    await settle();
    expect(acting.foreseen?.fates.map(({ seat, changes }) => [seat, changes[0]?.to])).toEqual([[2, 18]]);
    acting.aim(null);
    expect(acting.foreseen).toBeNull();
  });

  it("forgets what comes too late", async () => {
    const { acting, tell } = at([hit(1), hit(2)]);
    acting.press("elbow", 0, "mouse");
    acting.aim(1);
    vi.advanceTimersByTime(RESTING);
    acting.aim(2);
    tell[0]!();
    await settle();
    expect(acting.foreseen).toBeNull();
  });

  it("asks nothing where a choice foretells nothing, or for whom it does not mean", () => {
    const { acting, asked } = at([order(1), order(2)], "order");
    acting.aim(1);
    acting.aim(0);
    vi.advanceTimersByTime(RESTING);
    expect(asked).toEqual([]);
  });
});

describe("picking a player", () => {
  it("plays at once with a mouse, and with a key where there is nothing to foretell", () => {
    const one = at([hit(1), hit(2)]);
    one.acting.press("elbow", 0, "mouse");
    one.acting.pick(2);
    expect(one.made).toEqual(["play elbow on 2"]);
    const two = at([order(1), order(2)], "order");
    two.acting.pick(1, "key");
    expect(two.made).toEqual(["order 1"]);
  });

  it("shows first and then plays by key, and on the sheet of a phone", async () => {
    for (const by of ["key", "touch"] as const) {
      const { acting, made, tell } = at([hit(1), hit(2)]);
      acting.press("elbow", 0, by);
      const pick = (): void => acting.pick(1, by === "key" ? "key" : "hand");
      pick();
      expect(made).toEqual([]);
      tell[0]!();
      await settle();
      expect(acting.foreseen?.fates.map(({ seat }) => seat)).toEqual([1]);
      pick();
      expect(made).toEqual(["play elbow on 1"]);
    }
  });
});

it("tells of an order that nobody was asked for, and not of our own answer", () => {
  const { acting } = at([order(1), order(2)], "order");
  const ordered = { code: "order", args: { seat: 0, target: 1 } };
  acting.make(order(1));
  acting.hear([ordered]);
  expect(acting.news).toEqual([]);
  // A second one, for which there was no choice any more.
  acting.hear([ordered]);
  expect(acting.news).toEqual([ordered]);
});
