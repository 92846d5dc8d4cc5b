// What belongs to the frame that is drawn next. To ask for the size of something makes the browser lay the whole page out
// at once. So whoever has to ask does it here: all together, right before the frame is drawn, when the page is laid out
// anyway.
const waiting = new Set<() => void>();
/** How many callbacks of the next frame will look for jobs: the last of them does them. */
let coming = 0;

/** Do this before the next frame, once, however often it is asked for. Returns how to call it off. */
export function beforeFrame(job: () => void): () => void {
  if (!coming) look();
  waiting.add(job);
  return () => waiting.delete(job);
}

/** Do this when the next frame begins, before all that measures: what it changes is measured in the same frame. */
export function atFrame(job: () => void): void {
  requestAnimationFrame(job);
  look();
}

function look(): void {
  coming += 1;
  requestAnimationFrame(() => {
    coming -= 1;
    if (!coming) runAll(waiting);
  });
}

function runAll(waiting: Set<() => void>): void {
  const jobs = [...waiting];
  waiting.clear();
  for (const job of jobs) job();
}

const late = new Set<() => void>();

/** Do this when the next frame has been painted, once, however often it is asked for. Returns how to call it off. */
export function afterFrame(job: () => void): () => void {
  if (!late.size) painted(() => runAll(late));
  late.add(job);
  return () => late.delete(job);
}

/** The next frame draws what has changed; the task after that frame runs when it has been painted. */
export function painted(job: () => void): void {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = job;
    port2.postMessage(null);
  });
}
