// What a clock shows: the time for a decision, and when that is over, what is left of one's own reserve.
import type { Clock, Private } from "../wire/messages";

/** The ring of a reserve begins to empty so long before its end: until then there is time enough. */
const LAST_MINUTE = 60_000;

interface Time {
  /** Milliseconds. */
  left: number;
  /** Of the whole time, from 1 to 0. */
  part: number;
  /** The time itself is over: what runs is the reserve for the whole game. */
  reserve: boolean;
}

/** When what is told was told, and what time it is now, all by the same clock of this page. */
interface When {
  clock: number;
  mine: number;
  now: number;
}

/** What runs for us, or for everybody; null: nothing that could be counted. */
export function timeOf(clock: Clock | null, mine: Private | null, when: When): Time | null {
  if (clock?.left == null || clock.kind === "none") return null;
  const over = when.clock + clock.left; // When the time is over.
  const left = Math.max(0, over - when.now);
  const holding = mine?.holding ?? false;
  if (clock.held && !holding) return null; // Nobody knows how long somebody else thinks.
  if (left > 0)
    return { left, part: Math.min(1, left / Math.max(1, clock.whole ?? clock.left)), reserve: false };
  const ours =
    holding || (clock.kind === "move" && mine !== null && (clock.awaited ?? []).includes(mine.seat));
  // What somebody else has in reserve is not told.
  if (!ours) return clock.kind === "move" ? null : { left: 0, part: 0, reserve: false };
  const reserve = Math.max(0, (mine?.bank ?? 0) - Math.max(0, when.now - Math.max(over, when.mine)));
  return { left: reserve, part: Math.min(1, reserve / LAST_MINUTE), reserve: true };
}
