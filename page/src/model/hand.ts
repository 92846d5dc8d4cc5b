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
