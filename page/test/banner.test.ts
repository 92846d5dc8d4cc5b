// What is told in passing.
import { describe, expect, it } from "vitest";
import { banners, current } from "../src/model/banner";
import type { Event } from "../src/wire/messages";

describe("a banner", () => {
  const event = (code: string, args: Event["args"] = {}): Event => ({ code, args }) as Event;
  const table = { turn: 4, over: false };

  it("tells that somebody gives up, and that a move is taken back", () => {
    const events = [event("gave-up", { seat: 2 }), event("taken-back", { seat: 2 })];
    expect(banners(events, 0, 1)).toEqual(events);
    expect(banners(events, 0, 2)).toEqual([events[0]]); // Whoever has done so sees it ...
    const granted = event("taken-back", { seat: 2, move: "play tip" });
    expect(banners([granted], 0, 2)).toEqual([granted]); // ... but not that all have agreed.
  });

  it("tells what is told nowhere else", () => {
    const events = ["play", "turn", "event", "contest-won", "won", "draw"].map((code) =>
      event(code, { seat: 2 }),
    );
    expect(banners(events, 0, 2).map((one) => one.code)).toEqual(["turn", "contest-won"]);
    expect(banners(events, 0, 1).map((one) => one.code)).toEqual(["contest-won"]);
    expect(banners(events, 0, null).map((one) => one.code)).toEqual(["contest-won"]);
    const unasked = event("pass-bid", { seat: 1, alone: 1 });
    expect(banners([event("pass-bid", { seat: 1 }), unasked], 0, 1)).toEqual([unasked]);
    expect(
      banners([event("passed-out", { seats: [] }), event("passed-out", { seats: [1] })], 0, 0),
    ).toHaveLength(1);
    const pots = [
      event("collect", { seat: 1, n: 0 }),
      event("collect", { seat: 1, n: 4 }),
      event("pot-to-inn", { n: 2 }),
    ];
    expect(banners(pots, 0, 0)).toEqual(pots.slice(1));
  });

  it("is dropped once it is no longer so", () => {
    expect(current({ event: event("turn"), turn: 4 }, table)).toBe(true);
    expect(current({ event: event("turn"), turn: 3 }, table)).toBe(false);
    expect(current({ event: event("out"), turn: 4 }, { ...table, over: true })).toBe(false);
  });
});
