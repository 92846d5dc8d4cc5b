// Finding characters and cards by words of any language, whatever their case.
import type { CardInfo, CharacterInfo } from "../../wire/http";

export type Shown = "all" | "ready" | "later";

const plain = (text: string): string => text.toLocaleLowerCase().replaceAll("ё", "е");

/** Every word that is looked for stands somewhere. */
function has(texts: readonly string[], wanted: string): boolean {
  const all = plain(texts.join(" "));
  return plain(wanted)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => all.includes(word));
}

export function findCharacters(all: readonly CharacterInfo[], wanted: string, shown: Shown): CharacterInfo[] {
  return all.filter(
    (one) =>
      (shown === "all" || one.playable === (shown === "ready")) &&
      has([one.name, one.title, one.mechanic, one.id], wanted),
  );
}

/** Types in the order of the frames; cards of two types are found under both. */
export const TYPES = ["action", "sometimes", "anytime", "gambling", "cheating", "drink", "event", "side"];

export const typesOf = (card: CardInfo): string[] => card.type.split("/");

export function findCards(all: readonly CardInfo[], wanted: string, type: string | null): CardInfo[] {
  return all.filter(
    (card) => (type === null || typesOf(card).includes(type)) && has([card.title, card.text], wanted),
  );
}

/** How many cards, with their copies. */
export const count = (cards: readonly CardInfo[]): number =>
  cards.reduce((sum, card) => sum + card.copies, 0);
