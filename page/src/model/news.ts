// What came of what we did: our card or our Drink has worked, and the next question comes at once and would cover it. And
// what was done for us without a question: a pass in a Round, an order of a Drink where there is but one to order for.
import type { Event } from "../wire/messages";
import { message, type Message } from "../words/bundle";
import { amountMessage } from "../words/effects";
import { eventMessage } from "../words/events";
import { passedAlone } from "../words/lines";
import type { Voice } from "../words/voice";
import { TAKEN_BACK } from "./log";

/** Who gets what lay in the pot. */
const POTS = new Set(["collect", "pot-to-inn"]);
/** After these, it is no news any more. */
const OLD = new Set(["turn", "round", TAKEN_BACK]);
/** What a card does. Who is in control is not told: the next bid makes it untrue. */
const DEEDS = new Set(["change", "meter", "pay", "take", "draw", "negate", "edit", "leave"]);
/** With these something else lies on the table: what was told of another thing would read like what this has done. */
const NEW = new Set(["play", "reveal", "event"]);
/** What changes the numbers of a player. */
const NUMBERS = new Set(["change", "pay"]);
/** Answers that make a Drink ours. */
const HANDED = new Set(["pass", "split"]);
/** Notes of the engine. */
const UNTOLD = new Set(["protect", "number"]);
/** So many sentences are read in passing. */
const MOST = 2;

/** Follows what is told, and keeps what of it came of us. */
export class News {
  events: readonly Event[] = [];
  /** What others have made of our card before it has worked. */
  #answers: Event[] = [];
  /** The last answer of another; what it is an answer to is told after it. */
  #answer: Event | null = null;
  /** What is told now comes of our card, or of our Drink. */
  #of: "card" | "drink" | null = null;
  /** After our Drink, or what we have made of it, the next turn begins at once. */
  #drunk = false;
  /** How the Drink that lies there has become ours: news as long as it lies there. */
  #handed: readonly Event[] = [];
  /** Whose card has worked last, and which. */
  #worked: Event | null = null;

  forget(): void {
    this.events = [];
    this.#drunk = false;
  }

  /** `unasked`: what is ours in it was done without a question. */
  hear(event: Event, me: number, unasked = false): void {
    const { code, args } = event;
    const own = args["seat"] === me;
    if (code === "resolve" && args["entry"] === "card")
      this.#worked = { code: "play", args: { seat: args["seat"], card: args["card"] } };
    if (NEW.has(code) && !(code === "play" && own)) this.#drop((one) => !this.#lasts(one, event));
    if (args["alone"]) this.events = [event];
    else if (code === "order" && own && unasked) this.#order(event);
    else if (POTS.has(code)) this.events = args["n"] ? this.#whose(event) : [];
    else if (OLD.has(code)) this.#grow(code);
    else if (code === "resolve") this.#work(own && args["entry"] === "card" ? "card" : null, me);
    else if (code === "drunk") this.#work((args["seats"] as number[]).includes(me) ? "drink" : null, me);
    // Whoever drops out, by what we did or not: a question that comes at once would cover it.
    else if (code === "out") this.events = [...this.events, event];
    else if (code === "share" && own)
      this.events = [...this.events.filter((one) => one.code === "out"), event];
    else if (DEEDS.has(code)) this.#deed(event, me);
    else this.#next(code, own && args["entry"] === "card");
  }

  #drop(old: (one: Event) => boolean): void {
    if (this.events.some(old)) this.events = this.events.filter((one) => !old(one));
  }

  #lasts(one: Event, { code, args }: Event): boolean {
    // The same card once more: else it would look as if it had not been negated.
    const again = one.code === "negate" && ["seat", "card"].every((key) => one.args[key] === args[key]);
    // A pass without a question, as long as the pot is not won; an order, as long as it is our turn.
    const passed = Boolean(one.args["alone"]) && one === this.events.at(-1);
    if (code !== "play") return passed || (one.code === "order" && one.args["seat"] === args["seat"]);
    return passed || again || this.#handed.includes(one);
  }

  /** The next thing is our Drink, or another's turn. */
  #order(event: Event): void {
    this.events = [...this.events.slice(-1), event];
    this.#drunk = true;
    this.#of = this.#answer = null;
  }

  /** A pot that is lost to the Inn is lost by somebody's card; one that another gets, perhaps because we had to pass. */
  #whose(event: Event): Event[] {
    if (event.code === "collect") return [...this.events.filter((one) => one.args["alone"]), event];
    return this.#worked ? [this.#worked, event] : [event];
  }

  #grow(code: string): void {
    if (code !== "turn" || !this.#drunk) this.events = [];
    this.#drunk = false;
    this.#of = this.#answer = null;
    this.#answers = [];
  }

  #work(of: "card" | "drink" | null, me: number): void {
    this.#of = of;
    if (of === null) return;
    // What a card on top of it has done to us a moment ago is not old yet.
    const kept = this.events.filter((one) => isOwn(one, me));
    this.events = of === "card" ? [...kept, ...this.#answers] : kept;
    this.#answers = [];
    this.#drunk = of === "drink";
  }

  #deed(event: Event, me: number): void {
    const { code, args } = event;
    const own = args["seat"] === me;
    const edit = code === "edit" ? (args["edit"] as string) : "";
    if (UNTOLD.has(edit)) return;
    if (own && edit && args["drinker"] === me) this.#drunk = true;
    if (code === "negate" || edit === "pass") this.#drop((one) => this.#handed.includes(one));
    if (this.#of === "card" || (this.#of === "drink" && own)) this.events = [...this.events, event];
    else if (code === "negate" && own) this.events = [event];
    else if (HANDED.has(edit) && args["target"] === me)
      this.events = this.#handed = this.#worked ? [this.#worked, event] : [event];
    else if (edit) this.#answer = event;
    // "And now has 18": not any more.
    else {
      if (code === "change") this.#drop((one) => isSame(one, event));
      // Nobody need ask us about it: we may have had no answer to it, or one that has failed.
      if (isOwn(event, me)) this.events = [...this.events, event];
    }
  }

  /** Something else begins; only what is open again after an answer tells what was answered. */
  #next(code: string, own: boolean): void {
    if (code === "open" && own && this.#answer) this.#answers.push(this.#answer);
    if (code === "play" && own) this.#answers = [];
    this.#of = this.#answer = null;
  }
}

/** Our own numbers; what goes to a pot is a part of every Round. */
const isOwn = ({ code, args }: Event, me: number): boolean =>
  args["seat"] === me && NUMBERS.has(code) && args["to"] !== "pot";

const isSame = (one: Event, other: Event): boolean =>
  one.code === other.code &&
  one.args["seat"] === other.args["seat"] &&
  one.args["what"] === other.args["what"];

/** What is told of several alike is told once; and no more than can be read in passing. */
export function newsText(events: readonly Event[], voice: Voice): Message[] {
  const alike = new Map<string, Event[]>();
  for (const event of events) {
    const { seat, ...same } = event.args;
    const key = isPlain(event)
      ? JSON.stringify({ ...same, now: 0 })
      : `${event.code} ${String(seat)} ${alike.size}`;
    alike.set(key, [...(alike.get(key) ?? []), event]);
  }
  const groups = [...alike.values()].slice(0, MOST);
  // What has become of us before does not push out what came of our card; nor those who drop out, what we get of it.
  const own = ([one]: Event[]): boolean => voice.isYou(one!.args["seat"] as number) && NUMBERS.has(one!.code);
  const newest = [...alike.values()].slice(MOST).findLast((group) => !own(group));
  if (newest && (own(groups.at(-1)!) || newest[0]!.code === "share")) groups[MOST - 1] = newest;
  return groups.map((group) => (group.length > 1 ? each(group, voice) : alone(group[0]!, voice)));
}

/** Another answer than ours is carried out, by TIME-05: Anytime before Sometimes Cards, then by seats. */
export const overtaken = (voice: Voice, seat: number, theirs: string, ours: string): Message =>
  message("acting-overtaken", {
    seat: voice.name(seat),
    card: voice.title(ours),
    why: isAnytime(voice, theirs) && !isAnytime(voice, ours) ? "type" : "seat",
  });

const isAnytime = (voice: Voice, card: string): boolean =>
  voice.card(card)?.types?.includes("anytime") ?? false;

/** What another has made of our card: "it" would be anything. */
function alone(event: Event, voice: Voice): Message {
  if (event.args["alone"]) return passedAlone(event.args);
  const text = eventMessage(event, voice);
  const { seat, target, edit } = event.args as { seat: number; target: number; edit: string };
  // A Drink that is ours now is no answer to a card of ours.
  const handed = HANDED.has(edit) && voice.isYou(target);
  const theirs = event.code === "edit" && !voice.isYou(seat) && !handed;
  return theirs ? message("acting-news-answer", { text }) : text;
}

/** Everybody's own Gold, or a number that has changed by as much as was meant. */
const isPlain = ({ code, args }: Event): boolean =>
  (code === "pay" && args["means"] === "own") || (code === "change" && args["n"] === args["meant"]);

function each(events: readonly Event[], voice: Voice): Message {
  const { code, args } = events[0]!;
  const n = args["n"] as number;
  return message("acting-news-each", {
    seats: voice.people(events.map((one) => one.args["seat"] as number)),
    sign: code === "pay" || n < 0 ? "−" : "+",
    amount: amountMessage(code === "pay" ? "gold" : (args["what"] as string), Math.abs(n)),
  });
}
