// From the legal moves of a question to what a person does with them: choose a card, then a way, then players.
// Legality is the server's: a move can be made only if it is in its list. Here the list is only taken apart.
import type { MoveInfo, Question } from "../wire/messages";

export interface Selection {
  /** The card of the hand, or in front of us, that is to be played. */
  card: string | null;
  /** Its place in the hand, from 0; null if it lies in front of us. */
  place: number | null;
  /** `play`, `offer`: what to do with the card. */
  kind: string | null;
  mode: number | null;
  /** Which Drinks, as the text of the move names them. */
  glasses: string | null;
  seats: readonly number[];
  /** Places of the hand, from 0, for questions about a set of cards. */
  places: readonly number[];
}

export const NOTHING: Selection = {
  card: null,
  place: null,
  kind: null,
  mode: null,
  glasses: null,
  seats: [],
  places: [],
};

/** What has to be said next before there is a move. */
type Need = "nothing" | "card" | "kind" | "mode" | "glasses" | "seats" | "choice" | "places" | "confirm";

interface Offer {
  need: Need;
  /** The one move that the selection means; null while something is missing. */
  ready: MoveInfo | null;
  /** Moves that still fit. */
  candidates: readonly MoveInfo[];
  kinds: readonly string[];
  modes: readonly number[];
  glasses: readonly string[];
  /** Seats that may be picked now. */
  seats: readonly number[];
  /** True if a single seat completes the move, so that picking it is enough. */
  single: boolean;
}

const glassesOf = (move: MoveInfo): string => / drink (\S+)$/.exec(move.text)?.[1] ?? "";
const targetsOf = (move: MoveInfo): readonly number[] => move.targets ?? [];
const same = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((one) => b.includes(one));
const distinct = <T>(all: readonly T[]): T[] => [...new Set(all)];

/** Questions that are answered with a set of cards of the hand. */
export const HAND_SETS = new Set(["discard", "cards"]);

export const passOf = (question: Question | null): MoveInfo | null =>
  question?.moves.find((move) => move.kind === "pass") ?? null;

/** Moves that begin with a card, by card. */
export function playable(question: Question | null): Map<string, MoveInfo[]> {
  const found = new Map<string, MoveInfo[]>();
  if (!question || HAND_SETS.has(question.kind)) return found;
  for (const move of question.moves) {
    if (!move.card) continue;
    const moves = found.get(move.card);
    if (moves) moves.push(move);
    else found.set(move.card, [move]);
  }
  return found;
}

/** Whether it would do nothing now, whatever is done with the card. */
export const isIdle = (moves: readonly MoveInfo[] = []): boolean =>
  moves.length > 0 && moves.every((move) => move.idle);

/** Moves that are neither a pass nor about a card: choices to be listed, tokens. */
const loose = (question: Question | null): readonly MoveInfo[] =>
  question && !HAND_SETS.has(question.kind)
    ? question.moves.filter((move) => move.kind !== "pass" && !move.card && !targetsOf(move).length)
    : [];

/** As they are listed: a yes stands before its no. */
const listed = (question: Question): readonly MoveInfo[] =>
  question.kind === "may" || question.kind === "offer" ? loose(question).toReversed() : loose(question);

/** Whether the question is answered by picking players and nothing else. */
const picksSeats = (question: Question): boolean =>
  question.moves.some((move) => targetsOf(move).length > 0 && !move.card);

const EMPTY: Offer = {
  need: "nothing",
  ready: null,
  candidates: [],
  kinds: [],
  modes: [],
  glasses: [],
  seats: [],
  single: false,
};

export function offer(question: Question | null, selection: Selection): Offer {
  if (!question) return EMPTY;
  if (HAND_SETS.has(question.kind)) return handSet(question, selection);
  if (selection.card === null) {
    if (picksSeats(question))
      return seated(
        question.moves.filter((move) => targetsOf(move).length > 0 && !move.card),
        selection,
      );
    if (loose(question).length && !playable(question).size)
      return { ...EMPTY, need: "choice", candidates: listed(question) };
    return { ...EMPTY, need: "card" };
  }
  let fitting = question.moves.filter((move) => move.card === selection.card);
  const kinds = distinct(fitting.map((move) => move.kind));
  if (kinds.length > 1 && selection.kind === null)
    return { ...EMPTY, need: "kind", candidates: fitting, kinds };
  if (selection.kind !== null) fitting = fitting.filter((move) => move.kind === selection.kind);
  const modes = distinct(fitting.map((move) => move.mode ?? 0));
  if (modes.length > 1 && selection.mode === null)
    return { ...EMPTY, need: "mode", candidates: fitting, modes };
  if (selection.mode !== null) fitting = fitting.filter((move) => (move.mode ?? 0) === selection.mode);
  const glasses = distinct(fitting.map(glassesOf));
  if (glasses.length > 1 && selection.glasses === null)
    return { ...EMPTY, need: "glasses", candidates: fitting, glasses };
  if (selection.glasses !== null) fitting = fitting.filter((move) => glassesOf(move) === selection.glasses);
  return seated(fitting, selection);
}

/** What is left to say is whom it hits. */
function seated(fitting: readonly MoveInfo[], selection: Selection): Offer {
  const chosen = selection.seats;
  const exact = fitting.find((move) => same(targetsOf(move), chosen)) ?? null;
  const single = fitting.every((move) => targetsOf(move).length === 1);
  // Of those of whom one is enough, another can still be chosen instead.
  const wider = single
    ? fitting
    : fitting.filter((move) => chosen.every((seat) => targetsOf(move).includes(seat)));
  const seats = distinct(wider.flatMap((move) => targetsOf(move))).filter((seat) => !chosen.includes(seat));
  const only = fitting.length === 1 ? fitting[0]! : null;
  // One move only, and it hits somebody: there is nothing to choose.
  if (only && !chosen.length)
    return { ...EMPTY, need: "confirm", ready: only, candidates: fitting, seats: targetsOf(only) };
  return {
    ...EMPTY,
    need: exact ? "confirm" : "seats",
    ready: exact,
    candidates: wider,
    seats: [...seats].sort((a, b) => a - b),
    single,
  };
}

/** A set of cards of the hand. Any set is a legal discard; what may be given up for something is listed. */
function handSet(question: Question, selection: Selection): Offer {
  const places = [...selection.places].sort((a, b) => a - b).map((place) => place + 1);
  const text = places.length ? `discard ${places.join(" ")}` : "discard nothing";
  if (question.kind === "discard") return { ...EMPTY, need: "places", ready: { text, kind: "discard" } };
  const ready = question.moves.find((move) => move.text === text) ?? null;
  return { ...EMPTY, need: "places", ready, candidates: question.moves };
}

/** As they sit, from the left neighbour on: one is the last to choose oneself. */
export const inTurn = (seats: readonly number[], own: number): number[] =>
  [...seats].sort((a, b) => Number(a <= own) - Number(b <= own) || a - b);

/** Choose a seat, or take it out again. */
export function withSeat(selection: Selection, seat: number): Selection {
  const has = selection.seats.includes(seat);
  return {
    ...selection,
    seats: has ? selection.seats.filter((one) => one !== seat) : [...selection.seats, seat],
  };
}

export function withPlace(selection: Selection, place: number): Selection {
  const has = selection.places.includes(place);
  return {
    ...selection,
    places: has ? selection.places.filter((one) => one !== place) : [...selection.places, place],
  };
}

/** How many cards of the hand that could be played now are of that type. */
export function heldOf(
  type: string,
  hand: readonly string[],
  moves: ReadonlyMap<string, unknown>,
  card: (id: string) => Kept | undefined,
): number {
  return hand.filter((id) => moves.has(id) && card(id)?.types.includes(type)).length;
}

/** When a question came up, and what had been done before. Times are those of events, in milliseconds. */
export interface Asking {
  at: number;
  /**
   * What it has come after, so that a press may be on its way that was meant for that: one that we have just answered, or
   * one that could be passed on and went by itself.
   */
  after: "answer" | "other" | null;
}

/** Nobody reads a new question faster; a pass that comes sooner was meant for the one before. */
export const READING = 600;

/** Whoever presses with a finger or a mouse right after their own answer has seen what they press. */
export const tooSoon = (asking: Asking, now: number, reading: number, by: "key" | "hand" = "key"): boolean =>
  (by === "key" ? asking.after !== null : asking.after === "other") && now - asking.at < reading;

/** As far as is known of a card. */
export interface Kept {
  types: readonly string[];
}

/**
 * Whether a question deserves to be lit. Decisions of one's own always do; of a window the server says whether this
 * person is to be asked, as they wish to be. (At a table with a delay it asks everybody, so that nobody learns who could
 * answer; it still says here who need not look up.)
 */
export function lit(question: Question | null): boolean {
  if (question?.kind !== "window") return question !== null;
  return question.waits !== false && question.moves.some((move) => move.kind !== "pass");
}
