// How a game of the list ended, and how it ended for us.
interface Ended {
  /** `played`, `conceded` or `abandoned`. */
  how: string;
  winners: readonly number[];
  /** Who has given up; nobody is known of in games of old. */
  conceded?: readonly number[];
  /** Where we have sat. */
  seat?: number | null;
}

export interface Outcome {
  result: "won" | "given-up" | "abandoned";
  /** What it was for us; null: nothing, or we were not there. */
  own: "won" | "lost" | "gave-up" | null;
  /** The winners are those who have not given up. */
  others: boolean;
}

export function outcome({ how, winners, conceded = [], seat = null }: Ended): Outcome {
  const result = winners.length ? "won" : how === "conceded" ? "given-up" : "abandoned";
  // Nobody has won only if all people have given up.
  const gaveUp = seat !== null && (conceded.includes(seat) || result === "given-up");
  const verdict = seat !== null && winners.includes(seat) ? "won" : winners.length ? "lost" : null;
  return {
    result,
    own: seat === null ? null : gaveUp ? "gave-up" : verdict,
    others: how === "conceded" && result === "won" && !gaveUp,
  };
}
