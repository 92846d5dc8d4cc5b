// How players lost, from what was told: in which turn, and by which Drink or card.
import { GAVE_UP, type Line } from "./log";
import type { Player, Table } from "./scene";

export interface Loss {
  seat: number;
  turn: number;
  /** `drink`: passed out; `gold`: no Gold left; `gave-up`: a bot played on, or nobody did. */
  why: string;
  /** What did it: the Drink with its Chasers and what was put into it, or the card. Empty where nothing was seen. */
  cards: readonly string[];
}

/** What can be a cause, and its cards. */
function cardsOf({ code, args }: Line): readonly string[] | null {
  if (code === "reveal") return args["cards"] as string[];
  return code === "play" || code === "event" ? [args["card"] as string] : null;
}

/** The nearest line before that one which stands above it in the log, of those that have cards. */
function above(lines: readonly Line[], at: number): readonly string[] {
  const depth = lines[at]!.depth;
  for (let n = at - 1; n >= 0 && lines[n]!.code !== "turn"; n -= 1) {
    const cards = lines[n]!.depth < depth ? cardsOf(lines[n]!) : null;
    if (cards) return cards;
  }
  return [];
}

/** What makes a Drink worse, or another one. */
const WORSE: ReadonlySet<unknown> = new Set(["replace", "add", "raise"]);

/** The Drink that somebody has just had, and what it held: the own one, unless somebody else's was handed on. */
function drunk(lines: readonly Line[], at: number, seat: number): readonly string[] {
  let other: readonly string[] = [];
  const held: string[] = [];
  for (let n = at - 1; n >= 0 && lines[n]!.code !== "turn"; n -= 1) {
    const { code, args } = lines[n]!;
    if (code === "edit" && args["drinker"] === seat && WORSE.has(args["edit"]))
      held.unshift(...above(lines, n));
    if (code !== "reveal") continue;
    if (args["seat"] === seat || args["target"] === seat) return [...(args["cards"] as string[]), ...held];
    if (!other.length) other = args["cards"] as string[];
  }
  return [...other, ...held];
}

/** Everybody who is out, the first one first. */
export function losses(lines: readonly Line[]): Loss[] {
  const found: Loss[] = [];
  /** The last thing that cost each seat something, by what it cost. */
  const blows = new Map<string, readonly string[]>();
  let turn = 0;
  lines.forEach(({ code, args }, at) => {
    const seat = args["seat"] as number;
    const n = args["n"] as number;
    if (code === "turn") turn = args["turn"] as number;
    else if (code === "change" && args["what"] === "alcohol" && n > 0)
      blows.set(`drink ${seat}`, drunk(lines, at, seat));
    else if (code === "change" && args["what"] === "fortitude" && n < 0)
      blows.set(`drink ${seat}`, above(lines, at));
    else if (code === "pay") blows.set(`gold ${seat}`, above(lines, at));
    else if (code === GAVE_UP) found.push({ seat, turn, why: GAVE_UP, cards: [] });
    else if (code === "out") {
      const why = args["why"] as string;
      found.push({ seat, turn, why, cards: blows.get(`${why} ${seat}`) ?? [] });
    }
  });
  return found;
}

/** Whether the game waits if that player leaves: nobody else plays by hand who might come back, or looks on. */
export const waitsFor = (players: readonly Player[], own: number): boolean =>
  players.every(({ seat, kind, conceded, here }) => seat === own || kind === "bot" || (conceded && !here));

/** What it would mean to give up: one side is left and has `won`; only bots are left, so it `ends`; or it goes `on`. */
export function afterGivingUp(
  { seats }: Pick<Table, "seats">,
  players: readonly Player[],
  own: number,
): { how: "won" | "ends" | "on"; winners: readonly number[] } {
  const gone = new Set(players.flatMap(({ seat, conceded }) => (conceded || seat === own ? [seat] : [])));
  const left = seats.filter(({ seat, alive }) => alive && !gone.has(seat));
  const sides = new Set(left.map(({ side }) => side));
  if (sides.size === 1) {
    return { how: "won", winners: seats.flatMap(({ seat, side }) => (sides.has(side) ? [seat] : [])) };
  }
  const people = players.some(({ seat, kind }) => kind === "person" && !gone.has(seat));
  return { how: sides.size && people ? "on" : "ends", winners: [] };
}
