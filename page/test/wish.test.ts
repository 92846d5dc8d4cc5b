import { describe, expect, it } from "vitest";
import { canWish, wishAt, type Wish } from "../src/model/wish";

const WISH: Wish = { card: "tip", level: "smart", met: null };

describe("a wish to be asked for a card", () => {
  it("is offered where the moment comes by itself, and nobody would ask for it", () => {
    expect(canWish("after-action", "action", "smart")).toBe(true);
    expect(canWish("after-action", "action", "full")).toBe(false);
    expect(canWish("only-answer", "action", "smart")).toBe(false);
    expect(canWish("not-that-phase", "window", "smart")).toBe(false);
  });

  it("waits through other questions of the turn", () => {
    expect(wishAt(WISH, -1, false, true)).toBe(WISH);
    expect(wishAt(WISH, 7, false, true)).toBe(WISH);
  });

  it("is fulfilled by the first question with that card, and over with its answer", () => {
    const met = wishAt(WISH, 8, true, true)!;
    expect(met.met).toBe(8);
    expect(wishAt(met, 8, true, true)).toBe(met);
    expect(wishAt(met, -1, false, true)).toBeNull();
    expect(wishAt(met, 9, true, true)).toBeNull();
  });

  it("ends with the turn", () => {
    expect(wishAt(WISH, -1, false, false)).toBeNull();
  });
});
