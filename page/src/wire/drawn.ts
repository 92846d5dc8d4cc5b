// How long it takes from a message until what it says has been painted, as `make bench-page` reads it. Replies count
// too: they also change what is seen.
let since = -1;

/**
 * A message has come: true if it is the first one since the last frame. Of several in one frame the first one has waited
 * longest, so it stands for all of them.
 */
export function came(): boolean {
  if (since >= 0) return false;
  since = performance.now();
  // The next frame draws it; the task after that frame runs when it has been painted.
  requestAnimationFrame(() => {
    const start = since;
    since = -1;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => performance.measure("answer-drawn", { start, end: performance.now() });
    port2.postMessage(null);
  });
  return true;
}
