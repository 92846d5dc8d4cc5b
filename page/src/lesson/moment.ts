// What the coach looks at: the little of a table that decides what to say.
import type { Event } from "../wire/messages";

/** As much of the table as is needed; the room's state has it. */
export interface TableLike {
  turn: number;
  active: number;
  phase: string;
  over: boolean;
  round: { control: number | null } | null;
  stack: readonly { kind: string; seat: number; card: string | null }[];
}
export interface MineLike {
  seat: number;
  hand: readonly string[];
  question?: {
    decision: number;
    kind: string;
    touched?: boolean;
    moves: readonly { text: string }[];
  } | null;
}

export interface Moment {
  seat: number;
  turn: number;
  mine: boolean;
  phase: string;
  over: boolean;
  /** The kind of the question that we are asked; null: the others are busy. */
  question: string | null;
  /** Its number; -1 if there is none. */
  decision: number;
  /** It is about something that happens to us. */
  touched: boolean;
  moves: readonly string[];
  hand: readonly string[];
  /** The newest thing on the table that waits for its effect. */
  top: { kind: string; seat: number; card: string | null } | null;
  round: boolean;
  control: number | null;
}

/** `look`: the table only shows what has happened, and goes on by itself. */
export function momentOf(table: TableLike, mine: MineLike, look: boolean): Moment {
  const asked = mine.question ?? null;
  // A window in which we could only pass, or that closes by itself, is none: the table does not wait for us there.
  const real = asked !== null && (asked.kind !== "window" || (asked.moves.length > 1 && !look));
  const top = table.stack.at(-1);
  return {
    seat: mine.seat,
    turn: table.turn,
    mine: table.active === mine.seat,
    phase: table.phase,
    over: table.over,
    question: real ? asked.kind : null,
    decision: real ? asked.decision : -1,
    touched: asked?.touched ?? false,
    moves: real ? asked.moves.map((move) => move.text) : [],
    hand: mine.hand,
    top: top && top.kind !== "free" ? { kind: top.kind, seat: top.seat, card: top.card } : null,
    round: table.round !== null,
    control: table.round?.control ?? null,
  };
}

/** What may be remembered of an event: its code, and its code with the seats that it is about. */
export function keysOf(event: Pick<Event, "code" | "args">): string[] {
  const { code, args } = event;
  const seats = [args["seat"], ...(Array.isArray(args["seats"]) ? args["seats"] : [])];
  const keys = [code, ...seats.filter((seat) => typeof seat === "number").map((seat) => `${code}:${seat}`)];
  if (code === "reveal" && Array.isArray(args["cards"]) && args["cards"].length > 1)
    keys.push(`chaser:${args["target"]}`);
  return keys;
}
