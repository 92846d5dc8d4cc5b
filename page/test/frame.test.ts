import { beforeEach, expect, it, vi } from "vitest";

let frames: (() => void)[] = [];
/** Draw a frame: what was asked for while it is drawn waits for the next one. */
function draw(): void {
  const now = frames;
  frames = [];
  for (const frame of now) frame();
}
beforeEach(() => {
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

it("leaves what a job asks for to the frame after", async () => {
  const { beforeFrame } = await import("../src/state/frame");
  const later = vi.fn();
  beforeFrame(() => beforeFrame(later));
  draw();
  expect(later).not.toHaveBeenCalled();
  draw();
  expect(later).toHaveBeenCalledTimes(1);
});

it("measures what changes at the beginning of a frame in that frame, even if a job was waiting before", async () => {
  const { atFrame, beforeFrame } = await import("../src/state/frame");
  const order: string[] = [];
  beforeFrame(() => order.push("measured before"));
  atFrame(() => {
    order.push("changed");
    beforeFrame(() => order.push("measured"));
  });
  draw();
  expect(order).toEqual(["changed", "measured before", "measured"]);
  expect(frames).toHaveLength(0);
});

it("measures from the first message of a frame until that frame is painted, and the next message anew", async () => {
  const { came } = await import("../src/wire/drawn");
  const measure = vi.spyOn(performance, "measure");
  const now = vi.spyOn(performance, "now");
  let painted: () => void = () => undefined;
  class Channel {
    port1 = { onmessage: (): void => undefined };
    port2 = { postMessage: (): void => void (painted = () => this.port1.onmessage()) };
  }
  vi.stubGlobal("MessageChannel", Channel);
  now.mockReturnValue(100);
  came();
  now.mockReturnValue(105);
  came();
  draw();
  expect(measure).not.toHaveBeenCalled();
  now.mockReturnValue(130);
  painted();
  expect(measure).toHaveBeenLastCalledWith("answer-drawn", { start: 100, end: 130 });
  now.mockReturnValue(200);
  came();
  draw();
  now.mockReturnValue(220);
  painted();
  expect(measure).toHaveBeenLastCalledWith("answer-drawn", { start: 200, end: 220 });
  expect(measure).toHaveBeenCalledTimes(2);
  vi.restoreAllMocks();
});

it("does what can wait after the frame has been painted, once, unless it is called off", async () => {
  const { afterFrame } = await import("../src/state/frame");
  const tasks: (() => void)[] = [];
  vi.stubGlobal(
    "MessageChannel",
    class {
      port1: { onmessage?: () => void } = {};
      port2 = { postMessage: () => void tasks.push(() => this.port1.onmessage?.()) };
    },
  );
  const [job, other] = [vi.fn(), vi.fn()];
  afterFrame(job);
  afterFrame(job);
  afterFrame(other)();
  draw();
  expect(job).not.toHaveBeenCalled();
  for (const task of tasks.splice(0)) task();
  expect(job).toHaveBeenCalledTimes(1);
  expect(other).not.toHaveBeenCalled();
  // Asked for again and again before each frame, it is not put off for ever.
  afterFrame(job)();
  afterFrame(job);
  draw();
  for (const task of tasks.splice(0)) task();
  expect(job).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});
