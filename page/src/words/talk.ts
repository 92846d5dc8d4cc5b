// Answers in words: the twin of what speech/talk.py says of moves, held against it by test/words.test.ts. What is asked,
// the page says in words of its own: see model/asked.ts.
import type { MoveInfo, PourView, Question } from "../wire/messages";
import { message, type Arg, type Message } from "./bundle";
import { allOf } from "./events";
import type { Voice } from "./voice";

type Asked = Pick<Question, "kind" | "about">;

/** What a card costs that somebody offers. */
function deal(card: string | null | undefined, voice: Voice): Record<string, Arg> {
  const price = card ? voice.card(card)?.price : undefined;
  if (price === undefined || price === null) return { deal: "unknown", amount: "" };
  return { deal: "known", amount: message("amount-gold", { n: price }) };
}

export interface Place {
  /** The open Drinks that the move may be about. */
  drinks?: readonly PourView[];
  /** The cards among which the player chooses what to give up. */
  front?: readonly string[];
}

export function moveMessage(
  move: MoveInfo,
  question: Asked | null,
  voice: Voice,
  place: Place = {},
): Message {
  const number = move.number ?? 0;
  const words = move.text.split(" ");
  if (question?.kind === "shed" && place.front && number < place.front.length) {
    return message("move-shed", { card: voice.title(place.front[number]!) });
  }
  switch (move.kind) {
    case "pass":
      return message("move-pass");
    case "play":
      return play(move, voice, place.drinks);
    case "discard": {
      const places = words.filter((word) => /^\d+$/.test(word));
      return message("move-discard", { n: places.length, places: voice.listed(places) });
    }
    case "order":
      return message("move-order", { target: voice.name(move.targets?.[0] ?? -1) });
    case "offer": {
      const target = voice.name(move.targets?.[0] ?? -1);
      return message("move-offer", {
        card: voice.title(move.card ?? null),
        target,
        ...deal(move.card, voice),
      });
    }
    case "token":
      return message("move-token", { for: words[1] ?? "" });
    default:
      return choice(move, number, question, voice);
  }
}

const PLAY = /^play \S+(?: mode (?<mode>\d+))?(?: on \S+)?(?: drink (?<drink>\S+))?$/;

function play(move: MoveInfo, voice: Voice, drinks: readonly PourView[] | undefined): Message {
  const said: Record<string, Arg> = { way: "none", at: "nobody", target: "", on: "none", drinks: "" };
  const found = PLAY.exec(move.text)?.groups;
  if (found?.["mode"]) said["way"] = Number(found["mode"]);
  if (move.targets?.length) Object.assign(said, { at: "somebody", target: voice.several(move.targets) });
  if (found?.["drink"]) Object.assign(said, glasses(found["drink"].split(",").map(Number), voice, drinks));
  return message("move-play", { card: voice.title(move.card ?? null), ...said });
}

/** The Drinks at these places, from 1: by name if they are known, and not at all if there is one only. */
function glasses(
  places: readonly number[],
  voice: Voice,
  drinks: readonly PourView[] | undefined,
): Record<string, Arg> {
  const known = drinks && places.every((place) => drinks[place - 1]?.cards.length);
  if (!known) return { on: "places", drinks: voice.listed(places.map(String)) };
  if (drinks.length === 1) return { on: "none" };
  return { on: "names", drinks: allOf(places.map((place) => glass(place, voice, drinks))) };
}

/** One Drink: whose, and which; its place too if that player has another one just like it. */
function glass(place: number, voice: Voice, drinks: readonly PourView[]): Message {
  const pour = drinks[place - 1]!;
  const same = (other: PourView): boolean =>
    other.drinker === pour.drinker && other.cards.join() === pour.cards.join();
  const args = { seat: voice.name(pour.drinker), card: voice.title(pour.cards[0] ?? null), place };
  return message(drinks.filter(same).length === 1 ? "glass" : "glass-at", args);
}

function choice(move: MoveInfo, number: number, question: Asked | null, voice: Voice): Message {
  if (move.targets?.length) return message("move-pick", { target: voice.several(move.targets) });
  switch (question?.kind) {
    case "may":
    case "offer":
      return message(number ? "move-yes" : "move-no");
    case "number":
      return message("move-number", { n: number });
    case "select":
    case "shed":
      return message("move-card", { n: number + 1 });
    case "option": {
      const text = question.about ? voice.card(question.about)?.options?.[number] : undefined;
      if (text) return message("move-option-text", { text });
    }
  }
  return message("move-option", { n: number + 1 });
}
