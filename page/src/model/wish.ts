// "Remind me": somebody wants to be asked as soon as a card can be played, however seldom they are asked otherwise.
export interface Wish {
  card: string;
  /** How often they were asked before; that comes back. */
  level: string;
  /** The question in which the card could be played; null: it has not come yet. */
  met: number | null;
}

/** Reasons that name a moment which comes by itself, and soon. */
const SOON = new Set(["after-action", "after-bid", "first-order", "not-that-phase"]);

/** Whether it is worth a wish: the moment comes in this turn, and nobody would ask for it otherwise. */
export const canWish = (reason: string, asked: string | undefined, level: string): boolean =>
  SOON.has(reason) && level !== "full" && (asked === "action" || asked === "order" || asked === "bid");

/** The wish at another question, or at none (-1); null: it is fulfilled, or the turn is over. */
export function wishAt(wish: Wish, decision: number, playable: boolean, ownTurn: boolean): Wish | null {
  if (wish.met !== null) return wish.met === decision ? wish : null;
  if (playable && decision >= 0) return { ...wish, met: decision };
  return ownTurn ? wish : null;
}
