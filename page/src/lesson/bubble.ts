// Where the bubble stands: near what it points at, where it hides nothing that is needed now.
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Kept extends Box {
  /** What covering a square pixel of it costs. */
  weight: number;
}
export interface Size {
  width: number;
  height: number;
  /** Only from here on down. */
  below?: number;
}
type Side = "above" | "below" | "left" | "right" | "none";
export interface Placed {
  left: number;
  top: number;
  width: number;
  /** Where the bubble stands, seen from the target; the arrow is on the other side. */
  side: Side;
  /** Where the arrow is, from the left or the top edge of the bubble. */
  arrow: number;
}

const GAP = 14;
const EDGE = 8;
/** The arrow stays off the round corners. */
const CORNER = 20;
/** Further away than this from its target, an arrow would point at something between. */
const REACH = 100;
/** As wide as the frame around what is pointed at. */
const FRAME = 10;
/** So fine are the places looked at, in pixels. */
const STEP = 20;
/** Never on what it points at, as long as there is any other place. */
export const NEVER = 200;
/** What a pixel between the bubble and its target costs, as covered area. */
const NEAR = 80;
/** What a pixel costs by which the middles are off along the side where they touch. */
const ASIDE = 8;
/** What it costs to be a strip, or slim. */
const OTHER_SHAPE = 4000;
/** Without a target it stands in the middle, a little above. */
const FREE = [0.5, 0.42] as const;
/** While others play it stays below what is asked, where the table is bare. */
export const BESIDE = [0.75, 0.62] as const;
/** At the foot of a phone it lies over the pictures of cards: so it stays in one place while others play. */
export const FOOT = [0.5, 1] as const;

export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

const between = (n: number, low: number, high: number): number =>
  Math.min(Math.max(n, low), Math.max(low, high));

const gap = (a: number, b: number, start: number, end: number): number => Math.max(0, start - b, a - end);

export const wider = <B extends Box>(box: B, by: number = FRAME): B => ({
  ...box,
  left: box.left - by,
  top: box.top - by,
  width: box.width + 2 * by,
  height: box.height + 2 * by,
});

/** How far two boxes are from each other. */
const apart = (a: Box, b: Box): number =>
  Math.hypot(
    gap(a.left, a.left + a.width, b.left, b.left + b.width),
    gap(a.top, a.top + a.height, b.top, b.top + b.height),
  );

/** `sizes` are the shapes that the bubble can have, the best first; `keep` are boxes that should stay free. */
export function place(
  target: Box | null,
  sizes: readonly Size[],
  view: Size,
  keep: readonly Kept[],
  free: readonly [number, number] = FREE,
): Placed {
  // What is marked has a frame around it.
  const boxes = target ? [{ ...wider(target), weight: NEVER }, ...keep] : keep;
  let best: Box = { left: EDGE, top: EDGE, ...sizes[0]! };
  let least = Infinity;
  for (const [at, size] of sizes.entries()) {
    const right = Math.max(EDGE, view.width - size.width - EDGE);
    const bottom = Math.max(EDGE, view.height - size.height - EDGE);
    for (const top of stops(
      bottom,
      target && [target.top - size.height - GAP, target.top + target.height + GAP],
    )) {
      if (top < (size.below ?? 0)) continue;
      for (const left of stops(
        right,
        target && [
          target.left - size.width - GAP,
          target.left + target.width + GAP,
          target.left + (target.width - size.width) / 2,
        ],
      )) {
        const box = { left, top, width: size.width, height: size.height };
        let cost = at * OTHER_SHAPE;
        if (target) cost += NEAR * Math.max(0, apart(box, target) - GAP) + ASIDE * aside(box, target);
        else cost += NEAR * Math.hypot(left - right * free[0], top - bottom * free[1]);
        for (const kept of boxes) {
          if (cost >= least) break;
          cost += kept.weight * overlap(box, kept);
        }
        if (cost < least) {
          least = cost;
          best = box;
        }
      }
    }
  }
  const side = sideOf(best, target);
  return { left: best.left, top: best.top, width: best.width, side, arrow: arrowOf(best, target, side) };
}

/** Places along one axis: every few pixels, and those that touch the target exactly. */
function stops(last: number, exact: readonly number[] | null): number[] {
  const all = new Set((exact ?? []).map((n) => Math.round(between(n, EDGE, last))));
  for (let n = EDGE; n < last; n += STEP) all.add(n);
  return [...all.add(last)];
}

/** How far the middles are from each other along the side where they touch: the middle looks best. */
function aside(box: Box, target: Box): number {
  const x = Math.abs(box.left + box.width / 2 - target.left - target.width / 2);
  const y = Math.abs(box.top + box.height / 2 - target.top - target.height / 2);
  const below = box.top >= target.top + target.height || box.top + box.height <= target.top;
  return below ? x : y;
}

function sideOf(box: Box, target: Box | null): Side {
  if (!target || apart(box, target) > REACH || overlap(box, target)) return "none";
  const { x, y } = tip(box, target);
  if (x > target.left && x < target.left + target.width) return box.top < target.top ? "above" : "below";
  if (y > target.top && y < target.top + target.height) return box.left < target.left ? "left" : "right";
  return "none";
}

/** Where an arrow could point from, along each side: as near to the middle of the target as the bubble reaches. */
const tip = (box: Box, target: Box): { x: number; y: number } => ({
  x: between(target.left + target.width / 2, box.left + CORNER, box.left + box.width - CORNER),
  y: between(target.top + target.height / 2, box.top + CORNER, box.top + box.height - CORNER),
});

function arrowOf(box: Box, target: Box | null, side: Side): number {
  if (!target || side === "none") return 0;
  const { x, y } = tip(box, target);
  return side === "above" || side === "below" ? x - box.left : y - box.top;
}
