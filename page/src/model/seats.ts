// What a mat shows beside its numbers: whose turn it is, who is hit, who has passed, left or lost.
import { message, type Message } from "../words/bundle";
import type { RoundView, SeatView } from "../wire/messages";
import { GRAVE, harmed, harmful, type Change, type Fate } from "./outlook";
import { left, type Player, type Scene, type Table } from "./scene";

export type MatSize = "full" | "compact" | "tile" | "you";

/** Narrower than this, a compact mat would break its words. */
const LEAST = 195;

/** Up to 3 opponents have whole mats, 4 or 5 compact ones; more, and all on a phone, tiles. */
export function sizeOf(
  opponents: number,
  room: "wide" | "middle" | "phone",
  short = false,
  width = Infinity,
): MatSize {
  if (room === "phone" || opponents > 5 || width / opponents < LEAST) return "tile";
  if (room === "middle") return opponents > 3 ? "tile" : opponents > 2 ? "compact" : "full";
  return opponents > 3 || short ? "compact" : "full";
}

type MarkKind =
  | "turn"
  | "control"
  | "act"
  | "next"
  | "passed"
  | "left"
  | "target"
  | "gain"
  | "offer"
  | "chosen"
  | "barred"
  | "broke"
  | "out"
  | "away"
  | "gave-up"
  | "gone"
  | "won";

export interface Mark {
  kind: MarkKind;
  text: Message | string;
  /** The numbers that it speaks of: where words would be cut off, signs say it. */
  changes?: readonly Change[];
}

/** The glyph of each mark; none is told by its colour alone. */
export const MARK_ICONS: Record<MarkKind, string> = {
  turn: "flame",
  control: "crown",
  act: "up",
  next: "clock",
  passed: "pass",
  left: "door",
  target: "target",
  gain: "up",
  offer: "target",
  chosen: "check",
  barred: "lock",
  broke: "coin",
  out: "moon",
  away: "clock",
  "gave-up": "flag",
  gone: "door",
  won: "crown",
};

/** At three left or fewer somebody sways. */
export const wobbly = (seat: SeatView, over = false): boolean =>
  !over && seat.alive && !seat.passed_out && left(seat) <= 3;

/** A person who is to decide, and has no page open. */
export const isMissing = ({ kind, here, away, conceded }: Player): boolean =>
  kind === "person" && !here && !away && !conceded;

/** Who sits there, in words; the name of the character stands above. `bare` is for a tile: the name of a person alone. */
export function playerText(player: Player | undefined, own: boolean, bare = false): Message {
  if (own) return message("table-you");
  if (!player || bare) return message("plain", { text: player?.kind === "person" ? player.name : "" });
  if (player.kind === "bot") return message("table-bot", { level: player.bot ?? "" });
  if (player.conceded) return message("table-person-gave-up", { name: player.name });
  if (player.away) return message("table-person-away", { name: player.name });
  return message("plain", { text: player.name });
}

/** "−2 Fortitude": a change as a short label. */
export function changeText(change: Change): Message {
  const n = change.to - change.from;
  const known = ["fortitude", "alcohol", "gold"].includes(change.what);
  return message(known ? `table-change-${change.what}` : "table-change-counter", {
    n: Math.abs(n),
    sign: n < 0 ? "−" : "+",
    name: known ? "" : message(`counter-${change.what}`, { name: change.what }),
  });
}

/**
 * The worst of what would happen, so that the label stays short. Whoever has fallen only waits for the end of a contest:
 * that it comes to that is no news.
 */
function fateMark(fate: Fate, fallen: boolean): Mark | null {
  const out = !fallen && fate.deeds.find((deed) => GRAVE.has(deed.verb));
  if (out) {
    const how = out.what === "drink" ? "pass-out" : out.verb;
    return { kind: "target", text: message(`table-mark-will-${how}`) };
  }
  const bad = fate.changes.filter(harmful);
  const shown = bad.length ? bad : fate.changes;
  if (!shown.length) return null;
  const changes = shown.slice(0, 2);
  const text = changes.map(changeText);
  const said = text.length > 1 ? message("list-comma", { first: text[0]!, last: text[1]! }) : text[0]!;
  return { kind: bad.length ? "target" : "gain", text: said, changes };
}

/** What somebody has beside the numbers, as a sign and a number, with the words for it. */
interface Extra {
  icon: string;
  n: number;
  text: string;
}

export function extrasOf(
  view: Pick<SeatView, "counters" | "tokens" | "zones" | "front">,
  name: (kind: "counter" | "deck" | "token" | "card", id: string) => string,
): Extra[] {
  const made = (icon: string, n: number, text: string): Extra => ({ icon, n, text });
  return [
    ...view.counters.map(([counter, n]) => made("spark", n, `${n} ${name("counter", counter)}`)),
    ...(view.tokens ? [made("potion", view.tokens, `${view.tokens} ${name("token", "")}`)] : []),
    ...view.zones.map(([zone, hidden, cards]) => {
      const n = cards.length ? `${hidden}+${cards.length}` : hidden;
      return made("deck", hidden, `${n} ${name("deck", zone)}`);
    }),
    ...(view.front.length
      ? [made("bolt", view.front.length, view.front.map((card) => name("card", card)).join(", "))]
      : []),
  ];
}

/** Who wins the Round that is on, unless somebody answers that; null: it is not decided, or there is none. */
export const winnerOf = ({ stack }: Pick<Table, "stack">): number | null =>
  stack.findLast(({ kind, negated }) => kind === "won" && !negated)?.seat ?? null;

/**
 * How somebody stands in a Round: in control, has passed, out of it, to act, or still to come; once it is decided, who
 * wins, and who does not.
 */
export type Stop = "ctl" | "done" | "left" | "now" | "yet" | "won" | "over";

export function stopOf(
  { control, inside, passed, turn }: RoundView,
  seat: number,
  winner: number | null = null,
): Stop {
  if (seat === winner) return "won";
  if (winner !== null) return inside.includes(seat) ? "over" : "left";
  if (seat === control) return "ctl";
  if (!inside.includes(seat)) return "left";
  if (passed.includes(seat)) return "done";
  return turn === seat ? "now" : "yet";
}

/** Everything that a mat is marked with, the most urgent first. */
export function marksOf(scene: Scene, seat: number, fate?: Fate): Mark[] {
  const { table } = scene;
  const view = table.seats[seat];
  if (!view) return [];
  const player = scene.players.find((one) => one.seat === seat);
  const marks: Mark[] = [];
  const mark = (kind: MarkKind, id: string = `table-mark-${kind}`): void => {
    marks.push({ kind, text: message(id) });
  };
  if (table.over) {
    if (table.winners.includes(seat)) mark("won");
    else if (player?.conceded) mark("gave-up");
    else if (!view.alive) mark("out", view.gold > 0 ? "table-mark-lost" : "table-mark-out");
    return marks;
  }
  if (!view.alive) {
    mark("out");
    return marks;
  }
  const coming = fate && (harmed(fate) || fate.changes.length) ? fateMark(fate, view.passed_out) : null;
  if (coming) marks.push(coming);
  if (view.passed_out) mark("out", "table-mark-passed-out");
  // Who decides there, if anybody, comes before what they decide: on a phone there is room for one mark.
  if (player?.conceded) mark("gave-up");
  else if (player?.kind === "person" && scene.live && player.away) mark("away");
  else if (player && scene.live && isMissing(player)) mark("away", "table-mark-not-here");
  if (table.round) {
    const stop = stopOf(table.round, seat, winnerOf(table));
    if (stop === "won") mark("control", "table-mark-wins");
    else if (stop === "ctl") mark("control");
    else if (stop === "left") mark("left");
    else if (stop === "now" && scene.seat !== seat) mark("act");
    // Before our bid others may still play, or we ourselves are asked for something else.
    else if (stop === "now" && scene.question?.kind !== "bid") mark("next", "table-mark-next-you");
    else if (stop === "now") mark("act", "table-mark-act-you");
    else if (stop === "done") mark("passed");
    // Whoever has none left elsewhere is about to drop out: here that waits.
    if (view.gold <= 0) mark("broke", stop === "left" ? "table-mark-broke-left" : "table-mark-broke");
  } else if (table.active === seat) {
    mark("turn", scene.seat === seat ? "table-mark-turn-you" : "table-mark-turn");
  }
  if (view.absent) mark("gone");
  return marks;
}

/** Who takes the pot if nobody bids any more. */
export function wonBy({ table, seat, names }: Pick<Scene, "table" | "seat" | "names">): Message {
  const control = table.round?.control ?? null;
  const whose = control === null ? "nobody" : control === seat ? "you" : "other";
  return message("table-round-won", { whose, name: names[control ?? -1] ?? "" });
}

/** The card with which somebody is in control: it lies among what they have thrown. */
export function controlCard(
  scene: Pick<Scene, "table">,
  typesOf: (card: string) => readonly string[],
  lastBid?: string | null,
): string | null {
  const { round, seats, stack } = scene.table;
  if (!round || round.control === null) return null;
  const waiting = stack.find(
    (entry) => entry.seat === round.control && entry.plan.some((one) => one.verb === "control"),
  );
  if (waiting?.card) return waiting.card;
  // A bid that was negated may have been seen later; then it does not lie with whoever is in control.
  const thrown = seats[round.control]?.discard ?? [];
  if (lastBid && thrown.includes(lastBid)) return lastBid;
  const bids = thrown.filter((card) =>
    typesOf(card).some((type) => type === "gambling" || type === "cheating"),
  );
  return bids.at(-1) ?? lastBid ?? null;
}
