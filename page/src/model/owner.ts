// Whose deck a card is from. Several characters may have the same card, in different numbers, so it depends on the table.
import type { Scene } from "./scene";

/** The character whose card it is here: of our own hand, of who plays it, or of whoever it lies with. Null: a Drink. */
export function ownerOf(scene: Scene, card: string): string | null {
  const { seats, stack } = scene.table;
  const own = scene.front === null ? undefined : scene.hands[scene.front];
  if (own?.includes(card)) return seats[scene.front!]?.character ?? null;
  const played = stack.findLast((entry) => entry.card === card && entry.kind === "card");
  if (played) return seats[played.seat]?.character ?? null;
  const held = Object.entries(scene.hands).find(([, cards]) => cards.includes(card));
  if (held) return seats[Number(held[0])]?.character ?? null;
  return (
    seats.find(({ front, discard }) => front.includes(card) || discard.includes(card))?.character ?? null
  );
}

/** What has become part of a card that lies in the middle; nothing of one that we have in our hand. */
export function addedTo({ front, hands, table }: Scene, card: string): readonly string[] {
  if (front !== null && hands[front]?.includes(card)) return [];
  return table.stack.findLast((entry) => entry.card === card)?.added ?? [];
}
