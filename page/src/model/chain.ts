// The stack as a chain of causes: who plays what, what it answers, and what has come of it so far.
import type { EditView, EntryView, PourView } from "../wire/messages";
import type { Table } from "./scene";

/** `will-negate`: its negation is still on the stack and may be answered. */
export type Stamp = "negated" | "will-negate" | "ignored";

export interface Link {
  /** Its place in `table.stack`. */
  at: number;
  entry: EntryView;
  /** Whose it is, and of a Drink who drinks it, also after it was handed on; -1 is nobody. */
  seat: number;
  /** What the arrow to the link before it says; null: no arrow, it begins something. */
  verb: string | null;
  /** It comes from the one beneath by itself, or only happens meanwhile: it answers nothing. */
  follows: boolean;
  /** Its arrow does nothing: it is cancelled itself. */
  dead: boolean;
  stamp: Stamp | null;
  /** It resolves first. */
  top: boolean;
}

/** What an answer does, by the nature of its card (`art` of the API). */
const VERBS: Record<string, string> = {
  negate: "negates",
  ignore: "ignores",
  "ignore-drink": "ignores",
  redirect: "redirects",
  "pass-drink": "passes",
  split: "splits",
  reduce: "weakens",
  boost: "boosts",
  pour: "changes",
  cover: "covers",
  "gamble-leave": "dodges",
};

/** From here on an entry has done what it does. */
const DONE = 5;

/** Points between phases are nothing that a person would call pending; a last chance is. */
export function entries(table: Pick<Table, "stack">): number[] {
  return table.stack.flatMap((entry, at) => (entry.kind === "free" ? [] : [at]));
}

/** As much of a card as is needed to say what it does to another one. */
interface Face {
  art: string;
  types: readonly string[];
}

export function links(table: Pick<Table, "stack">, faceOf: (card: string) => Face | undefined): Link[] {
  const places = entries(table);
  return places.map((at, n) => {
    const entry = table.stack[at]!;
    const answers = entry.answers !== null && entry.answers !== undefined && n > 0;
    const verb = answers ? verbOf(entry, faceOf) : n > 0 ? "then" : null;
    return {
      at,
      entry,
      seat: entry.drinks.length === 1 ? entry.drinks[0]!.drinker : entry.seat,
      verb,
      follows: verb === "then" || verb === "first",
      dead: entry.negated ?? false,
      stamp: stampOf(table, at),
      top: n === places.length - 1,
    };
  });
}

function verbOf(entry: EntryView, faceOf: (card: string) => Face | undefined): string {
  if (entry.plan.some((effect) => effect.verb === "negate")) return "negates";
  const face = entry.card === null ? undefined : faceOf(entry.card);
  const known = VERBS[face?.art ?? ""];
  if (known && known !== "negates") return known;
  if (entry.plan.some((effect) => effect.verb === "edit")) return "answers";
  // What can be played at any time answers nothing, and simply comes first. Its plan says nothing about it: that is empty
  // once the card has done what it does, and the word must not change while it lies there.
  const free = face !== undefined && face.types.length > 0 && face.types.every((type) => type === "anytime");
  return free ? "first" : "answers";
}

function stampOf({ stack }: Pick<Table, "stack">, at: number): Stamp | null {
  const entry = stack[at]!;
  if (entry.negated) return stack.some((other) => negates(other, at)) ? "will-negate" : "negated";
  if (entry.step >= DONE) return null;
  if (entry.drinks.length) return entry.drinks.every((pour) => pour.ignored) ? "ignored" : null;
  const spared = entry.edits.some((edit) => edit.edit === "ignore" || edit.edit === "ignore-fortitude");
  return spared && entry.plan.length === 0 ? "ignored" : null;
}

/** Whether an answer that is still pending would negate what lies at that place. */
const negates = (other: EntryView, at: number): boolean =>
  other.answers === at &&
  !other.negated &&
  other.step < DONE &&
  other.plan.some((effect) => effect.verb === "negate");

/** Whether a glass is ignored, or will be if nobody answers the card that does it. */
export function spared(
  { stack }: Pick<Table, "stack">,
  at: number,
  glass: number,
  faceOf: (card: string) => Face | undefined,
): boolean {
  const ignores = (other: EntryView): boolean =>
    other.answers === at &&
    !other.negated &&
    other.step < DONE &&
    (other.glasses ?? []).includes(glass) &&
    VERBS[faceOf(other.card ?? "")?.art ?? ""] === "ignores";
  return (stack[at]?.drinks[glass]?.ignored ?? false) || stack.some(ignores);
}

/** The place of what hits a seat: the newest that touches it, or else that does more than answer; null: nothing does. */
export function culprit({ stack }: Pick<Table, "stack">, seat: number): number | null {
  const touches = (entry: EntryView): boolean =>
    entry.plan.some((effect) => effect.seat === seat) ||
    entry.drinks.some((pour) => pour.drinker === seat && !pour.ignored);
  const harms = (entry: EntryView): boolean =>
    entry.drinks.length > 0 ||
    entry.plan.some((effect) => effect.verb !== "negate" && effect.verb !== "edit");
  const pending = entries({ stack }).filter((at) => !stack[at]!.negated && stack[at]!.step < DONE);
  return pending.findLast((at) => touches(stack[at]!)) ?? pending.findLast((at) => harms(stack[at]!)) ?? null;
}

/** The newest links that fit; of the others only how many they are. */
export function fold(
  all: readonly Link[],
  room: number,
): { folded: readonly Link[]; shown: readonly Link[] } {
  const from = Math.max(0, all.length - Math.max(1, room));
  return { folded: all.slice(0, from), shown: all.slice(from) };
}

/** What answers have changed so far: one tag each, without the notes of the engine. */
export function tags(entry: EntryView): readonly EditView[] {
  return entry.edits.filter((edit) => edit.edit !== "protect" && edit.edit !== "number");
}

/** The place of the Drinks that several people drink together (a contest, a toast); null: there are none. */
export function together(table: Pick<Table, "stack">): number | null {
  const at = table.stack.findLastIndex((entry) => entry.drinks.length > 1);
  return at < 0 ? null : at;
}

/** The card that made everybody drink: it waits beneath the Drinks. */
export function occasion(table: Pick<Table, "stack">, at: number): EntryView | null {
  const below = table.stack[at - 1];
  return below && below.kind !== "free" ? below : null;
}

/** Several people drink one card that was shared out among them. */
export const shared = (pours: readonly PourView[]): boolean =>
  pours.length > 1 &&
  pours.every(
    (pour) => pour.revealer === pours[0]!.revealer && pour.edits.some((edit) => edit.edit === "split"),
  );

/** What a glass holds, step by step: what each card brings, what answers have made of it, and what it comes to. */
export interface Sum {
  /** By what the total counts: Alcohol, or Fortitude where a Drink has no Alcohol, or none any more. */
  what: "alcohol" | "fortitude";
  cards: readonly { card: string; n: number | null }[];
  edits: readonly EditView[];
  total: number;
}

const SUMMED = new Set(["reduce", "raise", "to", "split", "share", "convert", "replace", "add", "boost"]);

/** Null where the card alone says it all: one card that nobody has changed. */
export function sumOf(
  pour: PourView,
  valueOf: (card: string) => { alcohol: number | null; fortitude: number | null } | undefined,
): Sum | null {
  const edits = pour.edits.filter((edit) => SUMMED.has(edit.edit));
  if (pour.cards.length < 2 && !edits.length) return null;
  const brings = (what: "alcohol" | "fortitude"): boolean =>
    pour[what] !== 0 || pour.cards.some((card) => valueOf(card)?.[what]);
  const what = brings("alcohol") || !brings("fortitude") ? "alcohol" : "fortitude";
  const turned = edits.some(({ edit }) => edit === "convert") && pour.alcohol === 0;
  const cards = pour.cards.map((card) => ({ card, n: valueOf(card)?.[what] ?? null }));
  // A card that depends on who drinks has no number of its own; alone among others, it brings what is missing.
  const unknown = cards.filter((one) => one.n === null);
  // What a contest counts stays though the Drink is turned into something else.
  const whole = edits.length ? null : pour[what];
  const counted = edits.every(({ edit }) => edit === "convert") ? (whole ?? pour.score ?? null) : null;
  if (unknown.length === 1 && counted !== null) {
    unknown[0]!.n = counted - cards.reduce((sum, one) => sum + (one.n ?? 0), 0);
  }
  const total = turned ? "fortitude" : what;
  return { what: total, cards, edits, total: pour[total] };
}

/** A number that may be below none. */
export const numeral = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** What a Drink adds or takes. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** Who is ahead in a contest: those with the most Alcohol in the glass. Empty where nobody counts. */
export function leaders(pours: readonly PourView[]): number[] {
  const counted = pours.filter((pour) => pour.flags.includes("contest"));
  if (!counted.length) return [];
  const best = Math.max(...counted.map(scoreOf));
  return counted.filter((pour) => scoreOf(pour) === best).map((pour) => pour.revealer);
}

/** Who has revealed nothing that counts: an Event, or nothing at all, or is no longer in it. */
export const without = ({ seats }: Pick<Table, "seats">, pours: readonly PourView[]): number[] =>
  seats.flatMap(({ seat, alive }) => (alive && !pours.some((pour) => pour.revealer === seat) ? [seat] : []));

/** The same of what several drink together: in a contest alone it matters. */
export const idle = (table: Pick<Table, "seats" | "stack">, at: number): number[] => {
  const pours = table.stack[at]?.drinks ?? [];
  return pours.some((pour) => pour.flags.includes("contest")) ? without(table, pours) : [];
};

/** Who gets all that is to be paid, such as the winner of a contest; null: the Inn, several, or nobody. */
export function payee({ seats }: Pick<Table, "seats">, { kind, plan }: EntryView): number | null {
  const [to, ...more] = new Set(kind === "demand" ? plan.map(({ what }) => what) : []);
  return more.length ? null : (seats.find(({ name }) => name === to)?.seat ?? null);
}

/** What a glass counts for whoever revealed it. */
export const scoreOf = (pour: PourView): number => pour.score ?? Math.max(0, pour.alcohol);

/** How wide the note is that says how many more lie below. */
const FOLDED = 76;

/** So much more may lie between two cards where there is room: some words are as long as an arrow. */
const AIR = 12;

/**
 * How wide cards are, and how far apart, so that `n` of them fit; a gap below 0 lets them overlap. Where not even a short
 * arrow fits between them, there is none, and they are as large as can lie side by side.
 */
export function spread(
  n: number,
  width: number,
  sizes: readonly number[],
  arrow: number,
  short = arrow,
): { size: number; gap: number; shown: number } {
  const apart = 64;
  for (const size of sizes) {
    if (n * size + (n - 1) * arrow <= width) {
      const gap = n > 1 ? Math.min(arrow + AIR, Math.floor((width - n * size) / (n - 1))) : arrow;
      return { size, gap, shown: n };
    }
  }
  const least = sizes.at(-1)!;
  const size =
    n * least + (n - 1) * short <= width
      ? least
      : (sizes.find((one) => n * one + (n - 1) * AIR <= width) ?? least);
  const most = (room: number): number => Math.max(1, Math.min(n, 5, Math.floor((room - size) / apart) + 1));
  let room = width;
  let shown = most(room);
  if (shown < n) {
    room -= FOLDED;
    shown = most(room);
  }
  if (shown === 1) return { size, gap: 0, shown };
  return { size, gap: Math.min(arrow, Math.floor((room - shown * size) / (shown - 1))), shown };
}
