// Which picture a card gets: its own if we chose one, else one that its words or its type suggest. So a card that
// somebody else has made is never without a picture.
import { root } from "virtual:art";
import { get } from "../wire/http";
import { hash } from "./hash";
import { BY_TYPE } from "./types";

/** What a card's picture depends on; a `CardInfo` of the server fits. */
export interface Pictured {
  id: string;
  type?: string;
  /** A topic that the card's author names, if cards ever carry one. */
  art?: string | null;
}

/** Words that stand in names of pictures but say nothing about a card. */
const VAGUE = new Set([
  "card",
  "hand",
  "head",
  "face",
  "again",
  "back",
  "open",
  "more",
  "random",
  "chaser",
  "time",
]);

const byCard = new Map<string, string>();
const byWord = new Map<string, string>();
const names = new Set<string>();
let coming: Promise<void> | null = null;

/** The pictures and their cards, as in cards.ts. */
export function hang(pictures: Readonly<Record<string, string>>): void {
  for (const [picture, ids] of Object.entries(pictures)) {
    names.add(picture);
    for (const id of ids.split(" ")) byCard.set(id, picture);
    for (const word of picture.split("-")) {
      if (word.length > 3 && !VAGUE.has(word) && !byWord.has(word)) byWord.set(word, picture);
    }
  }
}

/** Fetch which picture stands on which card, once. Without it cards have a picture too, only not their own. */
export function fetchPictures(): Promise<void> {
  coming ??= get<Record<string, string>>(`${root}pictures.json`)
    .then(hang)
    .catch(() => void (coming = null));
  return coming;
}

function byTopic(words: string): string | undefined {
  for (const word of words.toLowerCase().split(/[^a-z]+/)) {
    const found = byWord.get(word) ?? byWord.get(word.replace(/s$/, ""));
    if (found) return found;
  }
  return undefined;
}

function byType(card: Pictured): string {
  const types = (card.type ?? "").split("/");
  // A card of two types that gambles looks like a game, whatever else it does.
  const type = types.includes("gambling") ? "gambling" : (types[0] ?? "");
  const fitting = BY_TYPE[type] ?? BY_TYPE.side ?? [];
  return fitting[hash(card.id) % fitting.length] ?? "star-swirl";
}

/** The name of the card's picture. */
export function vignetteOf(card: Pictured): string {
  const own = byCard.get(card.id);
  if (own) return own;
  const named = card.art && (names.has(card.art) ? card.art : byTopic(card.art));
  return named || (byTopic(card.id) ?? byType(card));
}
