// A finished game, frame by frame: what the table was at each moment, and where the interesting moments are.
import type { Schemas } from "../wire/http";
import type { Event, Public } from "../wire/messages";
import { steady } from "./hand";
import { ABANDONED, GAVE_UP, Story, type Line } from "./log";
import { ended, falling, merge, type Table } from "./scene";

type Shown = Schemas["Shown"];

export interface Moment {
  table: Table;
  hands: Readonly<Record<string, readonly string[]>>;
  /** The same with the places that cards have left: so they lie alike however one has come here. */
  laid: Readonly<Record<string, readonly (string | null)[]>>;
  /** How many lines of the log have been told by then. */
  told: number;
  /** Milliseconds since the game began. */
  at: number;
}

/** Something to jump to. */
export interface Mark {
  frame: number;
  kind: "turn" | "out" | "round" | "over";
  seat: number | null;
  turn: number;
}

export interface Reel {
  moments: readonly Moment[];
  lines: readonly Line[];
  marks: readonly Mark[];
}

/**
 * Unfold a film. What was told to a single seat is told of it by name, as everybody may watch; with all hands open it is
 * left out.
 */
export function reel(film: Shown): Reel {
  const moments: Moment[] = [];
  const marks: Mark[] = [];
  const story = new Story();
  let turn = 0;
  film.frames.forEach((frame, at) => {
    const before = moments.at(-1);
    const change = (frame.table ?? {}) as Public;
    const now = before && !frame.back ? merge(before.table, change) : (change as Table);
    const last = at === film.frames.length - 1;
    const table = last && film.how !== "played" ? ended(now, film.winners) : now;
    const hands: Moment["hands"] = { ...(!frame.back && before?.hands), ...frame.hands };
    const laid: Record<string, (string | null)[]> = {};
    for (const seat in hands) laid[seat] = steady(before?.laid[seat] ?? [], hands[seat]!);
    const events = (frame.events ?? []) as Event[];
    for (const { code, args } of events) {
      if (code === "turn") turn = args["turn"] as number;
      const seat = (args["seat"] ?? null) as number | null;
      if (code === "turn" || code === "out" || code === "round" || code === "over") {
        const place = code === "out" && !frame.back ? blow(moments, seat) : at;
        marks.push({ frame: place, kind: code, seat, turn });
      }
    }
    // Films of old do not say how far a move was taken back: then its lines stand as they were told.
    const { to = -1 } = frame;
    if (frame.back && to >= 0) {
      // Rows in which nothing happened have no frame.
      const kept = film.frames.findLastIndex(({ n }) => n <= to);
      story.back(at, frame.by ?? -1, kept, frame.move);
    }
    const { seat } = film;
    story.add(
      at,
      events.flatMap((event) =>
        event.private ? (seat === null ? [] : { ...event, args: { ...event.args, seat } }) : event,
      ),
    );
    if ((frame.gave_up ?? -1) >= 0) story.note(at, GAVE_UP, { seat: frame.gave_up });
    if (last && film.how === "abandoned") story.note(at, ABANDONED);
    if (last && film.how !== "played") marks.push({ frame: at, kind: "over", seat: null, turn });
    moments.push({ table, hands, laid, told: story.lines.length, at: frame.at });
  });
  return { moments, lines: story.lines, marks };
}

/** Whoever drops out by then may have had a last chance: it begins with what has hit them, and after it others play on. */
function blow(before: readonly Moment[], seat: number | null): number {
  const falls = ({ table }: Moment): boolean => falling(table).includes(seat ?? -1);
  return before.findLastIndex((moment) => !falls(moment)) + 1;
}

/** The log as it stood at a frame: nothing was taken back yet that was taken back later. */
export const linesAt = ({ lines, moments }: Reel, frame: number): Line[] =>
  lines
    .slice(0, moments[frame]?.told ?? 0)
    .map((line) =>
      line.undone !== undefined && line.undone > frame ? { ...line, undone: undefined } : line,
    );

/** The next moment of a kind after this frame, or the last one before it. */
export function jump(marks: readonly Mark[], from: number, kind: Mark["kind"], way: 1 | -1): number | null {
  const fitting = marks.filter(
    (mark) => mark.kind === kind && (way > 0 ? mark.frame > from : mark.frame < from),
  );
  const found = way > 0 ? fitting[0] : fitting.at(-1);
  return found?.frame ?? null;
}
