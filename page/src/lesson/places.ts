// Where the things are that a lesson points at. Steps know names only; this is the one file that knows the page.
import type { Box } from "./bubble";
import type { Point } from "./steps";

/** Places that no step speaks of, but where the bubble should rather not stand. */
export type Place = "ribbon" | "outcome" | "round" | "quiet" | "commons" | "chain" | "log" | "drawer" | "lit";

/** A mat. The whole table says its seat and phase, too; that is not what is meant. */
const mat = (seat: number | string): string => `[data-seat="${seat}"]:not([data-view]):not([data-layout])`;
const ME = mat(0);
const PLACES: Record<string, readonly string[]> = {
  sheet: ["[data-preview]"],
  confirm: ["[data-preview] [data-confirm]:not([disabled])"],
  hand: ["[data-hand]"],
  lit: ["[data-hand] [data-playable=yes]"],
  track: [`${ME} .track`, ME],
  gold: [`${ME} .gold`, `${ME} .track`, ME],
  prompt: ["[data-prompt]"],
  press: ["[data-prompt] [data-confirm]:not([disabled])"],
  pass: ["[data-prompt] [data-pass]"],
  stack: ["[data-stack]", "[data-contest]"],
  outcome: ["[data-outcome]"],
  round: ["[data-round]"],
  quiet: ["[data-quiet]"],
  commons: [".commons"],
  chain: ["[data-stack] .chain", "[data-lines]", "[data-contest]"],
  deck: [".commons [data-deck]"],
  tools: [".bar .tools"],
  drawer: [".drawer-key"],
  log: [".log:not(.drawer)"],
  pot: ["[data-round] .pot", "[data-round]"],
  ribbon: [".bar .ribbon"],
};

/** What a place may be found by, the best first. */
function selectors(point: Point | Place): readonly string[] {
  const [kind, id] = point.split(":", 2);
  if (kind === "card") return [`[data-card="${id}"]`];
  if (kind === "choice")
    return [`[data-preview] [data-seat-choice="${id}"]`, `[data-prompt] [data-seat-choice="${id}"]`];
  if (kind === "mat") return [mat(id ?? "")];
  return PLACES[point] ?? [];
}

/** The element of a place, if it can be seen. */
export function find(point: Point | Place, root: ParentNode = document): HTMLElement | null {
  for (const selector of selectors(point)) {
    for (const found of root.querySelectorAll<HTMLElement>(selector)) {
      const box = found.getBoundingClientRect();
      if (box.width > 0 && box.height > 0) return found;
    }
  }
  return null;
}

/** What sticks out of a card, a mat or a track, and belongs to it. */
const STICKS_OUT = ".tab, .flag, .mark, .ghost";

/** The place of an element, with what sticks out of it. */
export function boxOf(element: Element): Box {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (const tab of element.querySelectorAll(STICKS_OUT)) {
    const more = tab.getBoundingClientRect();
    if (more.width === 0) continue;
    left = Math.min(left, more.left);
    top = Math.min(top, more.top);
    right = Math.max(right, more.right);
    bottom = Math.max(bottom, more.bottom);
  }
  // On a phone the middle goes on beneath the question.
  const front = element.closest(".mid") && document.querySelector("[data-layout] > .front");
  if (front) bottom = Math.max(top, Math.min(bottom, front.getBoundingClientRect().top));
  return { left, top, width: right - left, height: bottom - top };
}

/** What stands on a button, without its key. */
export function wordsOn(button: HTMLElement | null): string {
  const words = [...(button?.childNodes ?? [])].filter(
    (node) => !(node instanceof Element && node.matches("kbd, small")),
  );
  return words
    .map((node) => node.textContent ?? "")
    .join("")
    .replace(/\s+/g, " ")
    .trim();
}
