// The coach at a live table: hears what happens, knows what to say now, lets nobody run past it, and has the table wait
// while it explains something.
import { TAKEN_BACK } from "../model/log";
import type { RoomState } from "../state/room.svelte";
import type { Acting } from "../table/acting.svelte";
import { haveBeen, haveLearned } from "../views/door/memory";
import { FIRST, LAST } from "./first";
import { keysOf, momentOf, type Moment } from "./moment";
import { leadsOn, Progress, stageOf, suggested, type Mark, type Stage, type Step } from "./steps";

const LESSONS: Record<string, readonly Step[]> = { first: FIRST };

/** What a reload must not lose. */
interface Kept {
  /** What was said, and what has happened. */
  done: string[];
  seen: string[];
  marks: Mark[];
  /** Everything up to this update has been heard. */
  seq: number;
  /** The coach was sent away. */
  dismissed: boolean;
  /** The table waits because of us. */
  pausing: boolean;
}

const place = (game: string): string => `alehouse-lesson-${game}`;

function remembered(game: string): Kept {
  try {
    return { ...NEW, ...JSON.parse(sessionStorage.getItem(place(game)) ?? "{}") };
  } catch {
    return NEW;
  }
}

const NEW: Kept = { done: [], seen: [], marks: [], seq: -1, dismissed: false, pausing: false };

export class Coach {
  step = $state.raw<Step | null>(null);
  /** The person wants to play on alone. */
  dismissed = $state(false);
  /** What was asked for when something else was pressed, and how often, so that each time can be seen. */
  #wrong = $state.raw<{ at: string; times: number } | null>(null);
  #progress = new Progress([]);
  #game = "";
  #heard = -1;
  #pausing = false;
  /** We have asked the table to wait, and do not yet see it waiting. */
  #asked = false;

  constructor(
    private readonly room: RoomState,
    private readonly acting: Acting,
  ) {}

  /** How far the person is with what is asked for. */
  stage = $derived.by((): Stage => {
    const { step } = this;
    const now = this.#now();
    const { selection, offer, sent } = this.acting;
    if (!step?.hint || !now) return "begin";
    // A player who is chosen ends the move: no press is left, though the card is still in hand until the table has heard.
    const ready = sent && selection.seats.length ? null : (offer.ready?.text ?? null);
    return stageOf(step.hint, now, { ...selection, ready });
  });

  /** How often something else was pressed than what is asked for now. */
  nudged = $derived.by((): number => (this.#wrong?.at === this.#asking() ? this.#wrong.times : 0));

  /** Follow the room for as long as the component lives; call it in its setup. */
  follow(): () => void {
    const ended = this.room.watch((events) => {
      if (events.some((event) => event.code === TAKEN_BACK)) this.#progress.rewind();
      this.#progress.hear(events.flatMap(keysOf));
      this.#heard = this.room.seq;
      this.look();
    });
    this.acting.guide = {
      card: (card) => this.#allows((step) => leadsOn(step.hint!, card)),
      move: (move) => this.#goesOn(move) ?? this.#allows((step, now) => suggested(step, now) === move),
    };
    return () => {
      ended();
      this.acting.guide = null;
      this.acting.taught = null;
    };
  }

  /** What is to be said now. Called whenever the room has changed. */
  look(): void {
    const { room } = this.room;
    const now = this.#now();
    if (!room?.lesson || !room.game || !now) {
      this.#say(null);
      return;
    }
    if (room.game.id !== this.#game) this.#begin(room.game.id, room.lesson);
    // A table that comes as a whole, and not as news of what happened: a move was taken back while we were away.
    if (this.room.seq !== this.#heard) this.#progress.rewind();
    this.#heard = this.room.seq;
    const step = this.#progress.look(now);
    this.#say(this.dismissed ? null : step);
    if (this.step?.end) {
      haveBeen();
      haveLearned(this.room.id);
    }
    this.#wait(room.game.paused ?? false, now.over);
    this.#keep();
  }

  #say(step: Step | null): void {
    this.step = step;
    this.acting.taught = step ? (step.next ? "talks" : "leads") : null;
  }

  next(): void {
    this.#progress.next();
    this.look();
  }

  /** No more words in this game. */
  dismiss(): void {
    this.dismissed = true;
    this.look();
  }

  /** The innkeeper again. */
  recall(): void {
    this.dismissed = false;
    this.look();
  }

  #now(): Moment | null {
    const { table, mine, clock } = this.room;
    return table && mine ? momentOf(table, mine, clock?.kind === "look") : null;
  }

  /** To go on from what the table only shows is to go on from what we say of it. */
  #goesOn(move: string): boolean | null {
    if (move !== "pass" || this.#now()?.question !== null) return null;
    if (!this.step?.next) return true;
    this.next();
    return false;
  }

  /**
   * Whether something may be done now. Where one thing is asked for, nothing else; and a card that could be played while
   * the table only shows something would lead away from what is taught.
   */
  #allows(right: (step: Step, now: Moment) => boolean): boolean {
    const now = this.#now();
    if (!now || this.dismissed || now.turn >= LAST) return true;
    const asks = this.#progress.asks(now);
    if (asks ? right(asks, now) : now.question !== null) {
      this.#wrong = null;
      return true;
    }
    this.#wrong = { at: this.#asking(), times: this.nudged + 1 };
    return false;
  }

  /** What is said now: another step, or another part of it, is no longer about the wrong press. */
  #asking(): string {
    return `${this.step?.id} ${this.stage}`;
  }

  /** While we explain, or an earlier moment is looked at, nobody plays on. */
  #wait(paused: boolean, over: boolean): void {
    const looksBack = this.room.looking !== null && !this.dismissed;
    const wanted = ((this.step?.next ?? false) || looksBack) && !over;
    if (paused) this.#asked = false;
    if (wanted && !paused && !this.#asked) {
      this.#asked = true;
      this.#pausing = true;
      void this.room.tell({ type: "pace", paused: true });
    } else if (!wanted && this.#pausing) {
      this.#pausing = false;
      this.#asked = false;
      void this.room.tell({ type: "pace", paused: false });
    }
  }

  #begin(game: string, lesson: string): void {
    const kept = remembered(game);
    this.#game = game;
    this.#pausing = kept.pausing;
    this.dismissed = kept.dismissed;
    this.#progress = new Progress(LESSONS[lesson] ?? [], kept.done, kept.marks);
    this.#progress.hear(kept.seen);
    // What was told while we were not there.
    const told = this.room.log.filter((line) => line.seq > kept.seq && line.undone === undefined);
    this.#progress.hear(told.flatMap(keysOf));
    this.#heard = this.room.seq;
  }

  #keep(): void {
    try {
      const { done, seen, marks } = this.#progress;
      const kept: Kept = {
        done: [...done],
        seen: [...seen],
        marks,
        seq: this.room.seq,
        dismissed: this.dismissed,
        pausing: this.#pausing,
      };
      sessionStorage.setItem(place(this.#game), JSON.stringify(kept));
    } catch {
      // Then a reload begins with the words for where we are.
    }
  }
}
