// Where the bubble stands: beside what it points at, on the side where it hides least of what matters.
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Kept extends Box {
  weight: number;
}
export type Side = "above" | "below" | "left" | "right" | "none";
export interface Placed {
  left: number;
  top: number;
  /** Where the bubble stands, seen from the target; the arrow is on the other side. */
  side: Side;
  /** Where the arrow is, from the left or the top edge of the bubble. */
  arrow: number;
}

const GAP = 14;
const EDGE = 8;
/** Where a bubble stands that points at nothing, as parts of the free space: the middle, if nothing is there. */
const FREE = [
  [0.5, 0.45],
  [0.3, 0.45],
  [0.3, 0.6],
  [0.5, 0.62],
  [0.15, 0.35],
  [0.5, 0.12],
] as const;
/** The arrow stays off the round corners. */
const CORNER = 20;

export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

const between = (n: number, low: number, high: number): number =>
  Math.min(Math.max(n, low), Math.max(low, high));

/** `keep` are boxes that should stay free; what covers them costs by area and weight. */
export function place(
  target: Box | null,
  size: { width: number; height: number },
  view: { width: number; height: number },
  keep: readonly Kept[],
): Placed {
  const fit = (left: number, top: number): { left: number; top: number } => ({
    left: between(left, EDGE, view.width - size.width - EDGE),
    top: between(top, EDGE, view.height - size.height - EDGE),
  });
  const tries: { left: number; top: number; side: Side }[] = [];
  if (target) {
    // In the middle of a side, or pushed along it as far as the arrow still reaches.
    for (const part of [0.5, 0.85, 0.15]) {
      const x = target.left + target.width / 2 - size.width * part;
      const y = target.top + target.height / 2 - size.height * part;
      tries.push({ ...fit(x, target.top - size.height - GAP), side: "above" });
      tries.push({ ...fit(x, target.top + target.height + GAP), side: "below" });
      tries.push({ ...fit(target.left + target.width + GAP, y), side: "right" });
      tries.push({ ...fit(target.left - size.width - GAP, y), side: "left" });
    }
  }
  for (const [x, y] of FREE) {
    tries.push({ ...fit((view.width - size.width) * x, (view.height - size.height) * y), side: "none" });
  }
  let best = tries[0]!;
  let least = Infinity;
  for (const one of tries) {
    const box = { ...one, ...size };
    let cost = target ? 4 * overlap(box, target) : 0;
    for (const kept of keep) cost += kept.weight * overlap(box, kept);
    // A bubble without an arrow must be worth it.
    if (target && one.side === "none") cost += 0.2 * size.width * size.height;
    if (cost < least - 0.5) {
      least = cost;
      best = one;
    }
  }
  return { ...best, arrow: arrowOf(best, target, size) };
}

function arrowOf(
  at: { left: number; top: number; side: Side },
  target: Box | null,
  size: { width: number; height: number },
): number {
  if (!target || at.side === "none") return 0;
  if (at.side === "above" || at.side === "below") {
    return between(target.left + target.width / 2 - at.left, CORNER, size.width - CORNER);
  }
  return between(target.top + target.height / 2 - at.top, CORNER, size.height - CORNER);
}
