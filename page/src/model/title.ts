// The title of the tab at a table: what a person who is elsewhere needs to know.
import { message, type Message } from "../words/bundle";

interface Situation {
  status: string | null;
  /** Something is asked of us. */
  asked: boolean;
  seat: number | null;
  /** Whose turn it is. */
  turn: number | undefined;
  names: readonly string[];
}

export function tabTitle({ status, asked, seat, turn, names }: Situation): Message {
  const own = seat !== null && turn === seat;
  // To answer in the turn of another is not one's own turn.
  if (asked) return message("lobby-tab-asked", { turn: own ? "own" : "other" });
  if (status === "playing" && turn !== undefined) {
    return own ? message("lobby-tab-own") : message("lobby-tab-turn", { name: names[turn] ?? "" });
  }
  return message(status === "over" ? "lobby-tab-over" : "lobby-tab-open");
}
