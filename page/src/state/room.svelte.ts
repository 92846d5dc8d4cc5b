// A room as we see it: what the server says, kept and merged. The rules live on the server; here nothing is decided.
import { lit } from "../model/acting";
import {
  ABANDONED,
  GAVE_UP,
  ordered,
  Story,
  TAKEN_BACK,
  withGivenUp,
  type Line as LogLine,
} from "../model/log";
import { ended, merge, TABLE, type Player, type Scene, type Table } from "../model/scene";
import { share } from "../model/share";
import { heard, recalled, type Spoken } from "../model/spoken";
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
  SeatInfo,
  SeatView,
  Settings,
  TakenBack,
  You,
} from "../wire/messages";
import { Line, type Wish } from "../wire/socket";
import { Voice } from "../words/voice";
import { say } from "../words/index.svelte";
import { library } from "./catalogue.svelte";
import { fields, type Reads } from "./fields.svelte";

export interface WhyNot {
  key: string;
  rule: string;
}

/** A question that stands so long, in milliseconds, is one that somebody may look at. */
const SETTLED = 60;

export type Level = "full" | "smart" | "touching" | "until-my-turn";
type Watcher = (events: readonly Event[]) => void;

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
  /** When `mine` was told: what is left of the bank was told then. */
  mineAt = $state(0);
  /** So much that we have asked for has not been answered yet. */
  pending = $state(0);
  seq = $state(-1);
  spoken = $state.raw<readonly Spoken[]>([]);
  /** Why cards of the hand cannot be played now, by card. */
  whyNot = $derived.by((): ReadonlyMap<string, WhyNot> => {
    return new Map(this.#reasons.map(({ card, key, rule }) => [card, { key, rule }]));
  });
  /** The card that took control of the Round of Gambling that is on. */
  lastBid = $state.raw<{ seat: number; card: string } | null>(null);
  /** How often we want to be asked: what was pressed shows at once, unless the server refuses it. */
  level = $derived.by((): string => this.#wanted ?? this.mine?.yields ?? "smart");
  /** The next game is on its way: the room as it was stays until then, for nobody has anything to do in a lobby. */
  restarting = false;
  /** The update whose table is looked at again; null: now. */
  looking = $state<number | null>(null);

  #game = -1;
  #line: Line;
  #story = new Story();
  #told = $state.raw<readonly LogLine[]>([]);
  /** The story of the game comes from its beginning: what it tells is not news. */
  #catchingUp = false;
  #moments = new Map<number, Table>();
  #watchers = new Set<Watcher>();
  #reasons = $state.raw<Extract<Reply, { type: "reasons" }>["cards"]>([]);
  /** What we have not shown of the room while the next game was on its way. */
  #lobby: RoomInfo | null = null;
  #wanted = $state<Level | null>(null);
  #asked = -1;
  #curious: ReturnType<typeof setTimeout> | undefined;
  /** How often the line has been lost. */
  #breaks = 0;

  constructor(readonly id: string) {
    this.#line = new Line(id, {
      hear: (message) => this.#hear(message),
      seen: () => this.#seen(),
      line: (state) => {
        if (state === "lost") this.#breaks += 1;
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
    clearTimeout(this.#curious);
    this.#line.close();
  }

  /** Be told of every batch of events as it comes, and of what is taken back: for banners, sounds and travelling cards. */
  watch(watcher: Watcher): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  // --- what is to be drawn ---------------------------------------------------------------------------

  /** Who sits where, as one text: it stays the same from update to update, and so do all names and sentences. */
  #seating = $derived(
    JSON.stringify((this.table?.seats ?? []).map(({ character, name, side }) => ({ character, name, side }))),
  );
  #seats = $derived(JSON.parse(this.#seating) as Pick<SeatView, "character" | "name" | "side">[]);

  /** What the seats are called: "Gerki", and "Gerki 2" for a second one. */
  names = $derived.by((): readonly string[] => {
    return this.#seats.map((seat) => {
      const name = library.character(seat.character)?.name ?? seat.character;
      const again = /-(\d+)$/.exec(seat.name.slice(seat.character.length));
      return again ? say("seat-again", { name, n: Number(again[1]) }) : name;
    });
  });

  /**
   * Whoever has given up looks on: a bot plays what was ours, so nothing of it is "yours". Where the game was over with
   * it, the bot has done nothing.
   */
  #gaveUp = $derived.by((): number | null => {
    const seat = this.room?.seats[this.mine?.seat ?? -1];
    if (!seat?.conceded) return null;
    return this.room?.status === "playing" || this.seq > (seat.conceded_at ?? 0) ? seat.seat : null;
  });
  #seat = $derived(this.#gaveUp === null ? (this.mine?.seat ?? null) : null);
  voice = $derived(
    new Voice({
      names: this.names,
      sides: this.#seats.map((seat) => seat.side),
      words: this.#seats.map((seat) => seat.name),
      you: this.#seat,
      card: (id) => library.card(id),
    }),
  );

  players = $derived((this.room?.seats ?? []).map(playerOf));

  /** What was told so far, and what no event tells. */
  log = $derived.by((): readonly LogLine[] => {
    const given = (this.room?.seats ?? []).flatMap(({ seat, conceded, conceded_at }) =>
      conceded ? [{ seat, at: conceded_at ?? 0 }] : [],
    );
    const lines = withGivenUp(this.#told, given, this.mine?.seat ?? null);
    if (this.room?.game?.ended !== "abandoned") return lines;
    return [...lines, { seq: this.seq, code: ABANDONED, args: {}, private: false, depth: 0 }];
  });

  // Each part of the scene is looked at on its own: most messages change one or two of them, and the rest stays drawn.
  #past = $derived(this.looking === null ? null : (this.#moments.get(this.looking) ?? null));
  #over = $derived(this.room?.status === "over");
  #now = $derived(this.table && this.#over ? ended(this.table, this.room?.game?.winners ?? []) : this.table);
  #shown = $derived(this.#past ?? this.#now);
  #lookingOn = $derived(this.#over ? null : this.#gaveUp);
  /** Whoever has given up looks on from everywhere, until all is over. */
  #self = $derived(this.#lookingOn === null ? this.mine : null);
  #front = $derived(this.#self?.seat ?? null);
  #hand = $derived(this.#self?.hand);
  #mates = $derived(this.#self?.mates);
  #hands = $derived.by((): Scene["hands"] => {
    if (this.#front === null || this.#past) return {};
    return { [this.#front]: this.#hand ?? [], ...Object.fromEntries(this.#mates ?? []) };
  });
  #question = $derived(this.#past ? null : (this.#self?.question ?? null));
  #answered = $derived(this.#past ? null : (this.#self?.answered ?? null));
  #table = fields<Table>(
    Object.fromEntries(
      Object.keys(TABLE).map((name) => [name, () => this.#shown?.[name as keyof Table]]),
    ) as Reads<Table>,
  );
  #parts = fields<Required<Scene>>({
    table: () => this.#table,
    seat: () => this.#front,
    front: () => this.#front,
    gaveUp: () => this.#lookingOn,
    players: () => this.players,
    names: () => this.names,
    voice: () => this.voice,
    hands: () => this.#hands,
    question: () => this.#question,
    ordered: () =>
      this.#question && (this.#question.kind === "order" || this.#shown?.phase === "order")
        ? ordered(
            this.#told,
            this.#seats.flatMap(({ side }, seat) =>
              side === this.#seats[this.#front ?? -1]?.side ? [seat] : [],
            ),
          )
        : [],
    answered: () => this.#answered,
    clock: () => (this.#past ? null : this.clock),
    live: () => !this.#past,
  });
  /** The table now, or at the moment that is looked at. */
  scene: Scene | null = $derived(this.#shown ? this.#parts : null);

  /** True if something is asked that deserves our attention, and we have not answered yet: the tab's title says so. */
  asked = $derived.by(() => {
    const mine = this.mine;
    if (this.looking !== null || this.room?.status !== "playing" || !mine || mine.answered) return false;
    return lit(mine.question ?? null);
  });
  isHost = $derived(this.room !== null && this.you !== null && this.room.host === this.you.who);

  /** Can the table after that update be looked at? Those before a reload cannot. */
  canLook(seq: number): boolean {
    return this.#moments.has(seq);
  }

  // --- what a person does ----------------------------------------------------------------------------

  /** Send a request; what goes wrong is said in `notice`, and true means that it worked. */
  async tell(wish: Wish): Promise<boolean> {
    const breaks = this.line === "lost" ? -1 : this.#breaks;
    this.pending += 1;
    try {
      await this.#line.ask(wish);
      this.notice = null;
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // A click that came too late for its question needs no words: the table shows what is asked now. But if it was too
      // late because the line was down, somebody thinks that it counts.
      // And a game that has ended meanwhile need not be told to go on.
      const late = error.code === (wish.type === "pace" ? "no-game" : "stale");
      if (!late || breaks !== this.#breaks) this.notice = refusalText(error);
      return false;
    } finally {
      this.pending -= 1;
    }
  }

  answer(move: string): Promise<boolean> {
    const decision = this.mine?.question?.decision;
    return decision === undefined ? Promise.resolve(false) : this.tell({ type: "answer", decision, move });
  }

  /** Nobody else has a seat. */
  get alone(): boolean {
    return !!this.room?.seats.every(({ kind, who }) => kind === "bot" || who === this.you?.who);
  }

  /** Against bots alone the next game begins at once; with others there is something to agree on first. */
  async again(): Promise<void> {
    this.#lobby = null;
    this.restarting = this.alone;
    const begun =
      (await this.tell({ type: "rematch" })) && this.restarting && (await this.tell({ type: "start" }));
    this.restarting = false;
    if (!begun && this.#lobby) this.room = this.#lobby;
  }

  hold(): Promise<boolean> {
    return this.tell({ type: "hold", decision: this.clock?.decision ?? -1 });
  }

  release(): Promise<boolean> {
    return this.tell({ type: "release", decision: this.clock?.decision ?? -1 });
  }

  async yieldTo(level: Level): Promise<boolean> {
    this.#wanted = level;
    const done = await this.tell({ type: "yield", level });
    // What is in force has been told before; and whoever has pressed again meanwhile wants that.
    if (this.#wanted === level) this.#wanted = null;
    return done;
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

  /** What we have seen. At first, ask for the whole story of the game that is on, whichever it is. */
  #seen(): { game: number | null; since: number } {
    return this.#game >= 0 ? { game: this.#game, since: this.seq } : { game: null, since: 0 };
  }

  /** Something was told while we were away that this table does not lead to: ask for the story from its beginning. */
  #catchUp(): void {
    this.#game = -1;
    this.#catchingUp = true;
    this.#line.restart();
  }

  #hear(message: Reply): void {
    switch (message.type) {
      case "welcome":
        this.bye = null; // Whatever ended the last connection is over.
        this.room = share(this.room, message.room);
        this.you = share(this.you, message.you);
        this.spoken = recalled(this.spoken, message.said ?? []);
        break;
      case "room":
        this.#givesUp(message.room);
        if (!this.restarting || message.room.status !== "open") this.room = share(this.room, message.room);
        else this.#lobby = message.room;
        this.you = share(this.you, message.you);
        break;
      case "state":
        if (this.#missed(message)) {
          this.#catchUp();
          break;
        }
        this.#begin(message.game, message.seq);
        if (message.back) this.#takeBack(message.seq, message.back);
        this.table = share(this.table, message.table as Table);
        this.#own(message.you ?? null);
        this.#tick(message.clock);
        this.#moments.set(message.seq, this.table);
        if (message.back) this.#call([{ code: TAKEN_BACK, args: this.#granted(message.back) }]);
        break;
      case "update":
        this.#update(message);
        break;
      case "yours":
        this.#own(message.you);
        break;
      case "clock":
        this.#tick(message.clock);
        break;
      case "said":
        this.spoken = [...this.spoken.slice(-199), heard(message)];
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
  }

  #begin(game: number, seq: number): void {
    if (game !== this.#game) {
      this.#told = [];
      this.#moments.clear();
      this.#story = new Story();
      this.looking = null;
    }
    this.#game = game;
    this.seq = seq;
  }

  /** A state tells no events: after one that is neither a beginning nor a taking back, the log would have a hole. */
  #missed(message: Extract<Reply, { type: "state" }>): boolean {
    if (this.#game < 0 || message.back) return false;
    return message.game === this.#game ? message.seq > this.seq : message.seq > 0;
  }

  #takeBack(seq: number, back: TakenBack): void {
    this.#story.back(seq, back.seat, back.to, back.move);
    this.#told = this.#story.lines;
    this.lastBid = null;
    for (const line of this.#told) if (line.undone === undefined) this.#bids([line]);
    if (this.looking !== null && this.looking > back.to) this.looking = null;
  }

  #update(message: Extract<Reply, { type: "update" }>): void {
    if (message.game !== this.#game) this.#begin(message.game, message.seq - 1);
    this.seq = message.seq;
    const whole = message.table.variant !== undefined; // It never changes, so it comes with a whole table only.
    const empty = Object.keys(message.table).length === 0;
    if (whole) this.table = share(this.table, message.table as Table);
    else if (this.table && !empty) this.table = share(this.table, merge(this.table, message.table));
    // Of several updates at once, all but the last have their events only: nothing is to be decided there.
    if (message.you !== undefined) this.#own(message.you ?? null);
    if (message.clock.decision >= 0) this.#tick(message.clock);
    this.#bids(message.events);
    this.#story.add(message.seq, message.events);
    if (message.back) this.#story.back(message.seq, message.back.seat, message.seq, message.back.move);
    this.#told = this.#story.lines;
    if (whole) this.#catchingUp = false;
    if (!this.table || this.#catchingUp) return;
    this.#moments.set(message.seq, this.table);
    this.#call(message.events);
  }

  /** Whose move is taken back, and which one if that seat had to ask: the room tells later that nobody asks any more. */
  #granted({ seat, move }: TakenBack): Event["args"] {
    const wish = this.room?.undo;
    if (wish?.seat === seat) return { seat, move: wish.move ?? "" };
    return move ? { seat, deed: move } : { seat };
  }

  /** No event tells that somebody else gives up, only the room does. */
  #givesUp({ seats, status }: RoomInfo): void {
    const before = this.room?.seats;
    if (status !== "playing" || !before) return;
    for (const { seat, conceded } of seats)
      if (conceded && !before[seat]?.conceded && seat !== this.mine?.seat)
        this.#call([{ code: GAVE_UP, args: { seat } }]);
  }

  #call(events: readonly Event[]): void {
    for (const watcher of this.#watchers) watcher(events);
  }

  /** Whose card leads a Round is told by events alone: it lies on a discard pile already. */
  #bids(events: readonly Event[]): void {
    for (const { code, args } of events) {
      if (code === "play" && args["bid"] === 1)
        this.lastBid = { seat: args["seat"] as number, card: args["card"] as string };
      else if (code === "round") this.lastBid = null;
    }
  }

  #own(mine: Private | null): void {
    this.mine = share(this.mine, mine);
    this.mineAt = performance.now();
  }

  #tick(clock: Clock): void {
    this.clock = clock;
    this.clockAt = performance.now();
  }

  /** Once for every question: why the other cards cannot be played. Most windows are closed before anybody could look. */
  #askWhy(): void {
    const question = this.mine?.question;
    const decision = question?.decision ?? -1;
    if (decision === this.#asked) return;
    this.#asked = decision;
    clearTimeout(this.#curious);
    if (question && question.kind !== "discard")
      this.#curious = setTimeout(() => this.#why(decision), SETTLED);
    else this.#reasons = [];
  }

  #why(decision: number): void {
    void this.#line
      .ask<Extract<Reply, { type: "reasons" }>>({ type: "why-hand" })
      .then((reply) => {
        if (decision === this.#asked) this.#reasons = share(this.#reasons, reply.cards);
      })
      .catch(() => undefined);
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
