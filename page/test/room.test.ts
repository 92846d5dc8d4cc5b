// What a room asks for when it comes, and what it makes of a story with moves that were taken back.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { RoomState } from "../src/state/room.svelte";
import { Acting } from "../src/table/acting.svelte";
import type { Event, Reply } from "../src/wire/messages";
import { say, speak } from "../src/words/index.svelte";

class FakeSocket {
  static all: FakeSocket[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;
  sent: Record<string, unknown>[] = [];
  closed = false;
  readyState = 1;

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
  vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: true, body: {} }));
  vi.stubGlobal("requestAnimationFrame", () => 0);
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
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
  vi.advanceTimersByTime(1_000);
  vi.useRealTimers();
  const { game, since } = FakeSocket.all.at(-1)!.hello;
  return { game, since };
}

it("strikes what was taken back, and says who did it", () => {
  const { room, socket } = come();
  socket.say(state(1, 0));
  socket.say(update(1, 1, [turn(1)]));
  socket.say(update(1, 2, [order(1)]));
  socket.say(state(1, 3, { back: { seat: 0, to: 1, move: "order fiona" } }));
  socket.say(update(1, 4, [order(2)]));
  expect(codes(room)).toEqual(["turn", "-order", "taken-back", "order"]);
  expect(room.log[2]!.args).toEqual({ seat: 0, deed: "order fiona" });
  expect(FakeSocket.all).toHaveLength(1);
});

it("tells after a reload where a move was taken back", () => {
  const { room, socket } = come();
  socket.say(update(1, 1, [turn(1)]));
  socket.say(update(1, 3, [], { back: { seat: 0, to: 1, move: "order zot" } } as Partial<Reply>));
  socket.say(update(1, 4, [order(2)], { table: WHOLE } as Partial<Reply>));
  expect(codes(room)).toEqual(["turn", "taken-back", "order"]);
  expect(room.log[1]!.args).toEqual({ seat: 0, deed: "order zot" });
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

it("keeps what a message has not changed, so that nothing is drawn again because of it", () => {
  const { room, socket } = come();
  const seat = (at: number, gold: number): unknown => ({ seat: at, character: "zot", name: `z${at}`, gold });
  const you = (answered: string | null): unknown => ({
    ...{ seat: 0, hand: ["a"], answered },
    question: { decision: 1, kind: "window", moves: [] },
  });
  const seen = () => {
    const scene = room.scene!;
    const { table, question, hands } = scene;
    return { scene, table, question, hand: hands[0], first: table.seats[0], second: table.seats[1] };
  };
  type Seen = ReturnType<typeof seen>;
  let before: Seen;
  const changed = (): string[] => {
    const old = before;
    before = seen();
    return (Object.keys(old) as (keyof Seen)[]).filter((name) => !Object.is(old[name], before[name]));
  };
  socket.say({ type: "room", room: { seats: [{ seat: 0 }] }, you: { who: 1 } });
  socket.say(state(1, 1, { table: { ...WHOLE, pot: 1, seats: [seat(0, 5), seat(1, 5)] }, you: you(null) }));
  before = seen();
  socket.say(update(1, 2, [], { table: { pot: 2 }, you: you(null) } as Partial<Reply>));
  expect([changed(), room.scene!.table.pot]).toEqual([[], 2]);
  socket.say({ type: "yours", you: you("pass") });
  expect([changed(), room.scene!.answered]).toEqual([[], "pass"]);
  socket.say({ type: "room", room: { seats: [{ seat: 0 }], locked: true }, you: { who: 1 } });
  const table = { ...WHOLE, pot: 2, seats: [seat(0, 5), seat(1, 9)] };
  socket.say(update(1, 3, [], { table, you: you("pass") } as unknown as Partial<Reply>));
  expect([changed(), room.scene!.table.seats[1]!.gold]).toEqual([["second"], 9]);
  room.looking = 1;
  expect(room.scene).toMatchObject({ live: false, question: null, hands: {}, table: { pot: 1 } });
});

it("asks why cards cannot be played once a question stands, and keeps the reasons while they are the same", async () => {
  vi.useFakeTimers();
  const { room, socket } = come();
  socket.onopen();
  socket.say({ type: "welcome", room: { seats: [] }, you: { who: 1, name: "Ann" } });
  const asked = (): unknown[] => socket.sent.filter(({ type }) => type === "why-hand");
  const ask = (decision: number): void =>
    socket.say(
      update(1, decision, [], {
        you: { seat: 0, hand: ["a"], question: { decision, kind: "window", moves: [] } },
      } as unknown as Partial<Reply>),
    );
  const answer = async (cards: unknown[]): Promise<void> => {
    socket.say({ type: "reasons", id: socket.sent.at(-1)!["id"], cards });
    await vi.advanceTimersByTimeAsync(0);
  };
  ask(1);
  vi.advanceTimersByTime(20);
  ask(2); // the first one was closed before anybody could look
  expect(asked()).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(500);
  expect(asked()).toHaveLength(1);
  await answer([{ card: "a", key: "timing", rule: "TIM-01" }]);
  const first = room.whyNot;
  expect(first.get("a")).toEqual({ key: "timing", rule: "TIM-01" });
  ask(3);
  await vi.advanceTimersByTimeAsync(500);
  await answer([{ card: "a", key: "timing", rule: "TIM-01" }]);
  expect(room.whyNot.get("a")).toEqual(first.get("a"));
  ask(4);
  await vi.advanceTimersByTimeAsync(500);
  ask(5);
  await answer([{ card: "a", key: "other", rule: "TIM-02" }]); // too late: something else is asked
  expect(room.whyNot.get("a")?.key).toBe("timing");
  room.close();
  vi.useRealTimers();
});

describe("giving up", () => {
  const seats = ["gerki", "zot", "gog"].map((character, seat) => ({
    ...{ seat, character, name: character, side: seat },
    alive: true,
  }));
  const table = { ...WHOLE, seats, over: false, winners: [], active: 0 };
  const mine = { seat: 0, hand: ["a"], question: null };
  const room = (status: string, game: object, ...given: (number | null)[]): unknown => ({
    type: "room",
    room: {
      status,
      host: 1,
      seats: seats.map(({ seat }) => ({
        ...{ seat, kind: "person", name: `P${seat}`, here: true },
        conceded: given[seat] != null,
        conceded_at: given[seat] ?? null,
      })),
      people: [],
      game: { id: "g", number: 1, winners: [], ended: null, ...game },
    },
    you: { who: 1, seat: 0, name: "P0" },
  });
  function begun(): ReturnType<typeof come> {
    const made = come();
    void made.socket.hello;
    made.socket.say(room("playing", {}));
    made.socket.say(state(1, 0, { table, you: mine }));
    made.socket.say(update(1, 1, [turn(1)], { you: mine } as Partial<Reply>));
    return made;
  }

  it("is in the log, after what was told before it, and no move that is taken back takes it along", () => {
    const { room: seen, socket } = begun();
    socket.say(update(1, 2, [order(1)], { you: mine } as Partial<Reply>));
    socket.say(room("playing", {}, null, 2));
    socket.say(update(1, 3, [order(2)], { you: mine } as Partial<Reply>));
    expect(codes(seen)).toEqual(["turn", "order", "gave-up", "order"]);
    expect(seen.log[2]!.args).toEqual({ seat: 1 });
    socket.say(state(1, 4, { table, you: mine, back: { seat: 0, to: 1 } }));
    expect(codes(seen)).toEqual(["turn", "-order", "gave-up", "-order", "taken-back"]);
  });

  it("makes us look on: nothing is ours any more, while the others play", () => {
    const { room: seen, socket } = begun();
    expect(seen.scene).toMatchObject({ seat: 0, gaveUp: null, hands: { 0: ["a"] } });
    socket.say(room("playing", {}, 1));
    expect(seen.scene).toMatchObject({ seat: null, gaveUp: 0, hands: {} });
    expect(seen.voice.isYou(0)).toBe(false);
    const drew = { code: "drew", args: { cards: ["x"] }, private: true };
    socket.say(update(1, 2, [drew, order(1)], { you: mine } as Partial<Reply>));
    // What the bot draws is not what we draw.
    expect(codes(seen)).toEqual(["turn", "gave-up", "order"]);
    // When all is over, we are somebody who gave up; but what the bot did is not told as ours.
    socket.say(room("over", { ended: "played", winners: [1] }, 1));
    expect(seen.scene).toMatchObject({ seat: 0, gaveUp: null });
    expect(seen.voice.isYou(0)).toBe(false);
  });

  it.each([
    ["conceded", [], 1],
    ["conceded", [2], 1],
    ["abandoned", [], null],
  ])("ends the game for everybody, though the rules have not ended it (%s, %j)", (how, winners, given) => {
    const { room: seen, socket } = begun();
    expect(seen.scene?.table.over).toBe(false);
    socket.say(room("over", { ended: how, winners }, given));
    expect(seen.scene).toMatchObject({ seat: 0, table: { over: true, winners } });
    expect(codes(seen).at(-1)).toBe(how === "abandoned" ? "abandoned" : "gave-up");
    // It was we who gave up, and nobody has played on for us.
    expect(seen.voice.isYou(0)).toBe(true);
  });
});

it("keeps what is pressed while the line is down, and says so if it came too late", async () => {
  await speak("en");
  vi.useFakeTimers();
  const { room, socket } = come();
  socket.onopen();
  socket.say({ type: "welcome", room: { seats: [] }, you: { who: 1, name: "Ann" } });
  // A click that is too late while the line is good needs no words.
  const late = room.tell({ type: "answer", decision: 6, move: "pass" });
  socket.say({ type: "refused", id: socket.sent.at(-1)!["id"], code: "stale", params: {} });
  expect([await late, room.notice, room.pending]).toEqual([false, null, 0]);
  // Nor does a game need any that has ended when it is told to go on, as after giving up.
  const goOn = room.tell({ type: "pace", paused: false });
  socket.say({ type: "refused", id: socket.sent.at(-1)!["id"], code: "no-game", params: {} });
  expect([await goOn, room.notice]).toEqual([false, null]);
  socket.onclose();
  const kept = room.tell({ type: "answer", decision: 7, move: "pass" });
  expect([room.line, room.pending]).toEqual(["lost", 1]);
  vi.advanceTimersByTime(1_000);
  vi.useRealTimers();
  const next = FakeSocket.all.at(-1)!;
  next.onopen();
  next.say({ type: "welcome", room: { seats: [] }, you: { who: 1, name: "Ann" } });
  expect(next.sent.at(-1)).toMatchObject({ type: "answer", decision: 7 });
  next.say({ type: "refused", id: next.sent.at(-1)!["id"], code: "stale", params: {} });
  expect([await kept, room.line, room.pending]).toEqual([false, "open", 0]);
  expect(room.notice).toBe(say("refusal-stale"));
  room.close();
});

describe("how often we want to be asked", () => {
  function asked(yields: string): { room: RoomState; socket: FakeSocket; acting: Acting } {
    const { room, socket } = come();
    socket.onopen();
    socket.say({ type: "welcome", room: { seats: [] }, you: { who: 1, name: "Ann" } });
    told(socket, yields);
    return { room, socket, acting: new Acting(room) };
  }
  const told = (socket: FakeSocket, yields: string, question: unknown = null): void =>
    socket.say({ type: "yours", you: { seat: 0, hand: ["tip"], yields, question } });
  const replied = async (socket: FakeSocket, type: string): Promise<void> => {
    socket.say({ type, id: socket.sent.at(-1)!["id"], code: "conceded" });
    await new Promise((done) => setTimeout(done));
  };

  it("shows at once what was pressed, and goes back only if that is refused", async () => {
    const { socket, acting } = asked("smart");
    acting.choose("touching");
    expect(acting.level).toBe("touching");
    told(socket, "touching");
    await replied(socket, "ok");
    expect(acting.level).toBe("touching");
    acting.choose("full");
    expect(acting.level).toBe("full");
    await replied(socket, "refused");
    expect(acting.level).toBe("touching");
  });

  it("stays what it was while a card is wished for, and after that", async () => {
    const { socket, acting } = asked("touching");
    acting.askFor("tip");
    expect([socket.sent.at(-1)!["level"], acting.level]).toEqual(["full", "touching"]);
    told(socket, "full", {
      decision: 7,
      kind: "window",
      moves: [{ text: "play tip", kind: "play", card: "tip" }],
    });
    await replied(socket, "ok");
    acting.follow();
    expect([acting.wish?.met, acting.level]).toEqual([7, "touching"]);
    told(socket, "full");
    acting.follow(); // the wish is over, and the server has not heard of it yet
    expect([acting.wish, socket.sent.at(-1)!["level"], acting.level]).toEqual([null, "touching", "touching"]);
  });

  it("can be changed while a card is wished for", () => {
    const { socket, acting } = asked("smart");
    acting.askFor("tip");
    acting.choose("until-my-turn");
    expect([acting.level, acting.wish?.level]).toEqual(["until-my-turn", "until-my-turn"]);
    expect(socket.sent.at(-1)!["level"]).toBe("full");
  });
});

it("tells at once that somebody else gives up, and which move all let somebody take back", () => {
  const { room, socket } = come();
  const told: Event[] = [];
  room.watch((events) => told.push(...events));
  const seats = (...given: number[]): unknown[] =>
    [0, 1, 2].map((seat) => ({ seat, conceded: given.includes(seat) || undefined }));
  const seen = (status: string, list: unknown[], more = {}): unknown => ({
    type: "room",
    room: { status, seats: list, ...more },
    you: { who: 1, name: "Ann" },
  });
  socket.onopen();
  socket.say({ type: "welcome", room: { status: "playing", seats: seats(2) }, you: { who: 1, name: "Ann" } });
  socket.say(state(1, 0, { you: { seat: 0, hand: [] } }));
  expect(told).toEqual([]); // that was before we came
  socket.say(seen("playing", seats(1, 2)));
  socket.say(seen("playing", seats(0, 1, 2)));
  expect(told).toEqual([event("gave-up", { seat: 1 })]);
  socket.say(seen("playing", seats(2), { undo: { number: 1, seat: 1, yes: [], move: "play tip" } }));
  socket.say(state(1, 2, { back: { seat: 1, to: 0 } }));
  socket.say(seen("playing", seats(2)));
  socket.say(state(1, 4, { back: { seat: 1, to: 0, move: "discard" } }));
  expect(told.slice(1)).toEqual([
    event("taken-back", { seat: 1, move: "play tip" }),
    event("taken-back", { seat: 1, deed: "discard" }),
  ]);
});

describe("a press", () => {
  const move = { text: "play tip", kind: "play", card: "tip" };
  const asked = (away: boolean): { acting: Acting; socket: FakeSocket; said: () => unknown[] } => {
    const { room, socket } = come();
    socket.onopen();
    const seats = [{ seat: 0, kind: "person", who: 1, away }];
    socket.say({
      type: "welcome",
      room: { status: "playing", seats },
      you: { who: 1, seat: 0, name: "Ann" },
    });
    socket.say(
      state(1, 0, { you: { seat: 0, hand: ["tip"], question: { decision: 1, kind: "bid", moves: [move] } } }),
    );
    const said = (): unknown[] =>
      socket.sent
        .slice(1)
        .map(({ type }) => type)
        .filter((type) => type !== "preview");
    return { acting: new Acting(room), socket, said };
  };

  it("of a finger never plays a card: that is done on its sheet", () => {
    const { acting, said } = asked(false);
    acting.press("tip", 0, "key"); // chosen, and no sheet is shown
    expect(acting.sheet).toBe(false);
    acting.press("tip", 0, "touch");
    acting.press("tip", 0, "touch");
    expect([acting.sheet, acting.answering, said()]).toEqual([true, false, []]);
    acting.press("tip", 0, "key");
    expect([acting.sheet, acting.answering, said()]).toEqual([false, true, ["answer"]]);
  });

  it("takes the seat back from the bot that plays there, once", () => {
    const { acting, said } = asked(true);
    acting.comeBack();
    acting.comeBack();
    expect(said()).toEqual(["return"]);
    const other = asked(false);
    other.acting.comeBack();
    expect(other.said()).toEqual([]);
  });
});

it("asks no more than before as soon as what we wished to be asked for is answered", () => {
  const { room, socket } = come();
  socket.onopen();
  socket.say({ type: "welcome", room: { seats: [] }, you: { who: 1, name: "Ann" } });
  const move = { text: "play tip on zot", kind: "play", card: "tip" };
  const question = { decision: 5, kind: "window", moves: [move] };
  socket.say(state(1, 0, { you: { seat: 0, hand: ["tip"], yields: "full", question } }));
  const acting = new Acting(room);
  acting.wish = { card: "tip", level: "smart", met: 5 };
  acting.make(move);
  // The table would keep a question that is put already, so this comes first.
  expect(socket.sent.slice(-2)).toMatchObject([{ type: "yield", level: "smart" }, { type: "answer" }]);
  expect([acting.wish, acting.level]).toEqual([null, "smart"]);
});

it("forgets who was quicker when that is taken back", () => {
  const { room, socket } = come();
  const acting = new Acting(room);
  room.watch((events) => acting.hear(events));
  const move = { text: "play tip on zot", kind: "play", card: "tip" };
  const you = { seat: 0, hand: ["tip"], question: { decision: 1, kind: "window", moves: [move] } };
  socket.say(state(1, 0, { you }));
  acting.make(move);
  socket.say(update(1, 1, [event("play", { seat: 1, card: "dice" })]));
  expect(acting.overtaken).toMatchObject({ id: "acting-overtaken", args: { why: "seat" } });
  socket.say(state(1, 2, { you, back: { seat: 1, to: 0 } }));
  expect(acting.overtaken).toBeNull();
});

it("keeps how a Round has ended until we have answered, or it is old", () => {
  const { room, socket } = come();
  const acting = new Acting(room);
  room.watch((events) => acting.hear(events));
  const move = { text: "order zot", kind: "order" };
  const you = { seat: 0, hand: [], question: { decision: 1, kind: "order", moves: [move] } };
  socket.say(state(1, 0, { you }));
  socket.say(update(1, 1, [event("collect", { seat: 1, n: 4 })]));
  expect(acting.news[0]?.code).toBe("collect");
  acting.make(move);
  expect(acting.news).toEqual([]);
  socket.say(update(1, 2, [event("collect", { seat: 1, n: 0 })]));
  expect(acting.news).toEqual([]);
  socket.say(update(1, 3, [event("pot-to-inn", { n: 2 })]));
  expect(acting.news[0]?.code).toBe("pot-to-inn");
  socket.say(update(1, 4, [event("turn", { seat: 1, turn: 2 })]));
  expect(acting.news).toEqual([]);
});

describe("playing again", () => {
  const seats = (other: string): unknown[] => [
    { seat: 0, kind: "person", who: 1 },
    { seat: 1, kind: other, who: 2 },
  ];
  const seen = (status: string, other: string): Record<string, unknown> => ({
    room: { status, seats: seats(other), game: status === "open" ? null : { winners: [1], ended: "played" } },
    you: { who: 1, seat: 0, name: "Ann" },
  });
  async function again(
    other: string,
  ): Promise<{ room: RoomState; next: (...said: unknown[]) => Promise<void> }> {
    const { room, socket } = come();
    socket.onopen();
    socket.say({ type: "welcome", ...seen("over", other) });
    socket.say(state(1, 9, { table: { ...WHOLE, over: true } }));
    void room.again();
    const next = async (...said: unknown[]): Promise<void> => {
      const { id } = socket.sent.at(-1)!;
      for (const one of said) socket.say(typeof one === "string" ? { type: one, id, code: "closing" } : one);
      await new Promise((done) => setTimeout(done));
    };
    return { room, next };
  }

  it("against bots alone keeps the end until the next table is there", async () => {
    const { room, next } = await again("bot");
    await next({ type: "room", ...seen("open", "bot") }, "ok");
    expect(room.room).toMatchObject({ status: "over", game: { winners: [1] } });
    await next(state(2, 0), { type: "room", ...seen("playing", "bot") }, "ok");
    expect(room.room?.status).toBe("playing");
    await next({ type: "room", ...seen("open", "bot") });
    expect(room.room?.status).toBe("open");
  });

  it("comes to the lobby where there is something to agree on, or if the table cannot begin", async () => {
    const friends = await again("person");
    await friends.next({ type: "room", ...seen("open", "person") }, "ok");
    expect(friends.room.room?.status).toBe("open");
    const { room, next } = await again("bot");
    await next({ type: "room", ...seen("open", "bot") }, "ok");
    await next("refused");
    expect(room.room?.status).toBe("open");
  });
});
