import { beforeEach, expect, it, vi } from "vitest";

let frames: (() => void)[] = [];
/** Draw a frame: what was asked for while it is drawn waits for the next one. */
function draw(): void {
  const now = frames;
  frames = [];
  for (const frame of now) frame();
}
/** Tasks wait until they are worked off. */
function tasks(): () => void {
  const all: (() => void)[] = [];
  vi.stubGlobal(
    "MessageChannel",
    class {
      port1: { onmessage?: () => void } = {};
      port2 = { postMessage: () => void all.push(() => this.port1.onmessage?.()) };
    },
  );
  return () => all.splice(0).forEach((task) => task());
}
beforeEach(() => {
  vi.unstubAllGlobals();
  frames = [];
  vi.resetModules();
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
});

it("does a job once before the next frame, however often it is asked for", async () => {
  const { beforeFrame } = await import("../src/state/frame");
  const job = vi.fn();
  beforeFrame(job);
  beforeFrame(job);
  expect(job).not.toHaveBeenCalled();
  draw();
  draw();
  expect(job).toHaveBeenCalledTimes(1);
  beforeFrame(job);
  draw();
  expect(job).toHaveBeenCalledTimes(2);
});

it("asks for one frame for all jobs, and leaves out those that were called off", async () => {
  const { beforeFrame } = await import("../src/state/frame");
  const [first, second] = [vi.fn(), vi.fn()];
  const callOff = beforeFrame(first);
  beforeFrame(second);
  expect(frames).toHaveLength(1);
  callOff();
  draw();
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledTimes(1);
});

it("lets all look before anybody changes anything", async () => {
  const { beforeFrame } = await import("../src/state/frame");
  const order: string[] = [];
  for (const name of ["first", "second"])
    beforeFrame(() => {
      order.push(`${name} looks`);
      return () => void order.push(`${name} changes`);
    });
  draw();
  expect(order).toEqual(["first looks", "second looks", "first changes", "second changes"]);
});

it("looks as soon as what has changed is there, and not again in the frame", async () => {
  const { beforeFrame } = await import("../src/state/frame");
  const work = tasks();
  const job = vi.fn();
  beforeFrame(job);
  expect(job).not.toHaveBeenCalled();
  work();
  expect(job).toHaveBeenCalledTimes(1);
  draw();
  expect(job).toHaveBeenCalledTimes(1);
});

it("leaves what a job asks for to the frame after", async () => {
  const { beforeFrame } = await import("../src/state/frame");
  const later = vi.fn();
  beforeFrame(() => void beforeFrame(later));
  draw();
  expect(later).not.toHaveBeenCalled();
  draw();
  expect(later).toHaveBeenCalledTimes(1);
});

it("measures what changes at the beginning of a frame in that frame, even if a job was waiting before", async () => {
  const { inTime, beforeFrame } = await import("../src/state/frame");
  tasks();
  const order: string[] = [];
  beforeFrame(() => void order.push("measured before"));
  inTime(() => {
    order.push("changed");
    beforeFrame(() => void order.push("measured"));
  });
  draw();
  expect(order).toEqual(["changed", "measured before", "measured"]);
  expect(frames).toHaveLength(0);
});

it("does not wait for a frame that is a while away, and does nothing again when it comes", async () => {
  const { inTime, beforeFrame } = await import("../src/state/frame");
  const work = tasks();
  const order: string[] = [];
  inTime(() => {
    order.push("changed");
    beforeFrame(() => void order.push("measured"));
  });
  expect(order).toEqual([]);
  work();
  expect(order).toEqual(["changed"]);
  work();
  expect(order).toEqual(["changed", "measured"]);
  draw();
  work();
  expect(order).toEqual(["changed", "measured"]);
});

it("needs one channel for all tasks", async () => {
  const { inTime } = await import("../src/state/frame");
  const work = tasks();
  const made = vi.spyOn(globalThis, "MessageChannel");
  const jobs = [vi.fn(), vi.fn()];
  for (const job of jobs) inTime(job);
  work();
  for (const job of jobs) expect(job).toHaveBeenCalledTimes(1);
  expect(made).toHaveBeenCalledTimes(1);
});

it("asks a browser that can do so to tell before anything else when a frame was painted", async () => {
  const { atPaint } = await import("../src/state/frame");
  const work = tasks();
  const told: { job: () => void; priority: string }[] = [];
  vi.stubGlobal("scheduler", {
    postTask: (job: () => void, { priority }: { priority: string }) => told.push({ job, priority }),
  });
  const job = vi.fn();
  atPaint(job);
  work();
  expect(told).toEqual([]);
  draw();
  expect(told).toEqual([{ job, priority: "user-blocking" }]);
});

it("measures from the first message of a frame until that frame is painted, and the next message anew", async () => {
  const { came } = await import("../src/wire/drawn");
  const measure = vi.spyOn(performance, "measure");
  const now = vi.spyOn(performance, "now");
  const looked = vi.fn();
  vi.stubGlobal("document", {
    get body() {
      looked();
      return {};
    },
  });
  const work = tasks();
  now.mockReturnValue(100);
  came();
  now.mockReturnValue(105);
  came();
  work();
  expect(looked).toHaveBeenCalledTimes(1);
  draw();
  expect(measure).not.toHaveBeenCalled();
  now.mockReturnValue(130);
  work();
  expect(measure).toHaveBeenLastCalledWith("answer-drawn", { start: 100, end: 130 });
  now.mockReturnValue(200);
  came();
  draw();
  now.mockReturnValue(220);
  work();
  expect(measure).toHaveBeenLastCalledWith("answer-drawn", { start: 200, end: 220 });
  expect(measure).toHaveBeenCalledTimes(2);
  vi.restoreAllMocks();
});

it("does what can wait after the frame has been painted, once, unless it is called off", async () => {
  const { afterFrame } = await import("../src/state/frame");
  const work = tasks();
  const [job, other] = [vi.fn(), vi.fn()];
  afterFrame(job);
  afterFrame(job);
  afterFrame(other)();
  draw();
  expect(job).not.toHaveBeenCalled();
  work();
  expect(job).toHaveBeenCalledTimes(1);
  expect(other).not.toHaveBeenCalled();
  // Asked for again and again before each frame, it is not put off for ever.
  afterFrame(job)();
  afterFrame(job);
  draw();
  work();
  expect(job).toHaveBeenCalledTimes(2);
});
