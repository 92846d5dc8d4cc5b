// What a step of the lesson points at on the page, what the bubble must leave free, and the shapes that it may have.
import { screen } from "../state/screen.svelte";
import { NEVER, wider, type Box, type Kept, type Size } from "./bubble";
import type { Coach } from "./coach.svelte";
import { boxOf, find, type Place } from "./places";
import type { Point, Step } from "./steps";

/** What the bubble should not hide, and how much that matters. */
const KEPT_FREE: readonly (readonly [Point | Place, number])[] = [
  ["sheet", NEVER],
  ["prompt", NEVER],
  ["gold", NEVER],
  ["ribbon", 20],
  ["track", 20],
  ["chain", 40],
  ["outcome", 12],
  ["quiet", 1],
  ["mat:0", 12],
  ["mat:1", 6],
  ["mat:2", 6],
  ["round", 12],
  ["tools", 100],
  ["drawer", 100],
  ["commons", 2],
  ["hand", 1],
  ["log", 1],
];
/** Shapes of the bubble: as a note, as a strip, and slim. */
const WIDTHS = [360, 560, 240];
/** On a phone: beside the card that is meant, over those that cannot be played now. */
const SLIM = 214;
/** So far it may reach over the hand. */
const OVER = 30;
/** As much as the stack. */
const LIT = 40;
/** What lies there alone is named by the question, too: on a phone it is a line of words. */
const NAMED = 4;
/** So far the word on what is marked stands out. */
const WORD = 20;

export interface Mark extends Box {
  /** Where one thing is pressed after another: what comes when. No digit and no letter, for those are keys. */
  word: string;
}

/** What the step speaks of. Cards and mats belong together; of other places the first that is there is meant. */
export function meant(step: Step, stage: Coach["stage"]): HTMLElement[] {
  const seat = step.point.find((point) => point.startsWith("mat:"))?.slice("mat:".length) ?? "";
  const sheet = find("sheet");
  // What is left to do is one press, or to choose somebody; on a phone both are on the sheet of the card.
  if (sheet || stage !== "begin") {
    const pressed = stage === "press" ? (find("confirm") ?? find("press")) : null;
    const chosen = pressed ?? find(`choice:${seat}`) ?? (sheet ? null : find(`mat:${Number(seat)}`)) ?? sheet;
    if (chosen) return [chosen];
  }
  const out: HTMLElement[] = [];
  for (const point of step.point) {
    if (out.length && !/^(card|mat):/.test(point)) continue;
    // On a phone the sheet of the card asks for the player; before that, a mat only shows whose it is.
    if (out.length && screen.phone && point.startsWith("mat:")) continue;
    // On a phone players are chosen in the question, or on their mats.
    const one = (point.startsWith("mat:") && !out.length ? find(`choice:${seat}`) : null) ?? find(point);
    if (one) out.push(one);
  }
  return out;
}

/**
 * On a narrow screen the card that is meant, or the next of them, may lie beyond the edge of the hand. One alone goes to
 * the side where it has fewer neighbours: on the other one there is room for the bubble.
 */
export function bring(step: Step, stage: Coach["stage"]): void {
  const cards = step.point.filter((point) => point.startsWith("card:")).map((point) => find(point));
  const next = cards.find((card) => card && card.getAttribute("aria-pressed") !== "true");
  const all = [...(find("hand")?.querySelectorAll("[data-card]") ?? [])];
  const side = 2 * all.indexOf(next!) < all.length - 1 ? "start" : "end";
  next?.scrollIntoView({ block: "nearest", inline: cards.length > 1 ? "center" : side });
  // Where the colours are spoken of, more than one of them is to be seen.
  if (step.point[0] === "hand")
    find("hand")
      ?.querySelector("[data-playable=yes]")
      ?.scrollIntoView({ block: "nearest", inline: "center" });
  // In a low window the button may lie beyond the edge of the question.
  if (stage === "press") (find("confirm") ?? find("press"))?.scrollIntoView({ block: "nearest" });
}

/** What should be seen beside the bubble, and the elements whose size it depends on. */
export function keptFree(step: Step, marks: readonly Mark[]): { keep: Kept[]; elements: HTMLElement[] } {
  const elements: HTMLElement[] = [];
  const keep: Kept[] = marks.slice(1).map((mark) => ({ ...wider(worded(mark)), weight: NEVER }));
  // Whoever is named should be seen, also while only the card is marked.
  const whom = step.point.filter((point) => point.startsWith("mat:")).map((point) => [point, NEVER] as const);
  for (const [point, weight] of [...whom, ...KEPT_FREE]) {
    const one = find(point);
    if (!one) continue;
    const named = point === "chain" && one.matches("[data-lines]") && one.children.length === 1;
    keep.push({ ...boxOf(one), weight: named ? NAMED : weight });
    elements.push(one);
  }
  // A card that is spoken of, though another thing is pointed at.
  const lit = step.hint && !/card:|hand/.test(step.point.join()) ? find("lit") : null;
  if (lit) keep.push({ ...boxOf(lit), weight: LIT });
  return { keep, elements };
}

/** With the word that stands on its upper edge. */
export const worded = (mark: Mark): Mark =>
  mark.word ? { ...mark, top: mark.top - WORD, height: mark.height + WORD } : mark;

/** How high the bubble is in each of its widths. */
export function shapes(element: HTMLElement, view: Size): Size[] {
  const most = view.width - 16;
  const widths = most < 520 ? [most, SLIM] : WIDTHS;
  const before = element.style.width;
  const found = widths.map((width) => {
    element.style.width = `${width}px`;
    const hand = width === SLIM ? find("hand") : null;
    return { width, height: element.offsetHeight, ...(hand && { below: boxOf(hand).top - OVER }) };
  });
  element.style.width = before;
  return found;
}
