// A question that comes by itself under a finger or a key: what is pressed right then was meant for the one before.
import { describe, expect, it, vi } from "vitest";
import { READING } from "../src/model/acting";
import { RoomState } from "../src/state/room.svelte";
import { Acting } from "../src/table/acting.svelte";
import type { Clock, MoveInfo, Private } from "../src/wire/messages";

const PASS: MoveInfo = { text: "pass", kind: "pass" };
const CARD: MoveInfo = { text: "play tip", kind: "play", card: "tip" };
const NOW = 10_000;

function at(): {
  acting: Acting;
  ask: (decision: number, moves: MoveInfo[], when: number, look?: boolean) => void;
} {
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  const room = new RoomState("abc");
  const acting = new Acting(room);
  const ask = (decision: number, moves: MoveInfo[], when: number, look = false): void => {
    const question = moves.length ? { decision, kind: "window", about: null, moves, waits: !look } : null;
    room.mine = { seat: 0, hand: ["tip"], question } as unknown as Private;
    room.clock = { decision, kind: look ? "look" : "none" } as Clock;
    acting.follow(when);
  };
  return { acting, ask };
}

describe("a press", () => {
  it("counts while the table is paused, for then nothing goes by itself", () => {
    const { acting, ask } = at();
    ask(1, [PASS], NOW, true);
    ask(2, [PASS, CARD], NOW + 3000);
    expect(acting.hasty(NOW + 3100, "hand")).toBe(true);
    vi.spyOn(acting, "paused", "get").mockReturnValue(true);
    expect(acting.hasty(NOW + 3100, "hand")).toBe(false);
  });

  it("right after a look has gone by itself answers nothing, by key or by hand", () => {
    const { acting, ask } = at();
    ask(1, [PASS], NOW, true);
    ask(2, [PASS, CARD], NOW + 3000);
    for (const by of ["key", "hand"] as const) {
      expect(acting.hasty(NOW + 3000 + READING - 1, by)).toBe(true);
      expect(acting.hasty(NOW + 3000 + READING, by)).toBe(false);
    }
    expect(acting.countsFrom).toBe(NOW + 3000 + READING);
    acting.passByKey(NOW + 3100);
    expect(acting.answering).toBe(false);
    acting.passByKey(NOW + 3000 + READING);
    expect(acting.answering).toBe(true);
  });

  it("also if there was nothing to press for an instant between the two", () => {
    const { acting, ask } = at();
    ask(1, [PASS], NOW, true);
    ask(-1, [], NOW + 3000);
    ask(2, [PASS, CARD], NOW + 3050);
    expect(acting.hasty(NOW + 3200, "key")).toBe(true);
  });

  it("also if the look has become a question", () => {
    const { acting, ask } = at();
    ask(1, [PASS, CARD], NOW, true);
    ask(1, [PASS, CARD], NOW + 3000);
    expect(acting.hasty(NOW + 3100, "hand")).toBe(true);
    expect(acting.hasty(NOW + 3000 + READING, "hand")).toBe(false);
  });

  it("counts at once where nothing stood before, and where one can but go on", () => {
    const { acting, ask } = at();
    ask(1, [PASS, CARD], NOW);
    expect(acting.hasty(NOW + 1, "key")).toBe(false);
    expect(acting.countsFrom).toBe(NOW);
    ask(-1, [], NOW + 1000);
    ask(2, [PASS, CARD], NOW + 1000 + READING);
    expect(acting.hasty(NOW + 1001 + READING, "hand")).toBe(false);
    ask(3, [PASS], NOW + 5000, true);
    expect(acting.hasty(NOW + 5001, "key")).toBe(false);
  });
});

describe("whoever looks back", () => {
  it("finds what was chosen as it was, unless something else is asked by then", () => {
    const { acting, ask } = at();
    ask(1, [PASS, CARD], NOW);
    acting.selection = { ...acting.selection, places: [0] };
    acting.state.looking = 4;
    acting.follow(NOW + 100);
    acting.state.looking = null;
    acting.follow(NOW + 900);
    expect(acting.selection.places).toEqual([0]);
    expect(acting.hasty(NOW + 901, "hand")).toBe(false);
    ask(2, [PASS, CARD], NOW + 2000);
    expect(acting.selection.places).toEqual([]);
  });
});
