// The log as it is shown: turns as headings, sentences with a sign, and talk where it was said.
import type { Spoken } from "../state/room.svelte";
import type { Line } from "./log";

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
  dare: "drink",
  flip: "deck",
};

/** The sign before a sentence; what a change is about decides between heart, drop and coin. */
export function iconOf(line: Line): string {
  if (line.code === "change") {
    return line.args["what"] === "alcohol" ? "drop" : line.args["what"] === "gold" ? "coin" : "heart";
  }
  return ICONS[line.code] ?? "right";
}

export function tale(lines: readonly Line[], spoken: readonly Spoken[]): Entry[] {
  const out: Entry[] = [];
  let said = 0;
  lines.forEach((line, at) => {
    while (said < spoken.length && spoken[said]!.at < line.seq) {
      out.push({ kind: "said", key: `s${said}`, spoken: spoken[said]! });
      said += 1;
    }
    if (line.code === "turn") out.push({ kind: "turn", key: `t${at}`, line });
    else out.push({ kind: "line", key: `l${at}`, line, icon: iconOf(line), depth: Math.min(line.depth, 3) });
  });
  for (; said < spoken.length; said += 1) out.push({ kind: "said", key: `s${said}`, spoken: spoken[said]! });
  return out;
}
