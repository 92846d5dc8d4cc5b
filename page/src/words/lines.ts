// Lines of the log in words: what events tell, told short where it is long, and what no event tells.
import { ABANDONED, GAVE_UP, TAKEN_BACK, type Line } from "../model/log";
import { message, type Message } from "./bundle";
import { deed } from "./deeds";
import { allOf, doer, eventMessage } from "./events";
import type { Voice } from "./voice";

/** A pass without a question, and why there was none. */
export const passedAlone = ({ alone }: Line["args"]): Message =>
  message("log-passed-alone", { why: alone === 2 ? "cheating" : "none" });

/** So many cards are counted, and named only to those who ask. */
const MANY = 3;
const COUNTED = new Set(["discard", "drew"]);

export function lineMessage(line: Line, voice: Voice): Message {
  if (line.code === TAKEN_BACK) {
    const move = line.args["deed"];
    return message("log-taken-back", {
      ...doer(line.args, voice),
      ...deed(voice, typeof move === "string" ? move : ""),
    });
  }
  if (line.code === GAVE_UP) return message("log-gave-up", doer(line.args, voice));
  // A pass of ours for which we were not asked.
  if (line.args["alone"] && voice.isYou(line.args["seat"] as number)) return passedAlone(line.args);
  if (line.code === ABANDONED) return message("log-abandoned");
  if (folded(line)) {
    return message(`log-many-${line.code}`, { ...doer(line.args, voice), n: cardsOf(line).length });
  }
  return eventMessage(line, voice);
}

/** The cards that a line only counts; null if it names them all. */
export function foldedCards(line: Line, voice: Voice): Message | null {
  return folded(line) ? allOf(cardsOf(line).map((card) => voice.title(card))) : null;
}

const folded = (line: Line): boolean => COUNTED.has(line.code) && cardsOf(line).length >= MANY;
const cardsOf = (line: Line): string[] => (line.args["cards"] as string[] | undefined) ?? [];
