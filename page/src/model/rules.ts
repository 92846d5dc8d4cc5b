// Our rules as the page shows them: finding a rule by its id, searching, and text with its references.
import type { Schemas } from "../wire/http";

export type RulePage = Schemas["RulePage"];
export type Rule = Schemas["RuleInfo"];

export interface Place {
  page: RulePage;
  /** Null: the page as a whole was meant. */
  rule: Rule | null;
}

/** A stretch of text: plain, leading to a rule, or found by a search. */
interface Piece {
  text: string;
  to: string | null;
  found: boolean;
}

const ID = /(?<![\p{L}\p{N}-])[A-Z]+-\d+(?!\d)/gu;
/** An id, or something in quotes that may be the title of a page. */
const REFERENCE = new RegExp(`${ID.source}|(?<=[“«])[^”»]+(?=[”»])`, "gu");

/** `gamble-5` as people type it is GAMBLE-05. */
function ruleId(asked: string): string {
  return asked
    .trim()
    .toUpperCase()
    .replace(/-(\d)$/, "-0$1");
}

/** Where an id of an address leads: to a page, or to a rule on it. */
export function placeOf(pages: readonly RulePage[], asked: string): Place | null {
  const page = pages.find((one) => one.id === asked.toLowerCase());
  if (page) return { page, rule: null };
  const id = ruleId(asked);
  for (const one of pages) {
    const rule = one.rules.find((said) => said.id === id);
    if (rule) return { page: one, rule };
  }
  return null;
}

/** An introduction for those who know no rule yet: its first lines, without what only refers to rules by their ids. */
export const summary = (intro: string): string =>
  intro
    .split("\n")[0]!
    .replaceAll(/ \([A-Z]+-\d+\)/g, "")
    .split(/(?<=\.) /)
    .filter((said) => !said.match(ID))
    .join(" ");

/** Letters as a search compares them: nobody types ё. */
const folded = (text: string): string => text.toLowerCase().replaceAll("ё", "е");

export function wordsOf(query: string): string[] {
  return folded(query).split(/\s+/u).filter(Boolean);
}

/** All rules in which every word occurs, by their pages. A page whose title has them all gives all its rules. */
export function search(pages: readonly RulePage[], query: string): RulePage[] {
  const words = wordsOf(query);
  if (!words.length) return [];
  const exact = ruleId(query);
  const found: RulePage[] = [];
  for (const page of pages) {
    const named = all(words, page.title);
    const rules = page.rules.filter(
      (rule) => named || rule.id === exact || all(words, `${rule.id} ${rule.text}`),
    );
    if (rules.length || named || all(words, page.intro)) found.push({ ...page, rules });
  }
  return found;
}

function all(words: readonly string[], text: string): boolean {
  const among = folded(text);
  return words.every((word) => among.includes(word));
}

/** The text in pieces: ids of rules and titles of pages become references, and what was searched for is marked. */
export function pieces(text: string, known: Known, words: readonly string[] = []): Piece[] {
  const result: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(REFERENCE)) {
    const to = known.get(match[0]);
    if (!to) continue;
    result.push(...marked(text.slice(from, match.index), words));
    result.push({ text: match[0], to, found: false });
    from = match.index + match[0].length;
  }
  result.push(...marked(text.slice(from), words));
  return result;
}

function marked(text: string, words: readonly string[]): Piece[] {
  const result: Piece[] = [];
  const among = folded(text);
  let from = 0;
  while (from < text.length) {
    const next = nextWord(among, words, from);
    if (!next) break;
    if (next.at > from) result.push({ text: text.slice(from, next.at), to: null, found: false });
    result.push({ text: text.slice(next.at, next.end), to: null, found: true });
    from = next.end;
  }
  if (from < text.length) result.push({ text: text.slice(from), to: null, found: false });
  return result;
}

function nextWord(among: string, words: readonly string[], from: number): { at: number; end: number } | null {
  let best: { at: number; end: number } | null = null;
  for (const word of words) {
    const at = among.indexOf(word, from);
    if (at >= 0 && (!best || at < best.at || (at === best.at && at + word.length > best.end)))
      best = { at, end: at + word.length };
  }
  return best;
}

/** What a rule refers to without naming it in its text: its rulings, and pages. */
export function alsoSee(rule: Rule, known: Known): string[] {
  const named = new Set([...rule.text.matchAll(REFERENCE)].map((match) => known.get(match[0])));
  return rule.see.filter((id) => known.has(id) && !named.has(id));
}

/** Where references lead to: ids, and pages by their titles too. */
export type Known = ReadonlyMap<string, string>;

export const knownIds = (pages: readonly RulePage[]): Known =>
  new Map(
    pages.flatMap(
      ({ id, title, rules }) =>
        [[title, id], ...[id, ...rules.map((rule) => rule.id)].map((one) => [one, one])] as [
          string,
          string,
        ][],
    ),
  );
