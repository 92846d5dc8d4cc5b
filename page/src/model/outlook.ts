// What would happen if nobody answered any more, sorted by whom it happens to: the numbers of `table.ahead` as old and new.
import type { Effect, SeatView } from "../wire/messages";
import type { Scene, Table } from "./scene";

/** A number that would change: `fortitude`, `alcohol`, `gold` or the name of a counter. */
export interface Change {
  what: string;
  from: number;
  to: number;
}

/** Something else that would happen to somebody: `draw`, `out`, `control` ... */
export interface Deed {
  verb: string;
  n: number;
  what: string;
}

export interface Fate {
  seat: number;
  changes: readonly Change[];
  deeds: readonly Deed[];
}

export interface Foresight {
  /** In the order in which it happens. */
  fates: readonly Fate[];
  /** What happens to nobody in particular. */
  common: readonly Deed[];
  /** Chance, a hidden card or a choice decides the rest. */
  open: boolean;
  /** Some of the Gold comes from what somebody leaves behind. */
  left?: boolean;
}

/** Where a marker would stand. */
export interface Ghost {
  fortitude: number;
  alcohol: number;
}

/** What happens to the whole table, whoever is named with it. */
const ROUND = new Set(["start-round", "end-round", "pot-to-inn"]);
/** Told of nobody, but somebody does it: the one from whom it comes. */
const DONE_BY = new Set(["order", "flip"]);
const PAID_FOR = / \(by [^)]*\)$/;

/** The steps of all purses that an effect moves: seat and difference. */
function purses(effect: Effect, seats: readonly SeatView[]): [number, number][] {
  const { verb, seat, n, what } = effect;
  if (seat === null) return [];
  if (verb === "collect" || verb === "share") return [[seat, n]];
  if (verb !== "pay") return [];
  const moved: [number, number][] = PAID_FOR.test(what) ? [] : [[seat, -n]];
  if (what.endsWith("(by nobody)")) return moved;
  const to = seats.find((one) => one.name === what.replace(PAID_FOR, ""));
  if (to) moved.push([to.seat, n]);
  return moved;
}

/** The numbers that an effect moves: seat, what, difference. */
function steps(effect: Effect, seats: readonly SeatView[]): [number, string, number][] {
  if (effect.verb === "change" && effect.seat !== null) return [[effect.seat, effect.what, effect.n]];
  if (effect.verb === "sober" && effect.seat !== null) return [[effect.seat, effect.what, -effect.n]];
  return purses(effect, seats).map(([seat, n]) => [seat, "gold", n]);
}

function numberOf(seat: SeatView, what: string): number {
  if (what === "fortitude" || what === "alcohol" || what === "gold") return seat[what];
  return seat.counters.find(([name]) => name === what)?.[1] ?? 0;
}

/** The same deed twice is one deed of twice as much. */
function add(deeds: Deed[], deed: Deed): void {
  const known = deeds.find((one) => one.verb === deed.verb && one.what === deed.what);
  if (known) known.n += deed.n;
  else deeds.push(deed);
}

export function foresee(table: Pick<Table, "seats" | "ahead">): Foresight {
  const { seats, ahead } = table;
  const found = new Map<number, { changes: Map<string, Change>; deeds: Deed[] }>();
  const common: Deed[] = [];
  const of = (seat: number) => {
    const known = found.get(seat) ?? { changes: new Map<string, Change>(), deeds: [] };
    found.set(seat, known);
    return known;
  };
  for (const effect of ahead?.effects ?? []) {
    const moved = steps(effect, seats);
    for (const [seat, what, n] of moved) {
      const view = seats[seat];
      if (!view) continue;
      const { changes } = of(seat);
      const from = changes.get(what)?.from ?? numberOf(view, what);
      changes.set(what, { what, from, to: (changes.get(what)?.to ?? from) + n });
    }
    const { verb, seat, n, what } = effect;
    const said = moved.length > 0 || verb === "change";
    if (said && verb !== "sober" && !(verb === "pay" && PAID_FOR.test(what))) continue;
    // What a player does to nobody in particular, such as ordering Drinks, is still that player's doing.
    const doer = seat ?? (DONE_BY.has(verb) ? effect.source : null);
    if (doer === null || ROUND.has(verb)) common.push({ verb, n, what });
    else add(of(doer).deeds, { verb, n, what });
  }
  const fates = [...found].map(([seat, { changes, deeds }]) => ({
    seat,
    changes: [...changes.values()].filter((change) => change.from !== change.to),
    deeds,
  }));
  return {
    fates: fates.filter((fate) => fate.changes.length + fate.deeds.length > 0),
    common,
    open: ahead?.open ?? false,
    left: ahead?.effects.some(({ verb }) => verb === "share") ?? false,
  };
}

/** Somebody is just choosing for whom the Drinks are: then that is not to come, it is happening. */
export const ordering = (
  { question, clock }: Pick<Scene, "question" | "clock">,
  { fates, common }: Foresight,
): boolean =>
  (question ? question.kind !== "window" : clock?.kind === "move") &&
  fates.length > 0 &&
  !common.length &&
  fates.every(({ changes, deeds }) => !changes.length && deeds.every(({ verb }) => verb === "order"));

/** A change that hurts. */
export const harmful = (change: Change): boolean =>
  change.what === "alcohol" ? change.to > change.from : change.to < change.from;

/** Deeds by which somebody drops out. */
export const GRAVE = new Set(["out", "pass-out"]);

/** Whether a fate is one to be warned of. */
export const harmed = (fate: Fate | undefined): boolean =>
  fate !== undefined && (fate.changes.some(harmful) || fate.deeds.some((deed) => GRAVE.has(deed.verb)));

export const hits = (foresight: Foresight): number[] =>
  foresight.fates.filter(harmed).map((fate) => fate.seat);

export const fateOf = (foresight: Foresight, seat: number): Fate | undefined =>
  foresight.fates.find((fate) => fate.seat === seat);

/**
 * The Alcohol that a glass will bring, with what answers it: as much as is foretold of who drinks it, and nothing else. On
 * the edge of the track that says nothing of the glass; where nothing answers it, it brings what is in it.
 */
export function brought(
  table: Pick<Table, "stack">,
  at: number,
  glass: number,
  foresight: Foresight,
): number {
  const { drinker, alcohol } = table.stack[at]!.drinks[glass]!;
  const alone = table.stack[at]!.drinks.filter((pour) => pour.drinker === drinker).length === 1;
  const answered = table.stack.slice(at + 1).some(({ glasses }) => glasses?.includes(glass));
  const change = fateOf(foresight, drinker)?.changes.find(({ what }) => what === "alcohol");
  const known = alone && answered && change && change.to > 0 && change.to < TRACK;
  return known ? change.to - change.from : alcohol;
}

/** Where the markers of a seat would stand; a team shares its track. Null if they stay. */
export function ghostOf(table: Pick<Table, "seats">, foresight: Foresight, seat: number): Ghost | null {
  const view = table.seats[seat];
  if (!view) return null;
  const ghost: Ghost = { fortitude: view.fortitude, alcohol: view.alcohol };
  for (const fate of foresight.fates) {
    if (table.seats[fate.seat]?.side !== view.side) continue;
    for (const { what, from, to } of fate.changes) {
      if (what === "fortitude" || what === "alcohol") ghost[what] += to - from;
    }
  }
  const moved = ghost.fortitude !== view.fortitude || ghost.alcohol !== view.alcohol;
  return moved ? { fortitude: within(ghost.fortitude), alcohol: within(ghost.alcohol) } : null;
}

export const TRACK = 20;
export const within = (n: number): number => Math.max(0, Math.min(TRACK, n));
