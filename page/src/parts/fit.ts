// Text of a card that does not fit makes room for itself, step by step: a smaller picture, smaller letters, no
// picture, closer lines, no foot.
// What still does not fit fades out under a sign that there is more; looking closely at the card shows it all.
import { beforeFrame } from "../state/frame";

/** The last step: there is more than can be shown. */
const MORE = 6;
/** Set on what makes room for the strip: on the whole card, everything in it would get its style anew. */
const ROOM = "--why";

interface Fitted {
  step: string;
  /** How high the strip is that says why a card is locked. */
  room: string;
}
interface Asked {
  card: HTMLElement;
  /** Everything that its layout depends on, but for the reason on the strip. */
  key: string;
  why: string;
  /** Told whether there is more than can be shown, and how much room the strip takes. */
  tell: (more: boolean, room: string) => void;
}
/** What was measured once holds for every card with the same words and size. */
const known = new Map<string, Fitted>();
/** And for every reason that takes as much room. */
const steps = new Map<string, string>();
const waiting = new Map<HTMLElement, Asked>();
const last = new WeakMap<HTMLElement, Asked>();
let letters = false;

/** Fit the text of a card: `key` says everything that its layout depends on, and `why` the reason at its foot. */
export function fit(card: HTMLElement, key: string, why: string, tell: Asked["tell"]): void {
  const fitted = known.get(key + why);
  if (fitted) {
    waiting.delete(card);
    put(card, fitted);
    tell(isCut(fitted), fitted.room);
    return;
  }
  waiting.set(card, { card, key, why, tell });
  beforeFrame(measure);
  if (letters || document.fonts.status === "loaded") return;
  // Measured in other letters, it is measured again in the right ones.
  letters = true;
  void document.fonts.ready.then(() => {
    known.clear();
    steps.clear();
    for (const one of document.querySelectorAll<HTMLElement>("[data-fit]")) {
      const old = last.get(one);
      if (old) waiting.set(one, old);
    }
    beforeFrame(measure);
  });
}

function put(card: HTMLElement, { step, room }: Fitted): void {
  card.dataset["fit"] = step;
  card.querySelector<HTMLElement>("[data-text]")?.style.setProperty(ROOM, room);
}

/** All cards together: each step writes first and reads then, as every turn from one to the other costs a layout. */
function measure(): () => void {
  const asked = [...waiting.values()].filter(({ card }) => card.isConnected && card.offsetWidth > 0);
  waiting.clear();
  const strips = asked.map(({ card }) => card.parentElement?.querySelector<HTMLElement>("[data-why]"));
  const rooms = strips.map((strip) => `${strip?.offsetHeight ?? 0}px`);
  // One that has just been made shows at once whether it fits.
  const fits = asked.map(({ card }, at) => !strips[at] && !card.dataset["fit"] && !overflows(card));
  return () => {
    const set = (at: number, step: number | string): void =>
      put(asked[at]!.card, { step: String(step), room: rooms[at]! });
    const before = asked.map(({ key }, at) => steps.get(key + rooms[at]));
    asked.forEach((_, at) => set(at, before[at] ?? 0));
    // Most fit as they are. For the others every step has more room than the one before: so halves are tried, not all.
    let left = asked.flatMap(({ card }, at) =>
      before[at] === undefined && !fits[at] && overflows(card) ? [{ card, at, low: 1, high: MORE }] : [],
    );
    while (left.length) {
      for (const one of left) set(one.at, middle(one));
      for (const one of left) {
        if (overflows(one.card)) one.low = middle(one) + 1;
        else one.high = middle(one);
      }
      for (const { at, low, high } of left) if (low === high) set(at, low);
      left = left.filter(({ low, high }) => low < high);
    }
    asked.forEach((one, at) => {
      const fitted = { step: one.card.dataset["fit"]!, room: rooms[at]! };
      last.set(one.card, one);
      known.set(one.key + one.why, fitted);
      steps.set(one.key + fitted.room, fitted.step);
      one.tell(isCut(fitted), fitted.room);
    });
  };
}

const isCut = ({ step }: Fitted): boolean => step === String(MORE);
const middle = ({ low, high }: { low: number; high: number }): number => Math.floor((low + high) / 2);

function overflows(card: HTMLElement): boolean {
  const text = card.querySelector<HTMLElement>("[data-text]");
  return text !== null && text.scrollHeight > text.clientHeight + 1;
}
