// What would happen, in words: the effects of a preview.
import type { Effect } from "../wire/messages";
import { message, type Arg, type Message } from "./bundle";
import type { Voice } from "./voice";

const SAID = new Set([
  "draw",
  "discard",
  "order",
  "drink",
  "contest",
  "start-round",
  "control",
  "leave",
  "take-pot",
  "out",
  "pass-out",
  "end-turn",
  "again",
  "flip",
  "nothing",
]);

const IMPERSONAL = new Set(["contest", "start-round", "end-turn", "again", "nothing"]);

/** A sentence for an effect; null for what nobody needs to read. `me` is called "you", `about` is the card answered. */
export function effectMessage(
  effect: Effect,
  voice: Voice,
  me: number | null,
  about?: string | null,
): Message | null {
  // Of control it is told from whom it comes, and that one takes it.
  const seat = effect.seat ?? (effect.verb === "control" ? effect.source : null);
  const who: Record<string, Arg> = {
    seat: seat === null ? message("nobody") : voice.name(seat),
    who: seat === null ? "nobody" : seat === me ? "you" : "other",
    n: Math.abs(effect.n),
    what: effect.what,
  };
  switch (effect.verb) {
    case "sober":
      return effect.n === 0 ? null : message("effect-sober", { ...who, ...changed(effect) });
    case "negate":
      return message("effect-negate", {
        has: about ? "card" : "none",
        card: about ? voice.title(about) : "",
      });
    case "change":
      return effect.n === 0 ? null : message("effect-change", { ...who, ...changed(effect) });
    case "pay":
      return message("effect-pay", { ...who, ...paid(effect, voice, me) });
    case "collect":
    case "share":
      return message("effect-collect", { ...who, amount: message("amount-gold", { n: effect.n }) });
    case "end-round":
      return message("effect-end-round", {
        ...who,
        to: effect.what,
        amount: message("amount-gold", { n: effect.n }),
      });
    default:
      // What happens to nobody in particular can be said of a few things only.
      if (seat === null && !IMPERSONAL.has(effect.verb)) return null;
      return SAID.has(effect.verb) ? message(`effect-${effect.verb}`, who) : null;
  }
}

/** So many for whom the same would happen are told in one sentence: a list of them would be longer than its place. */
const MANY = 3;

/** Sentences for all of them. */
export function effectMessages(
  effects: readonly Effect[],
  voice: Voice,
  me: number | null,
  about?: string | null,
): Message[] {
  // Who pays in another's place is said of each.
  const alike = ({ verb, seat, n, what }: Effect): string =>
    seat !== null && n !== 0 && (verb === "change" || verb === "pay") && !what.includes("(")
      ? [verb, n, what].join()
      : "";
  return effects.flatMap((effect) => {
    const group = alike(effect) ? effects.filter((other) => alike(other) === alike(effect)) : [];
    if (group.length < MANY) return effectMessage(effect, voice, me, about) ?? [];
    if (effect !== group[0]) return [];
    return message(`effect-${effect.verb}-each`, {
      seats: voice.people(group.map(({ seat }) => seat!)),
      ...(effect.verb === "change" ? changed(effect) : paid(effect, voice, me)),
    });
  });
}

function changed(effect: Effect): Record<string, Arg> {
  return { way: effect.n > 0 ? "up" : "down", amount: amountMessage(effect.what, Math.abs(effect.n)) };
}

/** So much of a number or a counter, in the form that the number asks for. */
export const amountMessage = (what: string, n: number): Message =>
  ["fortitude", "alcohol", "gold"].includes(what)
    ? message(`amount-${what}`, { n })
    : message(`amount-counter-${what}`, { n, name: what });

/** An amount as its number, which may be drawn larger, and the rest. */
export function parted(said: string): [string, string] {
  const [, n = "", rest = ""] = /^(\S+)\s(.*)$/.exec(said) ?? [];
  return [n, rest];
}

/** The engine says to whom by one word, and in brackets who really pays. */
function paid(effect: Effect, voice: Voice, me: number | null): Record<string, Arg> {
  const [, to, by] = /^(.*?)(?: \(by the? ?(.+)\))?$/.exec(effect.what) ?? [];
  const place = to === "ante" || to === "pot" || to === "inn" ? to : "seat";
  return {
    amount: message("amount-gold", { n: effect.n }),
    to: place,
    target: place === "seat" ? voice.byName(to ?? "") : "",
    whom: place === "seat" && me !== null && voice.at(to ?? "") === me ? "you" : "other",
    by: by ? by.toLowerCase() : "own",
  };
}
