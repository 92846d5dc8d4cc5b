// The log as it is shown: turns as headings, sentences with a sign, and talk where it was said.
import type { Spoken } from "./spoken";
import { TAKEN_BACK, type Line } from "./log";

export type Entry =
  | { kind: "turn"; key: string; line: Line }
  | { kind: "line"; key: string; line: Line; icon: string; depth: number }
  | { kind: "said"; key: string; spoken: Spoken };

const ICONS: Record<string, string> = {
  play: "action",
  negate: "cross",
  edit: "sometimes",
  change: "heart",
  meter: "spark",
  pay: "coin",
  take: "coin",
  collect: "coin",
  share: "coin",
  won: "trophy",
  "pot-to-inn": "coin",
  draw: "hand",
  drew: "hand",
  discard: "discard",
  reshuffle: "deck",
  shelve: "deck",
  order: "drink",
  reveal: "drink",
  drunk: "drink",
  sober: "drop",
  refill: "drink",
  split: "drink",
  event: "event",
  "event-aside": "event",
  "chaser-event": "event",
  round: "gambling",
  control: "crown",
  leave: "door",
  "pass-bid": "pass",
  "passed-out": "moon",
  out: "door",
  over: "crown",
  offer: "coin",
  sold: "coin",
  absent: "door",
  back: "door",
  "contest-won": "trophy",
  "taken-back": "undo",
  "gave-up": "flag",
  abandoned: "door",
  dare: "drink",
  flip: "deck",
};

/** The sign before a sentence; what a change is about decides between heart, drop and coin. */
export function iconOf(line: Pick<Line, "code" | "args">): string {
  if (line.code === "change") {
    return line.args["what"] === "alcohol" ? "drop" : line.args["what"] === "gold" ? "coin" : "heart";
  }
  return ICONS[line.code] ?? "right";
}

/**
 * What stands in the log already is not made anew when a line is added, so that the page need not draw it again. An entry
 * depends on nothing but its line, which never changes, and its place.
 */
const made = new WeakMap<Line | Spoken, Entry>();

function keep<T extends Line | Spoken>(from: T, key: string, make: (from: T, key: string) => Entry): Entry {
  const known = made.get(from);
  if (known?.key === key) return known;
  const entry = make(from, key);
  made.set(from, entry);
  return entry;
}

const ofTurn = (line: Line, key: string): Entry => ({ kind: "turn", key, line });
const ofSpoken = (spoken: Spoken, key: string): Entry => ({ kind: "said", key, spoken });
const ofLine = (line: Line, key: string): Entry => {
  return { kind: "line", key, line, icon: iconOf(line), depth: Math.min(line.depth, 3) };
};

export function tale(lines: readonly Line[], spoken: readonly Spoken[]): Entry[] {
  const out: Entry[] = [];
  let said = 0;
  /** The turn that is on, and the one that the last heading names. */
  let turn: Line | undefined;
  let named: Line | undefined;
  lines.forEach((line, at) => {
    while (said < spoken.length && spoken[said]!.at < line.seq) {
      out.push(keep(spoken[said]!, `s${said}`, ofSpoken));
      said += 1;
    }
    if (line.code === "turn") {
      named = line;
      if (line.undone === undefined) turn = line;
      out.push(keep(line, `t${at}`, ofTurn));
      return;
    }
    out.push(keep(line, `l${at}`, ofLine));
    // What comes now belongs to the turn before the one that was taken back.
    if (line.code !== TAKEN_BACK || !turn || named === turn) return;
    named = turn;
    out.push(ofTurn(turn, `b${at}`));
  });
  for (; said < spoken.length; said += 1) out.push(keep(spoken[said]!, `s${said}`, ofSpoken));
  return out;
}
