// What a card's face shows, and how much room its words take.
import type { CardInfo } from "../wire/http";
import { bound } from "../words/bundle";

/** The edge of the band that each type has. */
export const BANDS: Record<string, string> = {
  action: "M0 0H120V33L60 42L0 33Z",
  sometimes: "M0 0H120V42C100 35 80 33 60 33S20 35 0 42Z",
  anytime: "M0 0H120V36C105 42 95 31 80 36S55 42 40 36S15 31 0 36Z",
  gambling: "M0 0H120V36H0Z",
  cheating: "M0 0H120V34L110 41L100 34L90 41L80 34L70 41L60 34L50 41L40 34L30 41L20 34L10 41L0 34Z",
  drink:
    "M0 0H120V34C114 42 102 42 96 35C90 42 78 42 72 35C66 42 54 42 48 35C42 42 30 42 24 35C18 42 6 42 0 34Z",
  event: "M0 0H120V42L106 34H14L0 42Z",
  side: "M0 0H120V34H112V40H104V34H96V40H88V34H80V40H72V34H64V40H56V34H48V40H40V34H32V40H24V34H16V40H8V34H0Z",
};

/** A Drink or an Event; else the types of a card that have a band of their own, or that it lies in a deck aside. */
export function typesOf(card: CardInfo | undefined): string[] {
  if (card?.kind === "drink" || card?.kind === "event") return [card.kind];
  const known = (card?.types ?? card?.type?.split("/") ?? []).filter((type) => type in BANDS);
  return known.length ? known : ["side"];
}

/** The ways of a card stand in its text, with "-OR-" between them; `modes` leaves out what holds for all of them. */
export const waysOf = (card: CardInfo | undefined): string[] =>
  card?.text ? bound(card.text).split(/\n-[^\n]+-\n/) : [];

/** A Drink whose numbers stand on it by themselves. */
export const isCounted = (card: CardInfo | undefined): card is CardInfo =>
  card?.kind === "drink" && (card.alcohol !== null || card.fortitude !== null);

/** How much the words fill: the less they leave, the smaller the picture. */
export function roomOf(ways: readonly string[], counted: boolean): "short" | "some" | "long" | "full" {
  const length = ways.join("").length + ways.length * 12 + (counted ? 30 : 0);
  return length <= 64 ? "short" : length <= 100 ? "some" : length <= 124 || counted ? "long" : "full";
}

/** A Russian word of so many letters may be wider than a small card. */
const LONG_WORD = /[а-яё]{9,}/gi;
const VOWEL = "[аеёиоуыэюя]";
const CONSONANT = "[бвгджзклмнпрстфхцчшщ]";
/** Two letters that begin a syllable together: a break between them would often part a prefix from its word wrongly. */
const PAIR = "(?:[бвгджзкпстфхчшщ][лр]|с[кпт]|[гз]н)";
const PREFIX = "^(?:без|бес|воз|вос|из|ис|над|от|под|пред|раз|рас)";
/** The end of a syllable before the next one, which is never the last two letters alone. */
const SYLLABLE = new RegExp(
  `${PREFIX}(?=${CONSONANT})|(?:[йъь]|${VOWEL}(?:(?!${PAIR})${CONSONANT})?)(?=(?:${PAIR}|${CONSONANT})${VOWEL}[а-яё])`,
  "gi",
);

/**
 * A title whose long Russian words may be broken between syllables, with a hyphen: browsers without a dictionary
 * (`hyphens: auto` needs one) break them anywhere, and without a sign of it.
 */
export const hyphenated = (title: string): string =>
  title.replace(LONG_WORD, (word) =>
    word.replace(SYLLABLE, (end: string, at: number) => (at + end.length < 3 ? end : `${end}\u00AD`)),
  );

/** Long titles are written smaller. */
export const titleSize = (title: string): "" | "small" | "tiny" =>
  title.length > 38 ? "tiny" : title.length > 24 ? "small" : "";
