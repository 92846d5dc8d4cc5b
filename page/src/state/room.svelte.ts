// A room as we see it: what the server says, kept and merged. The rules live on the server; here nothing is decided.
import { tick } from "svelte";
import { lit } from "../model/acting";
import { Depths, type Line as LogLine } from "../model/log";
import { merge, type Player, type Scene, type Table } from "../model/scene";
import { Refusal } from "../wire/http";
import type {
  Ahead,
  Clock,
  Effect,
  Event,
  Private,
  Reason,
  Reply,
  RoomInfo,
  Said,
  SeatInfo,
  Settings,
  You,
} from "../wire/messages";
import { Line, type Wish } from "../wire/socket";
import { Voice } from "../words/voice";
import { say } from "../words/index.svelte";
import { library } from "./catalogue.svelte";

export interface WhyNot {
  key: string;
  rule: string;
}
export interface Spoken {
  kind: "said";
  said: Said;
  at: number;
}

type Level = "full" | "smart" | "touching" | "until-my-turn";
type Watcher = (events: readonly Event[]) => void;

/** Coming back after a reload, we ask for the whole story of the game that we were in. */
const remembered = (room: string): string => `alehouse-game-${room}`;

export class RoomState {
  room = $state.raw<RoomInfo | null>(null);
  you = $state.raw<You | null>(null);
  line = $state<"connecting" | "open" | "lost" | "ended">("connecting");
  /** Why the connection was ended, or cannot go on. */
  bye = $state.raw<Refusal | null>(null);
  /** The last thing that did not work, in words; the page shows it until the next one works. */
  notice = $state<string | null>(null);
  table = $state.raw<Table | null>(null);
  mine = $state.raw<Private | null>(null);
  clock = $state.raw<Clock | null>(null);
  /** When the clock was told, by performance.now(). */
  clockAt = $state(0);
  seq = $state(-1);
  log = $state.raw<readonly LogLine[]>([]);
  spoken = $state.raw<readonly Spoken[]>([]);
  /** Why cards of the hand cannot be played now, by card. */
  whyNot = $state.raw<ReadonlyMap<string, WhyNot>>(new Map());
  /** The card that took control of the Round of Gambling that is on. */
  lastBid = $state.raw<{ seat: number; card: string } | null>(null);
  /** The update whose table is looked at again; null: now. */
  looking = $state<number | null>(null);

  #game = -1;
  #line: Line;
  #depths = new Depths();
  #moments = new Map<number, Table>();
  #watchers = new Set<Watcher>();
  #asked = -1;

  constructor(readonly id: string) {
    this.#line = new Line(id, {
      hear: (message) => this.#hear(message),
      seen: () => this.#seen(),
      line: (state) => {
        if (this.line !== "ended") this.line = state;
      },
    });
  }

  connect(password = ""): void {
    this.#line.password = password;
    this.bye = null;
    this.line = "connecting";
    this.#line.connect();
  }

  close(): void {
    this.#line.close();
  }

  /** Be told of every batch of events as it comes, for banners, sounds and travelling cards. */
  watch(watcher: Watcher): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  // --- what is to be drawn ---------------------------------------------------------------------------

  /** What the seats are called: "Gerki", and "Gerki 2" for a second one. */
  names = $derived.by((): readonly string[] => {
    const seats = this.table?.seats ?? [];
    return seats.map((seat) => {
      const name = library.character(seat.character)?.name ?? seat.character;
      const again = /-(\d+)$/.exec(seat.name.slice(seat.character.length));
      return again ? say("seat-again", { name, n: Number(again[1]) }) : name;
    });
  });

  voice = $derived(
    new Voice({
      names: this.names,
      sides: this.table?.seats.map((seat) => seat.side) ?? [],
      words: this.table?.seats.map((seat) => seat.name) ?? [],
      card: (id) => library.card(id),
    }),
  );

  players = $derived((this.room?.seats ?? []).map(playerOf));

  /** The table now, or at the moment that is looked at. */
  scene = $derived.by((): Scene | null => {
    const past = this.looking === null ? undefined : this.#moments.get(this.looking);
    const table = past ?? this.table;
    if (!table) return null;
    const live = past === undefined;
    const mine = this.mine;
    const hands: Record<number, readonly string[]> = {};
    if (mine && live) {
      hands[mine.seat] = mine.hand;
      for (const [seat, cards] of mine.mates ?? []) hands[seat] = cards;
    }
    return {
      table,
      seat: mine?.seat ?? null,
      players: this.players,
      names: this.names,
      voice: this.voice,
      hands,
      question: live ? (mine?.question ?? null) : null,
      answered: live ? (mine?.answered ?? null) : null,
      clock: live ? this.clock : null,
      live,
    };
  });

  /** True if something is asked that deserves our attention, and we have not answered yet: the tab's title says so. */
  asked = $derived.by(() => {
    const mine = this.mine;
    if (this.looking !== null || this.room?.status !== "playing" || !mine || mine.answered) return false;
    return lit(mine.question ?? null, mine.yields ?? "smart", mine.muted_cards ?? [], (id) =>
      library.card(id),
    );
  });
  isHost = $derived(this.room !== null && this.you !== null && this.room.host === this.you.who);

  /** Can the table after that update be looked at? Those before a reload cannot. */
  canLook(seq: number): boolean {
    return this.#moments.has(seq);
  }

  // --- what a person does ----------------------------------------------------------------------------

  /** Send a request; what goes wrong is said in `notice`, and true means that it worked. */
  async tell(wish: Wish): Promise<boolean> {
    try {
      await this.#line.ask(wish);
      this.notice = null;
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // A click that came too late for its question needs no words: the table shows what is asked now.
      if (error.code !== "stale") this.notice = refusalText(error);
      return false;
    }
  }

  answer(move: string): Promise<boolean> {
    const decision = this.mine?.question?.decision;
    return decision === undefined ? Promise.resolve(false) : this.tell({ type: "answer", decision, move });
  }

  hold(): Promise<boolean> {
    return this.tell({ type: "hold", decision: this.clock?.decision ?? -1 });
  }

  release(): Promise<boolean> {
    return this.tell({ type: "release", decision: this.clock?.decision ?? -1 });
  }

  yieldTo(level: Level): Promise<boolean> {
    return this.tell({ type: "yield", level });
  }

  muteCard(card: string, on = true): Promise<boolean> {
    return this.tell({ type: "yield", card, on });
  }

  configure(settings: Settings, password: string | null = null): Promise<boolean> {
    return this.tell({ type: "configure", settings, password });
  }

  async preview(move: string): Promise<readonly Effect[]> {
    try {
      return (await this.#line.ask<Ahead>({ type: "preview", move })).effects;
    } catch {
      return [];
    }
  }

  async why(card: string): Promise<WhyNot | null> {
    try {
      const reason = await this.#line.ask<Reason>({ type: "why", card });
      return reason.key && reason.rule ? { key: reason.key, rule: reason.rule } : null;
    } catch {
      return null;
    }
  }

  // --- what the server says --------------------------------------------------------------------------

  /** What we have seen. At first, ask for the whole story of the game: of the one we were in, or else of the first one. */
  #seen(): { game: number; since: number } {
    if (this.#game >= 0) return { game: this.#game, since: this.seq };
    try {
      return { game: Number(sessionStorage.getItem(remembered(this.id)) ?? 1), since: 0 };
    } catch {
      return { game: 1, since: 0 };
    }
  }

  #hear(message: Reply): void {
    switch (message.type) {
      case "welcome":
        this.bye = null; // Whatever ended the last connection is over.
        this.room = message.room;
        this.you = message.you;
        break;
      case "room":
        this.room = message.room;
        this.you = message.you;
        break;
      case "state":
        this.#begin(message.game, message.seq);
        this.table = message.table as Table;
        this.mine = message.you ?? null;
        this.#tick(message.clock);
        this.#moments.set(message.seq, this.table);
        break;
      case "update":
        this.#update(message);
        break;
      case "yours":
        this.mine = message.you;
        break;
      case "clock":
        this.#tick(message.clock);
        break;
      case "said":
        this.spoken = [...this.spoken.slice(-199), { kind: "said", said: message, at: this.seq }];
        break;
      case "standstill":
        this.bye = new Refusal(message.code);
        break;
      case "bye":
        this.bye = new Refusal(message.code, message.params ?? {});
        if (!["closing", "server-error", "too-slow", "too-fast"].includes(message.code)) this.line = "ended";
        break;
    }
    this.#askWhy();
    this.#measure();
  }

  #begin(game: number, seq: number): void {
    if (game !== this.#game) {
      this.log = [];
      this.#moments.clear();
      this.#depths = new Depths();
      this.looking = null;
    }
    this.#game = game;
    this.seq = seq;
    try {
      sessionStorage.setItem(remembered(this.id), String(game));
    } catch {
      // Then a reload shows the table, but not how it came about.
    }
  }

  #update(message: Extract<Reply, { type: "update" }>): void {
    if (message.game !== this.#game) this.#begin(message.game, message.seq - 1);
    this.seq = message.seq;
    const whole =
      this.table === null && message.table.seats !== undefined && message.table.phase !== undefined;
    const empty = Object.keys(message.table).length === 0;
    if (whole) this.table = message.table as Table;
    else if (this.table && !empty) this.table = merge(this.table, message.table);
    // Of several updates at once, all but the last have their events only: nothing is to be decided there.
    if (message.you !== undefined) this.mine = message.you ?? null;
    if (message.clock.decision >= 0) this.#tick(message.clock);
    if (this.table) this.#moments.set(message.seq, this.table);
    this.#bids(message.events);
    const lines = this.#depths.lines(message.seq, message.events);
    if (lines.length) this.log = [...this.log, ...lines];
    if (this.table) for (const watcher of this.#watchers) watcher(message.events);
  }

  /** Whose card leads a Round is told by events alone: it lies on a discard pile already. */
  #bids(events: readonly Event[]): void {
    for (const { code, args } of events) {
      if (code === "play" && args["bid"] === 1)
        this.lastBid = { seat: args["seat"] as number, card: args["card"] as string };
      else if (code === "round") this.lastBid = null;
    }
  }

  #tick(clock: Clock): void {
    this.clock = clock;
    this.clockAt = performance.now();
  }

  /** Once for every question: why the other cards cannot be played. */
  #askWhy(): void {
    const question = this.mine?.question;
    const decision = question?.decision ?? -1;
    if (decision === this.#asked) return;
    this.#asked = decision;
    if (!question || question.kind === "discard") {
      this.whyNot = new Map();
      return;
    }
    void this.#line
      .ask<Extract<Reply, { type: "reasons" }>>({ type: "why-hand" })
      .then((reply) => {
        if (decision !== this.#asked) return;
        this.whyNot = new Map(reply.cards.map(({ card, key, rule }) => [card, { key, rule }]));
      })
      .catch(() => undefined);
  }

  /** How long it took from a message to what is drawn of it; `make bench-page` reads it. */
  #measure(): void {
    void tick().then(() =>
      requestAnimationFrame(() => {
        if (performance.getEntriesByName("message").length) performance.measure("answer-drawn", "message");
        performance.clearMarks("message");
      }),
    );
  }
}

function playerOf(info: SeatInfo): Player {
  return {
    seat: info.seat,
    name: info.name ?? "",
    kind: info.kind === "bot" ? "bot" : "person",
    bot: info.bot ?? null,
    here: info.here ?? false,
    away: info.away ?? false,
    conceded: info.conceded ?? false,
  };
}

/** A refusal in words. */
export function refusalText(refusal: Refusal): string {
  const plain: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(refusal.params)) {
    plain[name] = Array.isArray(value) ? value.join(", ") : typeof value === "number" ? value : String(value);
  }
  if (refusal.code === "illegal" && typeof plain["reason"] === "string") {
    return say("refusal-illegal-because", { reason: say(`reason-${plain["reason"]}`) });
  }
  return say(`refusal-${refusal.code}`, plain);
}
