// Where the things are that a lesson points at. Steps know names only; this is the one file that knows the page.
import type { Point } from "./steps";

/** A mat. The whole table says its seat and phase, too; that is not what is meant. */
const mat = (seat: number | string): string => `[data-seat="${seat}"]:not([data-view]):not([data-layout])`;
const ME = mat(0);
const PLACES: Record<string, readonly string[]> = {
  sheet: ["[data-preview]"],
  confirm: ["[data-preview] [data-confirm]:not([disabled])"],
  hand: ["[data-hand]"],
  track: [`${ME} .track`, ME],
  gold: [`${ME} .gold`, `${ME} .track`, ME],
  prompt: ["[data-prompt]"],
  stack: ["[data-stack]"],
  pot: ["[data-round] .pot", "[data-round]"],
  ribbon: ["[data-phase]:not([data-view]):not([data-layout])"],
};

/** What a place may be found by, the best first. */
export function selectors(point: Point): readonly string[] {
  const [kind, id] = point.split(":", 2);
  if (kind === "card") return [`[data-card="${id}"]`];
  if (kind === "choice") return [`[data-preview] [data-seat-choice="${id}"]`];
  if (kind === "mat") return [mat(id ?? "")];
  return PLACES[point] ?? [];
}

/** The element of a place, if it can be seen. */
export function find(point: Point, root: ParentNode = document): HTMLElement | null {
  for (const selector of selectors(point)) {
    for (const found of root.querySelectorAll<HTMLElement>(selector)) {
      const box = found.getBoundingClientRect();
      if (box.width > 0 && box.height > 0) return found;
    }
  }
  return null;
}
