// What a room asks for when it comes, and what it makes of a story with moves that were taken back.
import { beforeEach, expect, it, vi } from "vitest";
import { RoomState } from "../src/state/room.svelte";
import type { Event, Reply } from "../src/wire/messages";

class FakeSocket {
  static all: FakeSocket[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;
  sent: Record<string, unknown>[] = [];
  closed = false;

  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  /** What the room says first on this connection. */
  get hello(): Record<string, unknown> {
    this.onopen();
    return this.sent[0]!;
  }
  say(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const event = (code: string, args: Record<string, unknown> = {}): Event => ({ code, args });
const turn = (n: number): Event => event("turn", { seat: 0, turn: n });
const order = (target: number): Event => event("order", { seat: 0, target });
const NO_CLOCK = { decision: -1, kind: "none" };
const WHOLE = { variant: "individual", seats: [], phase: "action", turn: 1 };

const update = (game: number, seq: number, events: Event[], more: Partial<Reply> = {}): unknown => ({
  type: "update",
  game,
  seq,
  at: 0,
  events,
  table: {},
  clock: NO_CLOCK,
  ...more,
});
const state = (game: number, seq: number, more: Record<string, unknown> = {}): unknown => ({
  type: "state",
  game,
  seq,
  at: 0,
  table: WHOLE,
  clock: NO_CLOCK,
  ...more,
});

function come(): { room: RoomState; socket: FakeSocket } {
  const room = new RoomState("abc");
  room.connect();
  return { room, socket: FakeSocket.all.at(-1)! };
}
const codes = (room: RoomState): string[] =>
  room.log.map((line) => (line.undone === undefined ? line.code : `-${line.code}`));

beforeEach(() => {
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  // Nobody looks: every message is heard at once.
  vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: true }));
  vi.stubGlobal("requestAnimationFrame", () => 0);
});

it("asks for the whole story of the game that is on, whichever it is", () => {
  const { room, socket } = come();
  expect(socket.hello).toMatchObject({ game: null, since: 0 });
  // A rematch: the second game of the room, of which this device has seen nothing.
  socket.say(update(2, 1, [turn(1)]));
  socket.say(update(2, 2, [order(1)], { table: WHOLE } as Partial<Reply>));
  expect(codes(room)).toEqual(["turn", "order"]);
  expect(room.table).toMatchObject({ turn: 1 });
});

it("goes on after a break from what it has seen", () => {
  const { socket } = come();
  void socket.hello;
  socket.say(state(1, 0));
  socket.say(update(1, 1, [turn(1)]));
  expect({ game: 1, since: 1 }).toEqual(seenBy(socket));
});

/** What the room says on the connection after this one. */
function seenBy(socket: FakeSocket): Record<string, unknown> {
  vi.useFakeTimers();
  socket.onclose();
  vi.runAllTimers();
  vi.useRealTimers();
  const { game, since } = FakeSocket.all.at(-1)!.hello;
  return { game, since };
}

it("strikes what was taken back, and says who did it", () => {
  const { room, socket } = come();
  socket.say(state(1, 0));
  socket.say(update(1, 1, [turn(1)]));
  socket.say(update(1, 2, [order(1)]));
  socket.say(state(1, 3, { back: { seat: 0, to: 1 } }));
  socket.say(update(1, 4, [order(2)]));
  expect(codes(room)).toEqual(["turn", "-order", "taken-back", "order"]);
  expect(room.log[2]!.args).toEqual({ seat: 0 });
  expect(FakeSocket.all).toHaveLength(1);
});

it("tells after a reload where a move was taken back", () => {
  const { room, socket } = come();
  socket.say(update(1, 1, [turn(1)]));
  socket.say(update(1, 3, [], { back: { seat: 0, to: 1 } } as Partial<Reply>));
  socket.say(update(1, 4, [order(2)], { table: WHOLE } as Partial<Reply>));
  expect(codes(room)).toEqual(["turn", "taken-back", "order"]);
});

it.each([
  ["a new game has begun", state(2, 7)],
  ["something was taken back", state(1, 7)],
])("asks for the story once more if while it was away %s", (_why, message) => {
  const { room, socket } = come();
  socket.say(state(1, 0));
  socket.say(update(1, 1, [turn(1)]));
  socket.say(message);
  expect(socket.closed).toBe(true);
  const again = FakeSocket.all.at(-1)!;
  expect(again).not.toBe(socket);
  expect(again.hello).toMatchObject({ game: null, since: 0 });
  socket.say(update(1, 2, [order(1)])); // an old connection has nothing more to say
  const heard: number[] = [];
  room.watch((events) => heard.push(events.length));
  again.say(update(2, 6, [turn(3), order(1)]));
  again.say(update(2, 7, [order(2)], { table: WHOLE } as Partial<Reply>));
  expect(codes(room)).toEqual(["turn", "order", "order"]);
  expect(heard).toEqual([1]);
});

it("takes a rematch as it begins", () => {
  const { room, socket } = come();
  socket.say(state(1, 0));
  socket.say(update(1, 1, [turn(1)]));
  socket.say(state(2, 0));
  socket.say(update(2, 1, [turn(1), order(1)]));
  expect(codes(room)).toEqual(["turn", "order"]);
  expect(FakeSocket.all).toHaveLength(1);
});

it("calls the seats by their names, also when others come to sit there", () => {
  const { room, socket } = come();
  const seat = (at: number, character: string, gold: number) => ({
    ...{ seat: at, character, name: character, side: at },
    gold,
  });
  const seats = [seat(0, "gerki", 5), seat(1, "zot", 5)];
  socket.say(state(1, 1, { table: { ...WHOLE, seats } }));
  expect(room.names).toEqual(["gerki", "zot"]);
  socket.say(update(1, 2, [], { table: { seats: [seat(1, "zot", 9)] } } as Partial<Reply>));
  expect(room.table?.seats[1]?.gold).toBe(9);
  expect(room.names).toEqual(["gerki", "zot"]);
  socket.say(update(1, 3, [], { table: { seats: [seat(1, "fiona", 9)] } } as Partial<Reply>));
  expect(room.names).toEqual(["gerki", "fiona"]);
  expect(room.voice.name(1)).toBe("fiona");
});
