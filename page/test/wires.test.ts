// A line is drawn only where it is long enough to point at something.
import { expect, it } from "vitest";
import { down, played, up, type Box } from "../src/model/wires";

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
  x: left + width / 2,
});
/** How long a path of straight lines is, with its corners cut. */
function length(d: string): number {
  let [x, y, sum] = [0, 0, 0];
  for (const [, kind, numbers] of d.matchAll(/([MVHQC])([^MVHQC]*)/g)) {
    const n = numbers!.trim().split(/[ ,]+/).map(Number);
    const to = kind === "V" ? [x, n[0]!] : kind === "H" ? [n[0]!, y] : n.slice(-2);
    if (kind !== "M") sum += Math.hypot(to[0]! - x, to[1]! - y);
    [x, y] = to as [number, number];
  }
  return sum;
}

it("leads from a mat to a card beneath it, but for a splinter", () => {
  const mat = box(0, 0, 300, 100);
  expect(played(mat, box(134, 117, 32, 32))).toBeNull();
  expect(played(mat, box(134, 119, 32, 32))?.d).toBe("M150 102V117");
  // Sideways the way is long enough, however low the gap is.
  expect(played(mat, box(600, 117, 32, 32))?.d).toContain("H");
  expect(played(mat, box(600, 105, 32, 32))).toBeNull();
});

it("leads up to whom a card hits, and never down", () => {
  const mat = box(0, 0, 300, 100);
  for (let top = 100; top < 180; top += 1) {
    const wire = up(box(100, top, 120, 180), mat, null, 0);
    if (wire) expect(length(wire.d)).toBeGreaterThanOrEqual(14);
    expect(wire === null).toBe(top < 135);
  }
});

it("leads down to us where there is room for more than its tip", () => {
  const mat = box(0, 300, 300, 100);
  for (let start = 200; start < 300; start += 1) {
    const wire = down(150, start, mat);
    if (wire) expect(length(wire.d)).toBeGreaterThanOrEqual(14);
    expect(wire === null).toBe(start > 242);
  }
});
