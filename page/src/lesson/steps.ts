// Steps of a lesson: data that says when a step shows, what it points at and what it suggests; and how one walks them.
import type { Moment } from "./moment";

/** Everything that is named must be true. */
export interface When {
  /** We are asked a question of this kind; `any`: of any kind; `none`: we are not asked. */
  question?: string;
  /** The turns, by number, from and to. */
  turns?: readonly [number, number];
  /** It is our turn, or somebody else's. */
  mine?: boolean;
  phase?: string;
  /** The newest card on the table is one of these. */
  top?: readonly string[];
  /** The newest thing on the table is ours, or somebody else's. */
  topMine?: boolean;
  topKind?: string;
  touched?: boolean;
  /** Cards in our hand. */
  holds?: readonly string[];
  /** A move that begins like this is legal. */
  can?: string;
  /** Something that has happened, as `keysOf` calls it; `unseen` has not. */
  seen?: string;
  unseen?: string;
  round?: boolean;
  over?: boolean;
}

/** A name of something on the page: places.ts knows where it is. */
export type Point =
  | "sheet"
  | "confirm"
  | "hand"
  | "track"
  | "gold"
  | "prompt"
  | "stack"
  | "pot"
  | "ribbon"
  | `card:${string}`
  | `mat:${number}`
  | `choice:${string}`;

/** A move that is suggested: its text, or for a discard the cards to throw away. */
export type Hint = { move: string } | { discard: readonly string[] };

export interface Step {
  id: string;
  when: When;
  /** What the bubble stands beside; the first of them that is there. */
  point: readonly Point[];
  hint?: Hint;
  /** Names that the sentence needs: cards and characters by their ids. */
  cards?: Readonly<Record<string, string>>;
  characters?: Readonly<Record<string, string>>;
  /** It only explains: a button leads on. */
  next?: boolean;
  /** It may be said again and again. */
  again?: boolean;
  /** The lesson is over: what now? */
  end?: boolean;
}

export function holds(when: When, now: Moment, seen: ReadonlySet<string>): boolean {
  const { question, turns } = when;
  if (question === "any" ? now.question === null : question === "none" ? now.question !== null : false)
    return false;
  if (question && question !== "any" && question !== "none" && question !== now.question) return false;
  if (turns && (now.turn < turns[0] || now.turn > turns[1])) return false;
  if (when.mine !== undefined && when.mine !== now.mine) return false;
  if (when.phase !== undefined && when.phase !== now.phase) return false;
  if (when.top && !(now.top?.card && when.top.includes(now.top.card))) return false;
  if (when.topMine !== undefined && (now.top === null || (now.top.seat === now.seat) !== when.topMine))
    return false;
  if (when.topKind !== undefined && now.top?.kind !== when.topKind) return false;
  if (when.touched !== undefined && when.touched !== now.touched) return false;
  if (when.holds?.some((card) => !now.hand.includes(card))) return false;
  if (when.can !== undefined && !now.moves.some((move) => move.startsWith(when.can!))) return false;
  if (when.seen !== undefined && !seen.has(when.seen)) return false;
  if (when.unseen !== undefined && seen.has(when.unseen)) return false;
  if (when.round !== undefined && when.round !== now.round) return false;
  return (when.over ?? false) === now.over;
}

/** The move that a step suggests just now, as an answer would say it; null if it is not possible. */
export function suggested(step: Step, now: Moment): string | null {
  const hint = step.hint;
  if (!hint) return null;
  if ("move" in hint) return now.moves.includes(hint.move) ? hint.move : null;
  if (now.question !== "discard") return null;
  const places = hint.discard.map((card) => now.hand.indexOf(card) + 1).filter((place) => place > 0);
  return `discard ${places.length ? places.sort((a, b) => a - b).join(" ") : "nothing"}`;
}

/** Where somebody is in a lesson. Nothing has to be done in order: a step shows when its time has come, and once. */
export class Progress {
  readonly seen = new Set<string>();
  readonly done: Set<string>;
  #shown: Step | null = null;
  #decision = -1;

  constructor(
    readonly steps: readonly Step[],
    done: Iterable<string> = [],
  ) {
    this.done = new Set(done);
  }

  hear(keys: Iterable<string>): void {
    for (const key of keys) this.seen.add(key);
  }

  /** The step for this moment. What was shown is done when the person has answered, or when its time is over. */
  look(now: Moment): Step | null {
    const shown = this.#shown;
    const answered = this.#decision >= 0 && now.decision !== this.#decision;
    if (shown && (answered || !holds(shown.when, now, this.seen))) this.#finish(shown);
    this.#decision = now.decision;
    this.#shown =
      this.steps.find((step) => !this.done.has(step.id) && holds(step.when, now, this.seen)) ?? null;
    return this.#shown;
  }

  /** The person has read an explanation. */
  next(): void {
    if (this.#shown) this.#finish(this.#shown);
  }

  #finish(step: Step): void {
    if (!step.again) this.done.add(step.id);
    this.#shown = null;
  }
}
