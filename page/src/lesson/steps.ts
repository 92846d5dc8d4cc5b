// Steps of a lesson: data that says when a step shows, what it points at and what it suggests; and how one walks them.
import type { Moment } from "./moment";

/** Everything that is named must be true. */
interface When {
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
  | "deck"
  | "tools"
  | "pass"
  | "press"
  | `card:${string}`
  | `mat:${number}`
  | `choice:${string}`;

/** A move that is suggested: its text, or for a discard the cards to throw away. */
type Hint = { move: string } | { discard: readonly string[] };

export interface Step {
  id: string;
  when: When;
  /** What the bubble stands beside; the first of them that is there. */
  point: readonly Point[];
  hint?: Hint;
  /** Names that the sentence needs: cards and characters by their ids. */
  cards?: Readonly<Record<string, string>>;
  characters?: Readonly<Record<string, string>>;
  /** A button that the sentence names. */
  button?: Point;
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

/** The card that a suggested move begins with. */
const cardOf = (move: string): string | null => /^play (\S+)/.exec(move)?.[1] ?? null;

/** Whether choosing a card leads to what is suggested. */
export function leadsOn(hint: Hint, card: string): boolean {
  return "move" in hint ? cardOf(hint.move) === card : hint.discard.includes(card);
}

/** What a person has chosen so far, before it is a move. */
interface Chosen {
  card: string | null;
  /** Places of the hand, from 0, that are to be thrown away. */
  places: readonly number[];
  /** The move that this already is, if nothing is missing. */
  ready: string | null;
}

/** How far somebody is with what is suggested: `begin`, a player is still to be chosen, or one press is left. */
export type Stage = "begin" | "seat" | "press";

export function stageOf(hint: Hint, now: Moment, chosen: Chosen): Stage {
  if ("discard" in hint) {
    const wanted = hint.discard.length > 0 && hint.discard.every((card) => now.hand.includes(card));
    const all = hint.discard.every((card) => chosen.places.some((place) => now.hand[place] === card));
    return wanted && all && chosen.places.length === hint.discard.length ? "press" : "begin";
  }
  if (chosen.card === null || chosen.card !== cardOf(hint.move)) return "begin";
  return chosen.ready === hint.move ? "press" : "seat";
}

/** Where somebody stood at a question: it comes back if a move is taken back. */
export interface Mark {
  at: string;
  done: readonly string[];
  seen: readonly string[];
}

/** Questions have new numbers after a move was taken back, but the same cards lie on the table. */
const fingerprint = (now: Moment): string =>
  [now.turn, now.phase, now.question, now.hand.join(), now.top?.card ?? "", now.moves.length].join("|");

/** Where somebody is in a lesson. Nothing has to be done in order: a step shows when its time has come, and once. */
export class Progress {
  seen = new Set<string>();
  done: Set<string>;
  marks: Mark[];
  #shown: Step | null = null;
  #decision = -1;
  #rewinding = false;

  constructor(
    readonly steps: readonly Step[],
    done: Iterable<string> = [],
    marks: readonly Mark[] = [],
  ) {
    this.done = new Set(done);
    this.marks = [...marks];
  }

  hear(keys: Iterable<string>): void {
    for (const key of keys) this.seen.add(key);
  }

  /** The table was told anew, maybe because a move was taken back: look where we stand at the next question. */
  rewind(): void {
    this.#rewinding = true;
  }

  /** The step for this moment. What was shown is done when the person has answered, or when its time is over. */
  look(now: Moment): Step | null {
    if (this.#rewinding && now.decision >= 0) this.#goBack(now);
    const shown = this.#shown;
    const answered = this.#decision >= 0 && now.decision !== this.#decision;
    if (shown && (answered || !holds(shown.when, now, this.seen))) this.#finish(shown);
    this.#mark(now);
    this.#decision = now.decision;
    this.#shown =
      this.steps.find((step) => !this.done.has(step.id) && holds(step.when, now, this.seen)) ?? null;
    return this.#shown;
  }

  /** The step that asks for something just now, even while something else is being explained; null: all is free. */
  asks(now: Moment): Step | null {
    const fits = (step: Step): boolean =>
      !this.done.has(step.id) && holds(step.when, now, this.seen) && suggested(step, now) !== null;
    return this.steps.find(fits) ?? null;
  }

  /** What has been said and heard up to this question. */
  #mark(now: Moment): void {
    if (now.decision < 0) return;
    if (now.decision === this.#decision) this.marks.pop();
    this.marks.push({ at: fingerprint(now), done: [...this.done], seen: [...this.seen] });
  }

  #goBack(now: Moment): void {
    this.#rewinding = false;
    const at = this.marks.findLastIndex((mark) => mark.at === fingerprint(now));
    if (at < 0) return;
    const { done, seen } = this.marks[at]!;
    this.done = new Set(done);
    this.seen = new Set(seen);
    this.marks.length = at;
    this.#shown = null;
    this.#decision = -1;
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
