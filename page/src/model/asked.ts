// What we are asked, as a heading: short, and with the name of whoever brought it about.
import { message, type Arg, type Message } from "../words/bundle";
import type { Scene } from "./scene";

/** How many words a heading may have at hand: they stand in acting.ftl as `acting-ask-KIND`. */
export function heading(scene: Scene): Message {
  const question = scene.question;
  if (!question) return message("acting-nothing");
  const top = scene.table.stack.at(-1);
  const by = top && top.seat >= 0 ? top.seat : null;
  const card =
    top?.card ??
    top?.drinks[0]?.cards[0] ??
    (question.about && scene.voice.card(question.about) ? question.about : null);
  const args: Record<string, Arg> = {
    seat: by === null ? message("nobody") : scene.voice.name(by),
    whose: by === null ? "nobody" : by === scene.seat ? "own" : "other",
    card: card ? scene.voice.title(card) : "",
    has: card ? "card" : "none",
    entry: top?.kind ?? "free",
    touched: question.touched ? "yes" : "no",
  };
  if (question.kind === "window" && top?.kind === "drink") {
    const drinkers = [...new Set(top.drinks.map((pour) => pour.drinker))];
    args["seat"] = scene.voice.several(drinkers);
    args["whose"] = drinkers.length === 1 && drinkers[0] === scene.seat ? "own" : "other";
    args["has"] = top.drinks.length === 1 ? "card" : "none";
  }
  if (question.kind === "bid") {
    const control = scene.table.round?.control ?? null;
    args["whose"] = control === null ? "nobody" : control === scene.seat ? "own" : "other";
    args["seat"] = control === null ? "" : scene.voice.name(control);
  }
  return message(`acting-ask-${question.kind}`, args);
}

/** What to write on the tab of a card that can be played, by what the card is about. */
const VERBS: Record<string, string> = {
  negate: "negate",
  ignore: "ignore",
  "ignore-drink": "ignore",
  redirect: "redirect",
  "pass-drink": "redirect",
  split: "split",
  reduce: "reduce",
  boost: "boost",
  pour: "pour",
  cover: "cover",
  heal: "heal",
  "gain-gold": "gold",
  "gamble-start": "gamble",
  "gamble-control": "control",
  "gamble-leave": "leave",
  cheat: "control",
  "take-pot": "pot",
  draw: "draw",
  sober: "sober",
};

export const verbOf = (art: string | undefined): string => `acting-verb-${(art && VERBS[art]) ?? "play"}`;
