// What a person is about to do: a card chosen, a way, players picked. One place for mouse, touch and keys.
import {
  HAND_SETS,
  inTurn,
  lit,
  NOTHING,
  offer,
  passOf,
  playable,
  READING,
  tooSoon,
  withPlace,
  withSeat,
  type Asking,
  type Selection,
} from "../model/acting";
import { awayWord, type Standing } from "../model/asked";
import { TAKEN_BACK } from "../model/log";
import { News, overtaken } from "../model/news";
import { foresee } from "../model/outlook";
import { canWish, wishAt, type Wish } from "../model/wish";
import { library } from "../state/catalogue.svelte";
import type { Level, RoomState } from "../state/room.svelte";
import { preferences } from "../state/preferences.svelte";
import type { Effect, Event, MoveInfo } from "../wire/messages";
import { effectMessages } from "../words/effects";
import { message, told, type Message } from "../words/index.svelte";

/** So long a pointer rests on somebody before it is asked what choosing them would do. */
export const RESTING = 60;

/** Somebody who teaches: says what is not wanted yet, and then answers false. */
export interface Guide {
  card(card: string): boolean;
  move(move: string): boolean;
}

/** One of several answers, or one of several ways to play the chosen card. */
export interface Option {
  move?: MoveInfo;
  kind?: string;
  mode?: number;
  glasses?: string;
  choose: () => void;
}

export class Acting {
  selection = $state.raw<Selection>(NOTHING);
  /** What the chosen move would do if nobody answered. */
  ahead = $state.raw<readonly Effect[] | null>(null);
  /** The move that `ahead` belongs to. */
  #previewed = "";
  /** The same for whoever a pointer, or the focus, rests on while somebody is to be chosen. */
  #aimed = $state.raw<{ of: Selection; effects: readonly Effect[] } | null>(null);
  #aiming: ReturnType<typeof setTimeout> | undefined;
  /** Shown on a sheet, as on phones: the first tap has chosen, the second plays. */
  sheet = $state(false);
  /** What is done only after it was said what happens then. */
  sure = $state<"leave" | "concede" | "undo" | null>(null);
  /** An answer is on its way. */
  answering = $state(false);
  #sent = $state(-1);
  /** What is asked has been answered, though the table may not have moved yet. */
  sent = $derived.by(() => this.#sent >= 0 && this.#sent === this.question?.decision);
  /** A key was used at this table: from then on everything shows its digit. */
  keyed = $state(false);
  /** We have asked the table to wait. */
  #held = $state(-1);
  #for = -1;
  /** As what it was put: in a look the same question only waits for whoever wants to go on. */
  #wasLit = false;
  #asking: Asking = { at: 0, after: null };
  /** From when on a press counts, whatever it is made with. */
  countsFrom = $state(0);
  #answered = false;
  /** A question that could be passed on, or how long ago it went. */
  #passable = false;
  #wentAt = -Infinity;
  /** We have said that we are back. */
  #returning = false;
  /** The card that we have answered a window with: nobody knows yet whether it is the one that counts. */
  #answer: string | null = null;
  /** We have been asked for whom a Drink is ordered, and have said so. */
  #orders = false;
  #news = new News();
  /** What came of what we did, or how a Round has ended, until it is old: the next question would cover it. */
  news = $state.raw<readonly Event[]>([]);
  /** What we had when our last turn was over. */
  before = $state.raw<Standing | null>(null);
  /** Whose turn it was when the last one began. */
  #whose: number | null = null;
  /** What we have drawn since our last answer. */
  drawn = $state.raw<readonly string[]>([]);
  /** Another's answer counted, and our card is in our hand again. */
  overtaken = $state.raw<Message | null>(null);

  /** In a lesson only what is asked for can be done. */
  guide: Guide | null = null;
  /** The teacher explains something and the table waits, or says what to do; null: nobody speaks. */
  taught = $state<"talks" | "leads" | null>(null);
  /** Something is read, and the table rests until that is closed. */
  reads = $state(false);
  /** A finger has asked why a card cannot be played, and reads that. */
  asksWhy = $state(false);
  /** A card that we want to be asked for as soon as it can be played. */
  wish = $state.raw<Wish | null>(null);

  constructor(readonly state: RoomState) {}

  question = $derived.by(() => (this.state.looking === null ? (this.state.mine?.question ?? null) : null));
  cards = $derived.by(() => playable(this.question));
  pass = $derived.by(() => passOf(this.question));
  offer = $derived.by(() => offer(this.question, this.selection));
  /** Those who can be chosen, and are, in the order of a list. */
  seats = $derived.by(() =>
    inTurn([...this.selection.seats, ...this.offer.seats], this.state.mine?.seat ?? -1),
  );
  /** There is somebody to choose, or to choose instead: whoever they are, they are listed. */
  lists = $derived.by(() => {
    const { need, candidates } = this.offer;
    const only = need === "confirm" && this.selection.card !== null && candidates.length === 1;
    return (need === "seats" || this.seats.length > 0) && !only;
  });
  handSet = $derived.by(() => this.question !== null && HAND_SETS.has(this.question.kind));
  holding = $derived.by(() => {
    const clock = this.state.clock;
    return (this.#held >= 0 && this.#held === clock?.decision) || (this.state.mine?.holding ?? false);
  });
  /** A window that closes by itself can be made to wait for us. */
  canHold = $derived.by(() => {
    const clock = this.state.clock;
    return (
      this.question?.kind === "window" && clock?.kind === "window" && (clock.left != null || this.holding)
    );
  });
  /** Nobody else plays by hand here, so that we may set the pace, and make the table rest. */
  alone = $derived.by(() => {
    const people = this.state.players.filter((one) => one.kind === "person" && !one.away && !one.conceded);
    return (
      this.state.room?.status === "playing" && people.length === 1 && people[0]!.seat === this.state.you?.seat
    );
  });
  paused = $derived.by(() => this.state.room?.game?.paused ?? false);
  lit = $derived.by(() => {
    // In a look the table itself says that it waits for nobody.
    const clock = this.state.clock;
    if (clock?.kind === "look" && clock.decision === this.question?.decision) return false;
    return lit(this.question);
  });

  #coming = $derived.by(() =>
    this.#aimed && this.#aimed.of === this.selection ? this.#aimed.effects : this.ahead,
  );
  /** What the chosen card would do to everybody, while it is chosen whom it hits. */
  foreseen = $derived.by(() => {
    const { table } = this.state;
    if (!table || this.selection.card === null || !this.#coming?.length) return null;
    return foresee({ seats: table.seats, ahead: { effects: [...this.#coming], open: false } });
  });
  /** Room for what the chosen card would do, also before it is chosen whom it hits. */
  foretells = $derived.by(() => {
    const { ready, single, candidates } = this.offer;
    const move = ready ?? (single ? candidates[0] : null);
    return move?.kind === "play" && (this.ahead === null || this.outcome.length > 0);
  });
  #effects = $derived.by((): readonly string[] =>
    effectMessages(
      this.#coming ?? [],
      this.state.voice,
      this.state.mine?.seat ?? null,
      this.state.table?.stack.at(-1)?.card,
    ).map(told),
  );
  /** A card of another deck that would become part of what is chosen does more, and nobody knows what. */
  #adds = $derived.by((): readonly string[] => {
    const name = this.#coming && library.card(this.selection.card ?? "")?.adds;
    return name ? [told(message("effect-adds", { deck: message(`deck-${name}`, { name }) }))] : [];
  });
  /** What is chosen, or looked at, would do, in sentences. */
  foretold = $derived.by((): readonly string[] => [...this.#effects, ...this.#adds]);

  /** The same, and of a card that only keeps something away, that it does. */
  outcome = $derived.by((): readonly string[] => {
    const { card } = this.selection;
    const { ready, candidates } = this.offer;
    if (this.#effects.length || !this.ahead || !ready || card === null) return this.foretold;
    const word = awayWord(this.state.scene, library.card(card), candidates);
    return word ? [told(word), ...this.#adds] : this.#adds;
  });

  /** Cards that can be played though they are not in the hand: what lies in front of us. */
  reach = $derived.by(() => {
    const hand = new Set(this.state.mine?.hand ?? []);
    return [...this.cards.keys()].filter((card) => !hand.has(card));
  });

  /** Digits for what can be chosen now: places of playable cards (and what lies in front of us, after them). */
  keys = $derived.by((): { cards: ReadonlyMap<string, string>; seats: ReadonlyMap<number, string> } => {
    const cards = new Map<string, string>();
    const seats = new Map<number, string>();
    const digit = (n: number): string => (n < 9 ? String(n + 1) : n === 9 ? "0" : "");
    if (this.handSet) {
      (this.state.mine?.hand ?? []).forEach((_, place) => cards.set(String(place), digit(place)));
    } else if (
      this.offer.need === "seats" ||
      this.selection.seats.length ||
      (this.selection.card === null && this.offer.seats.length)
    ) {
      this.seats.forEach((seat, at) => seats.set(seat, digit(at)));
    } else {
      let n = 0;
      (this.state.mine?.hand ?? []).forEach((card, place) => {
        if (this.cards.has(card)) cards.set(String(place), digit(n++));
      });
      for (const card of this.reach) cards.set(card, digit(n++));
    }
    return { cards, seats };
  });

  /** What is left to choose besides cards and players. */
  options = $derived.by((): readonly Option[] => {
    const { need, candidates, kinds, modes, glasses } = this.offer;
    if (need === "choice") return candidates.map((move) => ({ move, choose: () => this.make(move) }));
    if (need === "kind") return kinds.map((kind) => this.#option({ kind }));
    if (need === "mode") return modes.map((mode) => this.#option({ mode }));
    return need === "glasses" ? glasses.map((one) => this.#option({ glasses: one })) : [];
  });

  /** Forget what was chosen once another question is asked. */
  follow(now = performance.now()): void {
    // Whoever looks back finds what was chosen as it was.
    if (this.state.looking !== null) return;
    const decision = this.question?.decision ?? -1;
    const same = decision === this.#for;
    if (same && this.lit === this.#wasLit) return;
    this.#wasLit = this.lit;
    if (this.#passable) this.#wentAt = now;
    this.#passable = this.pass !== null;
    if (decision >= 0) {
      const other = now - this.#wentAt < READING ? "other" : null;
      this.#asking = { at: now, after: this.#answered ? "answer" : other };
      this.#answered = false;
      this.countsFrom = now + (this.#asking.after ? this.#reading : 0);
    }
    if (same) return;
    this.#for = decision;
    this.#followWish(decision);
    this.clear();
  }

  /** Whether we could ask to be asked for this card, which has to wait for that reason. */
  canWish(reason: string): boolean {
    const level = this.state.level;
    return this.guide === null && this.wish === null && canWish(reason, this.question?.kind, level);
  }

  askFor(card: string): void {
    this.wish = { card, level: this.state.level, met: null };
    void this.state.yieldTo("full");
  }

  /** How often we want to be asked. For a wish the table asks more often, but that is not what anybody has chosen. */
  level = $derived.by(() => this.wish?.level ?? this.state.level);

  choose(level: Level): void {
    if (this.wish) this.wish = { ...this.wish, level };
    else void this.state.yieldTo(level);
  }

  #followWish(decision: number): void {
    if (!this.wish) return;
    const own = this.state.table?.active === this.state.mine?.seat || this.state.table?.round != null;
    const { card, level } = this.wish;
    this.#wishes(wishAt(this.wish, decision, this.cards.has(card), own), level);
  }

  #wishes(wish: Wish | null, level: string): void {
    this.wish = wish;
    // Whoever has changed it in another tab meant that.
    if (!wish && this.state.level === "full") void this.state.yieldTo(level as Level);
  }

  clear(): void {
    this.selection = NOTHING;
    this.sheet = false;
    this.ahead = null;
    this.#previewed = "";
    this.aim(null);
  }

  /**
   * A card is pressed: the first press shows what it would do, and the second plays it. Whoever wants it so plays with one
   * click of the mouse what needs no further word.
   */
  press(card: string, place: number | null, by: "mouse" | "touch" | "key"): void {
    if (this.guide?.card(card) === false) return;
    if (this.handSet) {
      if (place !== null) this.selection = withPlace(this.selection, place);
      return;
    }
    if (!this.cards.has(card)) return;
    const again = this.selection.card === card && this.selection.place === place;
    // A finger plays on the sheet alone: whatever happened to the sheet, a tap on a card shows it.
    if (again && by === "touch") {
      this.sheet = true;
      return;
    }
    if (again && this.offer.ready) {
      this.confirm();
      return;
    }
    if (again) {
      this.clear();
      return;
    }
    this.selection = { ...NOTHING, card, place };
    const { need, ready } = this.offer;
    if (by === "mouse" && preferences.oneClick && need === "confirm" && !ready?.idle) this.confirm();
    else if (by === "touch") this.sheet = true;
    void this.#look();
  }

  /**
   * A player is picked, for a card or for a question. A mouse has rested on them and has seen what it would do; a key, or
   * a finger on the sheet, sees it first and plays it when it presses again.
   */
  pick(seat: number, by: "hand" | "key" = "hand"): void {
    if (!this.offer.seats.includes(seat) && !this.selection.seats.includes(seat)) return;
    const { single, candidates, ready } = this.offer;
    const chosen = this.selection.seats;
    // There is one move only: whoever is picked is the one whom it hits.
    if (ready && (chosen.length ? single && chosen.includes(seat) : candidates.length === 1)) {
      this.confirm();
      return;
    }
    this.selection = single ? { ...this.selection, seats: [seat] } : withSeat(this.selection, seat);
    const shows = (by === "key" || this.sheet) && this.offer.ready?.kind === "play" && !this.guide;
    // Nobody is to hit oneself by mistake: that takes a second press.
    if (single && this.offer.ready && seat !== this.state.mine?.seat && !shows) this.confirm();
    else void this.#look();
  }

  /** A pointer, or the focus, has come to a player who can be chosen, or has left. */
  aim(seat: number | null): void {
    clearTimeout(this.#aiming);
    this.#aiming = undefined;
    this.#aimed = null;
    if (seat === null || !this.offer.seats.includes(seat)) return;
    const of = this.selection;
    const move = offer(
      this.question,
      this.offer.single ? { ...of, seats: [seat] } : withSeat(of, seat),
    ).ready;
    if (move?.kind !== "play") return;
    const mine = setTimeout(async () => {
      const effects = await this.state.preview(move.text);
      // What comes too late is about somebody else.
      if (this.#aiming === mine) this.#aimed = { of, effects };
    }, RESTING);
    this.#aiming = mine;
  }

  /** Make the move that is chosen. */
  confirm(): void {
    const ready = this.offer.ready;
    if (ready) this.make(ready);
  }

  make(move: MoveInfo): void {
    if (this.answering) return;
    if (this.guide?.move(move.text) === false) {
      this.selection = { ...this.selection, seats: [] };
      return;
    }
    this.sheet = false;
    this.answering = true;
    this.#answered = true;
    this.#orders = move.kind === "order";
    this.#sent = this.question?.decision ?? -1;
    this.#answer = this.question?.kind === "window" ? (move.card ?? null) : null;
    this.overtaken = null;
    this.#news.forget();
    this.news = [];
    this.drawn = [];
    // A wish that is fulfilled ends before the answer: a question that is put already would stay.
    if (this.wish?.met === this.#sent) this.#wishes(null, this.wish.level);
    void this.state.answer(move.text).then((done) => {
      this.answering = false;
      if (done) return;
      this.#sent = -1;
      this.clear();
    });
  }

  /** A bot plays for us, and we do not want it to any more. */
  comeBack(): void {
    const seat = this.state.room?.seats[this.state.mine?.seat ?? -1];
    if (this.state.room?.status !== "playing" || !seat?.away || seat.conceded || this.#returning) return;
    this.#returning = true;
    void this.state.tell({ type: "return" }).finally(() => (this.#returning = false));
  }

  /** What happens at the table. Of all hidden answers to a window one is played, and the others are taken up again. */
  hear(events: readonly Event[]): void {
    for (const event of events) {
      const { code, args } = event;
      const me = this.state.mine?.seat ?? -1;
      this.#news.hear(event, me, !this.#orders);
      if (code === "order" && args["seat"] === me) this.#orders = false;
      if (code === "turn" || code === TAKEN_BACK) this.overtaken = null;
      if (code === "turn" || code === TAKEN_BACK)
        this.#turn(code === "turn" ? (args["seat"] as number) : null);
      // What was answered is forgotten with it.
      if (code === TAKEN_BACK) this.#answer = null;
      if (code === "drew") this.drawn = [...this.drawn, ...(args["cards"] as string[])];
      if (code === TAKEN_BACK) this.drawn = [];
      if (code !== "play" || this.#answer === null) continue;
      const seat = args["seat"] as number;
      if (seat !== this.state.mine?.seat)
        this.overtaken = overtaken(this.state.voice, seat, args["card"] as string, this.#answer);
      this.#answer = null;
    }
    this.news = this.#news.events;
  }

  /** Another turn has begun; null: a move was taken back, and whose turn it was before is not known. */
  #turn(seat: number | null): void {
    const me = this.state.mine?.seat ?? -1;
    if (seat === null) this.before = null;
    else if (this.#whose === me && seat !== me) this.before = this.state.table?.seats[me] ?? null;
    this.#whose = seat;
  }

  /** Our last move: where turns would be lost with it, that takes a second press. */
  takeBack(): void {
    if (this.state.mine?.undo && this.state.mine.undo_turns) this.sure = "undo";
    else void this.state.tell({ type: "undo" });
  }

  passOn(): void {
    if (this.pass) this.make(this.pass);
  }

  /**
   * Whether a press at that time was meant for what stood there before: it must not answer this question unread. Where
   * there is nothing but to go on, or the table is to play at once, it may; and while it is paused nothing goes by itself.
   */
  hasty(at: number, by: "key" | "hand"): boolean {
    const idle = this.pass !== null && !this.cards.size;
    return !idle && !this.paused && tooSoon(this.#asking, at, this.#reading, by);
  }

  get #reading(): number {
    return Math.min(READING, preferences.beat);
  }

  passByKey(at: number): void {
    if (!this.hasty(at, "key")) this.passOn();
  }

  /** The table rests, or goes on. */
  rest(paused: boolean): void {
    void this.state.tell({ type: "pace", paused });
  }

  /** One step back: the last thing chosen first. Returns false if there was nothing. */
  back(): boolean {
    if (this.selection === NOTHING) return false;
    this.clear();
    return true;
  }

  hold(): void {
    this.#held = this.state.clock?.decision ?? -1;
    void this.state.hold().then((done) => {
      if (!done) this.#held = -1;
    });
  }

  release(): void {
    this.#held = -1;
    this.#answer = null;
    void this.state.release();
  }

  /** Pointing at a card shows what it would do, if there is no choice to make first. */
  point(card: string | null): void {
    if (this.selection.card !== null || this.handSet) return;
    const moves = card === null ? undefined : this.cards.get(card);
    if (moves?.length === 1) void this.#preview(moves[0]!);
    else {
      this.ahead = null;
      this.#previewed = "";
    }
  }

  #option = (said: Partial<Selection>): Option => ({
    ...(said as Option),
    choose: () => {
      this.selection = { ...this.selection, ...said };
      void this.#look();
    },
  });

  async #look(): Promise<void> {
    const ready = this.offer.ready;
    if (ready && ready.kind === "play") await this.#preview(ready);
    else this.ahead = null;
  }

  async #preview(move: MoveInfo): Promise<void> {
    if (this.#previewed === move.text) return;
    this.#previewed = move.text;
    const effects = await this.state.preview(move.text);
    if (this.#previewed === move.text) this.ahead = effects;
  }
}
