// The cards we hold, each with a name of its own, so that a card which stays in the hand stays the same thing on the
// page when another one leaves it.
export interface Slot {
  id: string;
  /** Its place in the hand, from 0; null if it lies in front of us. */
  place: number | null;
  /** What keys call it. */
  key: string;
  /** Which copy of the card it is; no two slots share it. */
  copy: string;
}

export function slotsOf(hand: readonly string[], reach: readonly string[]): Slot[] {
  const seen = new Map<string, number>();
  const held = hand.map((id, place): Slot => {
    const n = (seen.get(id) ?? 0) + 1;
    seen.set(id, n);
    return { id, place, key: `${place}`, copy: `${id} ${n}` };
  });
  return [...held, ...reach.map((id): Slot => ({ id, place: null, key: id, copy: `${id} in front` }))];
}

/**
 * A hand of a film from step to step: what stays keeps its place, what leaves lets it empty (null), and what comes takes
 * the first empty one.
 */
export function steady(before: readonly (string | null)[], hand: readonly string[]): (string | null)[] {
  const coming = [...hand];
  const kept = before.map((card) => {
    const at = card === null ? -1 : coming.indexOf(card);
    return at < 0 ? null : coming.splice(at, 1)[0]!;
  });
  const filled = kept.map((card) => card ?? coming.shift() ?? null);
  return [...filled, ...coming];
}
