import { describe, expect, it } from "vitest";
import { addedTo, ownerOf } from "../src/model/owner";
import type { Scene } from "../src/model/scene";

const seat = (character: string, front: string[] = [], discard: string[] = []): object => ({
  character,
  front,
  discard,
});
const scene = (hands: Record<number, string[]>, stack: object[] = [], at: number | null = 0): Scene =>
  ({
    front: at,
    hands,
    table: { seats: [seat("fiona"), seat("gerki", ["wolf"]), seat("zot", [], ["spark"])], stack },
  }) as unknown as Scene;

describe("whose a card is that several characters have", () => {
  const played = { kind: "card", card: "gamble", seat: 1 };
  it("is ours in our hand", () =>
    expect(ownerOf(scene({ 0: ["gamble"] }, [played]), "gamble")).toBe("fiona"));
  it("is that of whoever plays it", () =>
    expect(ownerOf(scene({ 0: [] }, [played]), "gamble")).toBe("gerki"));
  it("is that of whoever holds it, if hands are open", () =>
    expect(ownerOf(scene({ 0: [], 2: ["gamble"] }, [], null), "gamble")).toBe("zot"));
  it("is that of the mat on which it lies", () => {
    expect(ownerOf(scene({}), "wolf")).toBe("gerki");
    expect(ownerOf(scene({}), "spark")).toBe("zot");
  });
  it("is nobody's if it is a Drink", () =>
    expect(ownerOf(scene({}, [{ kind: "event", card: "wine", seat: 1 }]), "wine")).toBeNull());
});

describe("what has become part of a card", () => {
  const played = { kind: "card", card: "rocket", seat: 1, added: ["smoke"] };
  it("is known of one that lies in the middle", () => {
    expect(addedTo(scene({ 0: ["gamble"] }, [played]), "rocket")).toEqual(["smoke"]);
    expect(addedTo(scene({}, [played], null), "rocket")).toEqual(["smoke"]);
    expect(addedTo(scene({}, [played]), "gamble")).toEqual([]);
  });
  it("is nothing of another one of these in our hand", () =>
    expect(addedTo(scene({ 0: ["rocket"] }, [played]), "rocket")).toEqual([]));
});
