// The coach at a live table: hears what happens, and knows what to say now.
import type { RoomState } from "../state/room.svelte";
import { FIRST } from "./first";
import { keysOf, momentOf } from "./moment";
import { Progress, type Step } from "./steps";

const LESSONS: Record<string, readonly Step[]> = { first: FIRST };

/** What a reload must not lose: what was said, what has happened, and whether the coach was sent away. */
interface Kept {
  done: string[];
  seen: string[];
  dismissed: boolean;
}

const place = (game: string): string => `alehouse-lesson-${game}`;

function remembered(game: string): Kept {
  try {
    return { ...NEW, ...JSON.parse(sessionStorage.getItem(place(game)) ?? "{}") };
  } catch {
    return NEW;
  }
}

const NEW: Kept = { done: [], seen: [], dismissed: false };

export class Coach {
  step = $state.raw<Step | null>(null);
  /** The person wants to play on alone. */
  dismissed = $state(false);
  #progress = new Progress([]);
  #game = "";

  constructor(private readonly room: RoomState) {}

  /** Follow the room for as long as the component lives; call it in its setup. */
  follow(): () => void {
    return this.room.watch((events) => {
      this.#progress.hear(events.flatMap(keysOf));
      this.look();
    });
  }

  /** What is to be said now. Called whenever the room has changed. */
  look(): void {
    const { room, table, mine } = this.room;
    if (!room?.lesson || !room.game || !table || !mine) {
      this.step = null;
      return;
    }
    if (room.game.id !== this.#game) this.#begin(room.game.id, room.lesson);
    this.step = this.dismissed ? null : this.#progress.look(momentOf(table, mine));
    this.#keep();
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

  #begin(game: string, lesson: string): void {
    const { done, seen, dismissed } = remembered(game);
    this.#game = game;
    this.dismissed = dismissed;
    this.#progress = new Progress(LESSONS[lesson] ?? [], done);
    this.#progress.hear(seen);
    this.#progress.hear(this.room.log.flatMap(keysOf)); // what was told before we were there
  }

  #keep(): void {
    try {
      const { done, seen } = this.#progress;
      const kept: Kept = { done: [...done], seen: [...seen], dismissed: this.dismissed };
      sessionStorage.setItem(place(this.#game), JSON.stringify(kept));
    } catch {
      // Then a reload begins with the words for where we are.
    }
  }
}
