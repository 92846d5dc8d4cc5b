import { describe, expect, it } from "vitest";
import { timeOf } from "../src/model/clock";
import type { Clock, Private } from "../src/wire/messages";

const clock = (more: Partial<Clock> = {}): Clock => ({
  decision: 7,
  kind: "move",
  awaited: [0],
  left: 20_000,
  whole: 60_000,
  ...more,
});
const mine = (more: Partial<Private> = {}): Private => ({ seat: 0, hand: [], bank: 300_000, ...more });
/** All was told at the moment 1000, and so long ago. */
const ago = (ms: number): { clock: number; mine: number; now: number } => ({
  clock: 1_000,
  mine: 1_000,
  now: 1_000 + ms,
});

describe("what a clock shows", () => {
  it("is a part of the whole time, however late it was told", () => {
    expect(timeOf(clock(), mine(), ago(0))).toEqual({ left: 20_000, part: 1 / 3, reserve: false });
    expect(timeOf(clock(), mine(), ago(5_000))).toEqual({ left: 15_000, part: 1 / 4, reserve: false });
  });

  it("is the reserve once the time is over, for those who are awaited", () => {
    expect(timeOf(clock(), mine(), ago(30_000))).toEqual({ left: 290_000, part: 1, reserve: true });
    expect(timeOf(clock(), mine({ bank: 40_000 }), ago(30_000))).toEqual({
      left: 30_000,
      part: 0.5,
      reserve: true,
    });
    // What others have in reserve is not told: an empty ring would say that they are late.
    expect(timeOf(clock(), mine({ seat: 1 }), ago(30_000))).toBeNull();
    expect(timeOf(clock(), null, ago(30_000))).toBeNull();
    expect(timeOf(clock(), mine({ seat: 1 }), ago(5_000))?.left).toBe(15_000);
  });

  it("goes on where the reserve was when the page was loaded again", () => {
    const over = clock({ left: 0 });
    expect(timeOf(over, mine({ bank: 250_000 }), ago(1_000))?.left).toBe(249_000);
    // What is ours was told later than the clock: the bank was charged up to then.
    expect(timeOf(over, mine({ bank: 200_000 }), { clock: 1_000, mine: 51_000, now: 52_000 })?.left).toBe(
      199_000,
    );
  });

  it("is the reserve of whoever holds a window, and nothing for everybody else", () => {
    const held = clock({ kind: "window", awaited: [], left: 2_000, whole: 3_000, held: true });
    expect(timeOf(held, mine({ holding: true }), ago(1_000))).toMatchObject({ left: 1_000, reserve: false });
    expect(timeOf(held, mine({ holding: true }), ago(12_000))).toMatchObject({
      left: 290_000,
      reserve: true,
    });
    expect(timeOf(held, mine(), ago(1_000))).toBeNull();
    expect(timeOf(held, mine(), ago(12_000))).toBeNull();
  });

  it("is nothing where there is no time", () => {
    expect(timeOf(null, mine(), ago(0))).toBeNull();
    expect(timeOf(clock({ left: null }), mine(), ago(0))).toBeNull();
    expect(timeOf(clock({ kind: "none", left: 0 }), mine(), ago(0))).toBeNull();
  });
});
