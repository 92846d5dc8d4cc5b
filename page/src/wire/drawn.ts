// How long it takes from a message until what it says has been painted, as `make bench-page` reads it. Replies count
// too: they also change what is seen.
import { atPaint, beforeFrame, inTime } from "../state/frame";

let since = -1;

/**
 * A message has come: true if it is the first one since the last frame. Of several in one frame the first one has waited
 * longest, so it stands for all of them.
 */
export function came(): boolean {
  if (since >= 0) return false;
  since = performance.now();
  requestAnimationFrame(() => (since = -1));
  const start = since;
  beforeFrame(layOut);
  atPaint(() => performance.measure("answer-drawn", { start, end: performance.now() }));
  return true;
}

/** Hear what came after the first message of a frame: all of it together, in time for that frame. */
export function more(hear: () => void): void {
  inTime(() => {
    hear();
    beforeFrame(layOut);
  });
}

/** The frame may be a while away, and to lay out what a message has changed takes most of the time: so it is done before. */
function layOut(): void {
  void document.body.offsetHeight;
}
