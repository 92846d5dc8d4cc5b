// What belongs to the frame that is drawn next. To ask for the size of something makes the browser lay the whole page out
// at once. So whoever has to ask does it here, all together: first everybody looks, then everybody changes something.
/** Looks at the page, and says what to change, if anything, when all have looked. */
type Look = () => (() => void) | void;

const waiting = new Set<Look>();
/** How many callbacks of the next frame will look for jobs: the last of them does them. */
let coming = 0;
/** A task will look for jobs too. */
let soon = false;

/**
 * Do this before the next frame, once, however often it is asked for. Returns how to call it off. It is done as soon as
 * what has changed stands on the page: to lay it out takes most of the time, and the next frame may be a while away.
 */
export function beforeFrame(job: Look): () => void {
  if (!coming) look();
  if (!soon) {
    soon = true;
    task(() => {
      soon = false;
      lookAll();
    });
  }
  waiting.add(job);
  return () => waiting.delete(job);
}

/**
 * Do this once the browser has done what it is at: the next frame may be a while away. It is done at the latest when that
 * frame begins, before all that measures, so that what it changes is measured in the same frame.
 */
export function inTime(job: () => void): void {
  let done = false;
  const once = (): void => {
    if (!done) job();
    done = true;
  };
  requestAnimationFrame(once);
  look();
  task(once);
}

function look(): void {
  coming += 1;
  requestAnimationFrame(() => {
    coming -= 1;
    if (!coming) lookAll();
  });
}

function lookAll(): void {
  for (const change of drain(waiting).map((job) => job())) change?.();
}

function drain<T>(jobs: Set<T>): T[] {
  const all = [...jobs];
  jobs.clear();
  return all;
}

/** One channel for all tasks: with one for each there were a thousand in a game, and to make one could take 25 ms. */
let channel: MessageChannel | undefined;
const tasks: (() => void)[] = [];

/** When the browser has done what it is at. */
function task(job: () => void): void {
  if (!channel) {
    channel = new MessageChannel();
    channel.port1.onmessage = () => tasks.shift()?.();
  }
  tasks.push(job);
  channel.port2.postMessage(null);
}

const late = new Set<() => void>();

/** Do this when the next frame has been painted, once, however often it is asked for. Returns how to call it off. */
export function afterFrame(job: () => void): () => void {
  if (!late.size) painted(() => drain(late).forEach((job) => job()));
  late.add(job);
  return () => late.delete(job);
}

/** The next frame draws what has changed; the task after that frame runs when it has been painted. */
function painted(job: () => void): void {
  requestAnimationFrame(() => task(job));
}

/** TypeScript does not know it yet, and not every browser has it. */
declare const scheduler: {
  postTask(job: () => void, options: { priority: "user-blocking" }): Promise<unknown>;
};

/** The same for whoever wants to know when that was: nothing else that waits comes before it, where a browser can do that. */
export function atPaint(job: () => void): void {
  if (!("scheduler" in globalThis)) return painted(job);
  requestAnimationFrame(() => void scheduler.postTask(job, { priority: "user-blocking" }));
}
