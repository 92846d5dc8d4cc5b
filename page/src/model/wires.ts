// Lines over the table as paths, from boxes that are measured where they are drawn.

export interface Wire {
  kind: "played" | "hit";
  d: string;
  /** The tip of the arrow, if it has one. */
  head: string | null;
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Its middle. */
  x: number;
}

/** What is shorter, without its tip, looks like a splinter and points nowhere. */
const LEAST = 14;

/** As far as it can lead straight down or up, with some room at the edges. */
const within = (box: Box, x: number): number => Math.max(box.left + 24, Math.min(box.right - 24, x));
/** How far a rounded corner reaches. */
const corner = (way: number): number => Math.min(8, Math.abs(way) / 2) * Math.sign(way);

/** From the mat into the gap below it, along it, and down onto the sign: through no word, and behind nothing. */
export function played(from: Box, sign: Box): Wire | null {
  const gap = sign.top - from.bottom;
  const start = within(from, sign.x);
  if (gap <= 6 || gap - 4 + Math.abs(sign.x - start) < LEAST) return null;
  const y = (from.bottom + sign.top) / 2;
  const run = corner(sign.x - start);
  const bend = Math.min(6, gap / 2 - 1);
  return {
    kind: "played",
    head: null,
    d: run
      ? `M${start} ${from.bottom + 2}Q${start} ${y} ${start + run} ${y}H${sign.x - run}Q${sign.x} ${y} ${sign.x} ${y + bend}`
      : `M${start} ${from.bottom + 2}V${sign.top - 2}`,
  };
}

/** From beneath a card down to our own mat. */
export function down(x: number, start: number, to: Box): Wire | null {
  const end = to.top - 22;
  if (end - start - 22 < LEAST) return null;
  const middle = (start + end) / 2;
  return {
    kind: "hit",
    d: `M${x} ${start + 8}C${x} ${middle + 10} ${to.x} ${middle - 10} ${to.x} ${end - 14}`,
    head: `M${to.x - 9} ${end - 16}h18l-9 17z`,
  };
}

/** Up beside the words above the card, along the gap below the mats, and into the mat. */
export function up(from: Box, to: Box, words: Box | null, n: number): Wire | null {
  const x = Math.max(from.x + 30, (words?.right ?? 0) + 14) + 14 * n;
  const goal = within(to, x);
  const y = to.bottom + 17;
  const begin = from.top - 4;
  if (begin - y < LEAST) return null;
  const run = corner(goal - x);
  return {
    kind: "hit",
    d: run ? `M${x} ${begin}V${y + 8}Q${x} ${y} ${x + run} ${y}H${goal}` : `M${x} ${begin}V${y}`,
    head: `M${goal - 8} ${y}h16l-8 -13z`,
  };
}
