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

/** Where those cards lie that were just drawn: they come last. A whole hand of them is no news. */
export function drawnAt(hand: readonly string[], drawn: readonly string[]): ReadonlySet<number | null> {
  const left = [...drawn];
  const places = new Set<number>();
  for (let place = hand.length - 1; place >= 0; place -= 1) {
    const at = left.indexOf(hand[place]!);
    if (at < 0) continue;
    left.splice(at, 1);
    places.add(place);
  }
  return places.size < hand.length ? places : new Set();
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
