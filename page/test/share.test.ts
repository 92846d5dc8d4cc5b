// What is equal stays the same object, so that nothing is drawn again because of it.
import { expect, it } from "vitest";
import { share } from "../src/model/share";

it("gives the old object where all of it is equal", () => {
  const old = { seats: [{ gold: 1, discard: ["a"] }], round: null, ahead: { effects: [] } };
  expect(share(old, structuredClone(old))).toBe(old);
});

it("takes what is equal from the old one, and leaves both as they are", () => {
  const old = {
    seats: [
      { gold: 1, discard: ["a"] },
      { gold: 2, discard: ["b"] },
    ],
    pot: 3,
  };
  const next = {
    seats: [
      { gold: 1, discard: ["a"] },
      { gold: 5, discard: ["b"] },
    ],
    pot: 3,
  };
  const copies = structuredClone([old, next]);
  const shared = share(old, next);
  expect(shared).toEqual(next);
  expect(shared.seats[0]).toBe(old.seats[0]);
  expect(shared.seats[1]!.discard).toBe(old.seats[1]!.discard);
  expect(shared.seats).not.toBe(old.seats);
  expect([old, next]).toEqual(copies);
});

it.each([
  [null, { a: 1 }],
  [{ a: 1 }, null],
  [{ a: 1 }, {}],
  [{}, { a: 1 }],
  [{ a: undefined }, { b: undefined }],
  [[1, 2], [1]],
  [[1], [1, 2]],
  [[], {}],
  [{}, []],
  ["a", "b"],
  [undefined, [1]],
])("never takes %j for %j", (old, next) => {
  expect(share(old, next)).toEqual(next);
  expect(share(old, next)).not.toBe(old);
});
