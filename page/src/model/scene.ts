// A table as it is to be drawn: live, at a moment of the past, or from a film. Every part of the table draws from this.
import type { Clock, Public, Question, RoundView, SeatView } from "../wire/messages";
import type { Voice } from "../words/voice";

/** The game as everybody sees it, complete. */
export type Table = Required<Omit<Public, "round">> & { round: RoundView | null };

/** All of its fields. */
export const TABLE: Record<keyof Table, true> = {
  variant: true,
  seats: true,
  turn: true,
  active: true,
  phase: true,
  step: true,
  ordered: true,
  drink_deck: true,
  drink_discard: true,
  bar: true,
  pot: true,
  inn: true,
  round: true,
  stack: true,
  over: true,
  winners: true,
  ahead: true,
};

export interface Player {
  seat: number;
  /** The name of the person, or empty for a bot. */
  name: string;
  kind: "person" | "bot";
  bot: string | null;
  here: boolean;
  /** A bot plays on for a person. */
  away: boolean;
  conceded: boolean;
}

export interface Scene {
  table: Table;
  /** Our own seat, which is "you" in all that is said; null: we only watch. */
  seat: number | null;
  /** The seat that sits in front: our own, or in a film any or none. */
  front: number | null;
  /** Our seat if we have given it up: a bot plays there, and we only watch. */
  gaveUp?: number | null;
  players: readonly Player[];
  /** What the seats are called: names of their characters. */
  names: readonly string[];
  voice: Voice;
  /** Hands that may be seen, by seat. */
  hands: Readonly<Record<number, readonly string[]>>;
  question: Question | null;
  /** Whom our side has ordered Drinks for in this turn, if it may be asked for one more. */
  ordered?: readonly number[];
  /** What we have answered to the open window; it can still be taken back. */
  answered: string | null;
  clock: Clock | null;
  /** True if the table is shown as it is now, so that one can act on it. */
  live: boolean;
}

/** Merge what an update has changed into the table; nothing old is touched, so moments can be kept. */
export function merge(old: Table, change: Public): Table {
  const { seats, ...rest } = change;
  const next = { ...old, ...rest } as Table;
  if (seats) {
    const changed = new Map(seats.map((seat) => [seat.seat, seat]));
    next.seats = old.seats.map((seat) => changed.get(seat.seat) ?? seat);
  }
  return next;
}

/** A game that did not end by the rules is over all the same: it was given up, or nobody came back to it. */
export const ended = (table: Table, winners: readonly number[]): Table =>
  table.over ? table : { ...table, over: true, winners: [...winners], ahead: null };

/** Seats in turn order, beginning left of the one in front; a watcher sees them all from seat 0. */
export function around(table: Table, seat: number | null): SeatView[] {
  const n = table.seats.length;
  const first = seat === null ? 0 : seat + 1;
  const count = seat === null ? n : n - 1;
  return Array.from({ length: count }, (_, at) => table.seats[(first + at) % n]!);
}

/** Whose last chance it is. */
export const falling = (table: Pick<Table, "stack">): readonly number[] =>
  table.stack.findLast(({ kind }) => kind === "last-chance")?.lost ?? [];

/** How much somebody can still take; nothing left means passed out. */
export const left = (seat: SeatView): number => Math.max(0, seat.fortitude - seat.alcohol);
