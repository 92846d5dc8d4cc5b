// The keyboard at the table. Every key is listed here once: the help overlay shows this list.
import type { Acting } from "./acting.svelte";

interface Shortcut {
  keys: readonly string[];
  /** Its message in the catalogue. */
  says: string;
}

export const SHORTCUTS: readonly Shortcut[] = [
  { keys: ["1", "…", "9"], says: "keys-digits" },
  { keys: ["Enter"], says: "keys-enter" },
  { keys: ["Space"], says: "keys-space" },
  { keys: ["Esc"], says: "keys-esc" },
  { keys: ["U"], says: "keys-undo" },
  { keys: ["Y"], says: "keys-yield" },
  { keys: ["L"], says: "keys-log" },
  { keys: ["↑", "↓"], says: "keys-lines" },
  { keys: ["C"], says: "keys-chat" },
  { keys: ["T"], says: "keys-text" },
  { keys: ["I"], says: "keys-zoom" },
];

export interface Hands {
  acting: Acting;
  undo(): void;
  nextYield(): void;
  log(): void;
  /** Closes what lies over the table; false if nothing does. */
  close(): boolean;
  chat(): void;
  text(): void;
  zoom(): void;
}

/** Fields where a person types, and open dialogs, have the keys to themselves. */
function busy(target: EventTarget | null): boolean {
  const element = target instanceof Element ? target : null;
  return !!element?.closest("input, select, textarea, dialog[open], [contenteditable]");
}

/** The last press was that of a key, and not of a mouse or finger. */
let byKey = true;
/** Where the keys have led the focus; null: a mouse or finger has left it where it is. */
let steered: EventTarget | null = null;
export function pressing(key: boolean): void {
  byKey = key;
}
export function focusing({ target }: FocusEvent): void {
  steered = byKey ? target : null;
}
const isControl = (target: EventTarget | null): target is HTMLElement =>
  target instanceof Element && !!target.closest("button, a, summary, [role=button], [role=slider]");
/** What a mouse has pressed last has the focus, too, but then Space means what the question says. */
const onControl = (target: EventTarget | null): boolean =>
  isControl(target) && (target === steered || !!target.closest("[popover]"));
/** The keys are for the question again: else a button that has the focus would be pressed as well. */
function ask(target: EventTarget | null): void {
  if (isControl(target)) document.querySelector<HTMLElement>("[data-prompt]")?.focus({ preventScroll: true });
}

const LETTERS: Record<string, (hands: Hands) => void> = {
  KeyU: (hands) => hands.undo(),
  KeyY: (hands) => hands.nextYield(),
  KeyL: (hands) => hands.log(),
  KeyC: (hands) => hands.chat(),
  KeyT: (hands) => hands.text(),
  KeyI: (hands) => hands.zoom(),
};

/** Keys that only somebody presses who plays by keyboard. */
const SHOWS_KEYS = /^(?:Digit|Numpad)\d$|^(?:Tab|Space|Enter|Arrow\w+)$/;

/** A key was pressed at the table; true if it meant something. Letters go by their place, whatever the alphabet. */
export function press(event: KeyboardEvent, hands: Hands): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || busy(event.target)) return false;
  const { acting } = hands;
  if (SHOWS_KEYS.test(event.code)) acting.keyed = true;
  const letter = LETTERS[event.code];
  if (letter && !event.repeat) return does(() => letter(hands));
  if (/^Digit\d$/.test(event.code) || /^Numpad\d$/.test(event.code)) {
    if (event.repeat || !digit(event.code.slice(-1), acting)) return false;
    // What was pressed last may still have the focus; Enter is to play what the key has chosen.
    ask(event.target);
    return true;
  }
  // A button that the keys have gone to is pressed by Space and Enter, as everywhere.
  const free = !event.repeat && !onControl(event.target);
  if (event.code === "Space" && free && space(acting, event.timeStamp)) return does(() => ask(event.target));
  if (event.key === "Enter" && free && acting.offer.ready) {
    ask(event.target);
    return does(() => acting.confirm());
  }
  // What lies open is closed first, and by the browser.
  if (event.key === "Escape")
    return !document.querySelector(":popover-open") && (hands.close() || escape(acting));
  return false;
}

function does(what: () => void): true {
  what();
  return true;
}

function digit(key: string, acting: Acting): boolean {
  for (const [seat, wanted] of acting.keys.seats) {
    if (wanted === key) return does(() => acting.pick(seat, "key"));
  }
  const option = acting.options[key === "0" ? 9 : Number(key) - 1];
  if (option) return does(option.choose);
  const hand = acting.state.mine?.hand ?? [];
  for (const [place, wanted] of acting.keys.cards) {
    if (wanted !== key) continue;
    const number = Number(place);
    const inHand = Number.isInteger(number);
    return does(() => acting.press(inHand ? hand[number]! : place, inHand ? number : null, "key"));
  }
  return false;
}

function space(acting: Acting, at: number): boolean {
  // What is chosen is played by Enter or given up by Esc; a pass is not what its prompt offers.
  if (acting.selection.card !== null) return true;
  if (acting.pass) return does(() => acting.passByKey(at));
  // Cards that were chosen are meant; that all are kept may have been meant for what stood there before.
  const meant = acting.selection.places.length > 0 || !acting.hasty(at, "key");
  if (acting.handSet && acting.offer.ready) return does(() => meant && acting.confirm());
  return false;
}

function escape(acting: Acting): boolean {
  if (acting.state.looking !== null) return does(() => (acting.state.looking = null));
  if (acting.back()) return true;
  if (acting.holding) return does(() => acting.release());
  if (acting.canHold) return does(() => acting.hold());
  // Alone, no clock runs but that of a look; and a table that rests goes on.
  if (acting.alone && (acting.paused || acting.state.clock?.kind === "look"))
    return does(() => acting.rest(!acting.paused));
  return false;
}
