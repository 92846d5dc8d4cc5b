// To ask for the size of something makes the browser lay the whole page out at once. So whoever has to ask does it here:
// all together, right before the next frame is drawn, when the page is laid out anyway.
const waiting = new Set<() => void>();

/** Do this before the next frame, once, however often it is asked for. Returns how to call it off. */
export function beforeFrame(job: () => void): () => void {
  if (!waiting.size) requestAnimationFrame(run);
  waiting.add(job);
  return () => waiting.delete(job);
}

function run(): void {
  const jobs = [...waiting];
  waiting.clear();
  for (const job of jobs) job();
}

/** Hear of the inner width of an element as soon as it is laid out, and whenever it changes. */
export function width(hear: (width: number) => void): (element: HTMLElement) => () => void {
  return (element) => {
    const sizes = new ResizeObserver(() => hear(element.clientWidth));
    sizes.observe(element);
    return () => sizes.disconnect();
  };
}
