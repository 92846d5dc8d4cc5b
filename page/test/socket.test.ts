import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Reply } from "../src/wire/messages";
import { COMING_IN, DOUBT, PATIENCE, SILENCE, type Line } from "../src/wire/socket";

let frames: (() => void)[] = [];
/** Draw a frame: what was asked for while it is drawn waits for the next one. */
function draw(): void {
  const now = frames;
  frames = [];
  for (const frame of now) frame();
}

let tasks: (() => void)[] = [];
/** Let the browser do what waits. */
const work = (): void => tasks.splice(0).forEach((task) => task());
class Channel {
  port1: { onmessage?: () => void } = {};
  port2 = { postMessage: () => void tasks.push(() => this.port1.onmessage?.()) };
}

class Socket {
  static last: Socket;
  static count = 0;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;
  constructor() {
    Socket.last = this;
    Socket.count += 1;
  }
  send(text: string): void {
    // A browser complains loudly in its console, and throws nothing.
    if (this.readyState !== 1) throw new Error("WebSocket is already in CLOSING or CLOSED state.");
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 2;
  }
  hears(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcomes(): void {
    this.onopen?.();
    this.hears({ type: "welcome" });
    draw();
  }
  says(text: string): void {
    this.onmessage?.({ data: JSON.stringify({ type: "said", text }) });
  }
}

const windows = new EventTarget();
const page = Object.assign(new EventTarget(), { hidden: false, body: {} });
let heard: string[] = [];
let line: Line;
let states: string[] = [];
let onHear: (text: string) => void = () => undefined;

beforeEach(async () => {
  vi.useFakeTimers();
  frames = [];
  heard = [];
  states = [];
  onHear = () => undefined;
  page.hidden = false;
  vi.resetModules();
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
  tasks = [];
  vi.stubGlobal("MessageChannel", Channel);
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("document", page);
  vi.stubGlobal("addEventListener", windows.addEventListener.bind(windows));
  vi.stubGlobal("removeEventListener", windows.removeEventListener.bind(windows));
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  const { Line } = await import("../src/wire/socket");
  line = new Line("room", {
    hear: (message: Reply) => {
      const text = (message as Extract<Reply, { type: "said" }>).text ?? "";
      heard.push(text);
      onHear(text);
    },
    seen: () => ({ game: null, since: 0 }),
    line: (state) => states.push(state),
  });
  line.connect();
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
});

it.each([
  ["as soon as the browser has done what it is at", () => work()],
  ["when the frame is drawn, if that comes first", () => draw()],
])("hears the first message of a frame at once, and the others together %s", (_, time) => {
  const socket = Socket.last;
  socket.says("one");
  expect(heard).toEqual(["one"]);
  socket.says("two");
  socket.says("three");
  expect(heard).toEqual(["one"]);
  time();
  expect(heard).toEqual(["one", "two", "three"]);
  work();
  draw();
  expect(heard).toEqual(["one", "two", "three"]);
  socket.says("four");
  expect(heard.at(-1)).toBe("four");
});

it("does not wait for frames that nobody sees", () => {
  const socket = Socket.last;
  socket.says("one");
  socket.says("two");
  page.hidden = true;
  page.dispatchEvent(new Event("visibilitychange"));
  expect(heard).toEqual(["one", "two"]);
  socket.says("three");
  expect(heard).toEqual(["one", "two", "three"]);
});

it("hears everything before it hears that the line is closed", () => {
  const socket = Socket.last;
  socket.says("one");
  socket.says("two");
  socket.onclose?.();
  expect(heard).toEqual(["one", "two"]);
  line.close();
});

it("forgets what an old connection has still said: it comes again on the new one", () => {
  const old = Socket.last;
  onHear = (text) => {
    if (text === "two") line.restart();
  };
  old.says("one");
  old.says("two");
  old.says("three");
  draw();
  old.says("four");
  draw();
  expect(heard).toEqual(["one", "two"]);
  expect(Socket.last).not.toBe(old);
});

describe("a line that only falls silent", () => {
  it("is lost when what was asked gets no answer, and what was asked goes out again on the next one", async () => {
    Socket.last.welcomes();
    const old = Socket.last;
    const answered = line.ask({ type: "answer", decision: 1, move: "pass" });
    vi.advanceTimersByTime(PATIENCE - 1);
    expect(states).toEqual(["open"]);
    vi.advanceTimersByTime(1);
    expect(states).toEqual(["open", "lost"]);
    expect(old.readyState).toBe(2);
    vi.advanceTimersByTime(1_000);
    expect(Socket.last).not.toBe(old);
    Socket.last.welcomes();
    expect(states.at(-1)).toBe("open");
    const again = Socket.last.sent.at(-1)!;
    expect(again).toMatchObject({ type: "answer", move: "pass" });
    Socket.last.hears({ type: "ok", id: again["id"] });
    draw();
    await expect(answered).resolves.toMatchObject({ type: "ok" });
    // Nothing waits any more, so a while of silence is nothing bad.
    vi.advanceTimersByTime(PATIENCE + 1);
    expect(states.at(-1)).toBe("open");
  });

  it("is found out though nobody presses anything", () => {
    Socket.last.welcomes();
    vi.advanceTimersByTime(SILENCE);
    expect(Socket.last.sent.at(-1)).toMatchObject({ type: "ping" });
    vi.advanceTimersByTime(PATIENCE);
    expect(states).toEqual(["open", "lost"]);
  });

  it("is not thought lost while anything at all is heard", () => {
    const socket = Socket.last;
    socket.welcomes();
    void line.ask({ type: "return" });
    for (let n = 0; n < 10; n++) {
      vi.advanceTimersByTime(PATIENCE - 1);
      socket.says("still here");
      draw();
    }
    expect(states).toEqual(["open"]);
    expect(Socket.last).toBe(socket);
  });

  it("is not kept alive by whoever presses again and again", () => {
    Socket.last.welcomes();
    for (let n = 0; n < 5; n++) {
      void line.ask({ type: "return" });
      vi.advanceTimersByTime(PATIENCE / 5);
    }
    expect(states).toEqual(["open", "lost"]);
  });

  it("must show that it lives when the browser says that it is offline", () => {
    const socket = Socket.last;
    socket.welcomes();
    windows.dispatchEvent(new Event("offline"));
    const ping = socket.sent.at(-1)!;
    expect(ping["type"]).toBe("ping");
    // A server on this very machine answers all the same.
    socket.hears({ type: "pong", id: ping["id"] });
    draw();
    vi.advanceTimersByTime(DOUBT);
    expect(states).toEqual(["open"]);
    windows.dispatchEvent(new Event("offline"));
    vi.advanceTimersByTime(DOUBT);
    expect(states).toEqual(["open", "lost"]);
  });

  it("is tried again at once when there is a network again", () => {
    Socket.last.welcomes();
    windows.dispatchEvent(new Event("offline"));
    vi.advanceTimersByTime(DOUBT);
    const before = Socket.count;
    windows.dispatchEvent(new Event("online"));
    expect(Socket.count).toBe(before + 1);
    Socket.last.welcomes();
    expect(states).toEqual(["open", "lost", "open"]);
  });

  it("is tried again when nobody lets us in", () => {
    const first = Socket.last;
    vi.advanceTimersByTime(COMING_IN);
    expect(states).toEqual(["lost"]);
    vi.advanceTimersByTime(1_000);
    expect(Socket.last).not.toBe(first);
  });
});

it("says nothing on a line that is closing, and says it on the next one", () => {
  const old = Socket.last;
  old.welcomes();
  old.readyState = 2;
  void line.ask({ type: "return" });
  expect(old.sent.map(({ type }) => type)).toEqual(["hello"]);
  old.onclose?.();
  vi.advanceTimersByTime(1_000);
  Socket.last.welcomes();
  expect(Socket.last.sent.map(({ type }) => type)).toEqual(["hello", "return"]);
});

it("does not come back when it has been sent away", () => {
  Socket.last.welcomes();
  const before = Socket.count;
  Socket.last.hears({ type: "bye", code: "kicked" });
  draw();
  Socket.last.onclose?.();
  windows.dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(60_000);
  expect(Socket.count).toBe(before);
  expect(states).toEqual(["open"]);
});
