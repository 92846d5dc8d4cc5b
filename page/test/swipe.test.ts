// A stroke of a finger over a row that scrolls sideways: what it does depends on how it begins.
import { expect, it, vi } from "vitest";
import { swipe } from "../src/parts/swipe";

vi.stubGlobal("PointerEvent", Event);

/** So often a card of the row is clicked if the finger goes over those places, and so often nothing scrolls. */
function stroke(...places: [x: number, y: number][]): { clicks: number; stays: number } {
  const told = { clicks: 0, stays: 0 };
  const row = {} as HTMLElement;
  swipe("card")(row);
  const card = { closest: () => card, dispatchEvent: () => told.clicks++ };
  const touch = ([clientX, clientY]: [number, number]): TouchEvent =>
    ({
      cancelable: true,
      touches: [{ clientX, clientY, target: card }],
      preventDefault: () => told.stays++,
    }) as unknown as TouchEvent;
  row.ontouchstart!(touch(places[0]!));
  for (const place of places.slice(1)) row.ontouchmove!(touch(place));
  row.ontouchend!(touch(places.at(-1)!));
  return told;
}

it("takes a stroke upwards for a tap, if it is long enough", () => {
  expect(stroke([50, 90], [52, 80], [55, 40])).toEqual({ clicks: 1, stays: 2 });
  expect(stroke([50, 90], [52, 80], [55, 60])).toEqual({ clicks: 0, stays: 2 });
  expect(stroke([50, 90], [50, 40], [50, 80])).toEqual({ clicks: 0, stays: 2 });
});

it("leaves to the row and to the page what begins sideways, aslant or downwards", () => {
  const nothing = { clicks: 0, stays: 0 };
  expect(stroke([50, 90], [40, 90], [40, 20])).toEqual(nothing);
  expect(stroke([50, 90], [44, 80], [40, 20])).toEqual(nothing);
  expect(stroke([50, 90], [50, 99], [50, 20])).toEqual(nothing);
  expect(stroke([50, 90])).toEqual(nothing);
});
