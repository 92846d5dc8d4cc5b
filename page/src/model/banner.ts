// Which events are worth a banner, and which of them say the same.
import type { Event } from "../wire/messages";

const LOUD = new Set([
  "turn",
  "play",
  "negate",
  "event",
  "round",
  "won",
  "contest-won",
  "out",
  "over",
  "passed-out",
]);

/** The events to announce. After a long time away only the newest ones matter. */
export function banners(events: readonly Event[], waiting: number): Event[] {
  const loud = events.filter((event) => LOUD.has(event.code));
  return loud.slice(-Math.max(1, 4 - waiting));
}
