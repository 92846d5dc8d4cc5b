// Pictures that a game will show are made ready while nothing else is to be done: to read one that has just come takes the
// browser two or three milliseconds, and a hand of new cards would wait for all of theirs.

/** Milliseconds between two of them: they are not to keep the table, or the server, from anything. */
const PAUSE = 60;

/** To hold them keeps them ready. */
const held = new Map<string, HTMLImageElement>();
let wanted: string[] = [];
let under = false;

/** Make these ready, the first ones first. What was asked for before and is not ready yet is forgotten. */
export function makeReady(urls: Iterable<string>): void {
  wanted = [...new Set(urls)].filter((url) => !held.has(url));
  if (!under) next();
}

function next(): void {
  const url = wanted.shift();
  under = url !== undefined;
  if (url === undefined) return;
  whenIdle(() => {
    const image = new Image();
    held.set(url, image);
    image.onload = next;
    image.onerror = () => {
      held.delete(url); // it may come the next time
      next();
    };
    image.src = url;
  });
}

function whenIdle(job: () => void): void {
  setTimeout(() => {
    // Safari has no word for it.
    if ("requestIdleCallback" in globalThis) requestIdleCallback(job);
    else job();
  }, PAUSE);
}
