import { beforeEach, expect, it, vi } from "vitest";
import type { Reply } from "../src/wire/messages";
import type { Line } from "../src/wire/socket";

let frames: (() => void)[] = [];
/** Draw a frame: what was asked for while it is drawn waits for the next one. */
function draw(): void {
  const now = frames;
  frames = [];
  for (const frame of now) frame();
}

class Socket {
  static last: Socket;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;
  constructor() {
    Socket.last = this;
  }
  send(): void {}
  close(): void {}
  says(text: string): void {
    this.onmessage?.({ data: JSON.stringify({ type: "said", text }) });
  }
}

const page = Object.assign(new EventTarget(), { hidden: false });
let heard: string[] = [];
let line: Line;
let onHear: (text: string) => void = () => undefined;

beforeEach(async () => {
  frames = [];
  heard = [];
  onHear = () => undefined;
  page.hidden = false;
  vi.resetModules();
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("document", page);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  const { Line } = await import("../src/wire/socket");
  line = new Line("room", {
    hear: (message: Reply) => {
      const text = (message as Extract<Reply, { type: "said" }>).text ?? "";
      heard.push(text);
      onHear(text);
    },
    seen: () => ({ game: null, since: 0 }),
    line: () => undefined,
  });
  line.connect();
});

it("hears the first message of a frame at once, and the others together when the frame is drawn", () => {
  const socket = Socket.last;
  socket.says("one");
  expect(heard).toEqual(["one"]);
  socket.says("two");
  socket.says("three");
  expect(heard).toEqual(["one"]);
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
