// Which events are worth a banner, and for how long they are still news.
import type { Event } from "../wire/messages";
import { GAVE_UP, TAKEN_BACK } from "./log";
import type { Table } from "./scene";

/** What lies in the middle of the table is told there, and what is asked in the prompt: these are told nowhere else. */
const LOUD = new Set([
  ...["turn", "contest-won", "collect", "pot-to-inn", "out", "passed-out"],
  ...[TAKEN_BACK, GAVE_UP],
]);

export interface Told {
  event: Event;
  /** The turn in which it happened. */
  turn: number;
}

/**
 * The events to announce to a seat. After a long time away only the newest ones matter, and that somebody else has the
 * turn is said by the ribbon and by the light on the player.
 */
export function banners(events: readonly Event[], waiting: number, seat: number | null): Event[] {
  const loud = events.filter(
    (event) =>
      (LOUD.has(event.code) || unasked(event)) &&
      !nobody(event) &&
      (event.code !== "turn" || event.args["seat"] === seat) &&
      // Whoever needs nobody's consent sees what they do.
      (event.code !== TAKEN_BACK || "move" in event.args || event.args["seat"] !== seat),
  );
  return loud.slice(-Math.max(1, 4 - waiting));
}

/** A pass of ours for which nobody has asked us: whoever waits for a question would miss it. */
const unasked = ({ args }: Event): boolean => Boolean(args["alone"]);

/** Nobody has passed out, or the pot was empty. */
const nobody = ({ args }: Event): boolean =>
  args["n"] === 0 || (Array.isArray(args["seats"]) && args["seats"].length === 0);

/** Whether it is still news: what belongs to an earlier turn is none. */
export const current = ({ turn }: Told, table: Pick<Table, "turn" | "over">): boolean =>
  !table.over && turn === table.turn;
