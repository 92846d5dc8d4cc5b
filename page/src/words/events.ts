// Events in words: a code with its parameters becomes a message of the catalogue. The twin of speech/events.py;
// test/words.test.ts holds the two against each other on every event of a corpus of games.
import { message, type Arg, type Message } from "./bundle";
import type { Voice } from "./voice";

type Args = Record<string, unknown>;
type Said = Record<string, Arg>;

export interface Told {
  code: string;
  args: Args;
}

/** Events whose seat stands for all its team. */
const TOGETHER = new Set(["turn", "champion"]);
/** Parameters that go into a sentence in another form, or not at all. */
const UNSAID = new Set(["target", "what", "to", "zone", "meter", "drink", "drinker", "meant", "bot"]);

const num = (value: unknown): number => value as number;
const seats = (value: unknown): number[] => value as number[];
const cards = (value: unknown): string[] => value as string[];

export function eventMessage(event: Told, voice: Voice): Message {
  const { code, args } = event;
  const said = common(args, voice);
  Object.assign(said, SPECIAL[code]?.(args, voice));
  if (TOGETHER.has(code)) said["seat"] = voice.team(num(args["seat"]));
  if (code === "over") Object.assign(said, over(seats(args["seats"]), voice));
  return message(`event-${code}`, said);
}

/** A team that wins is one winner. */
function over(winners: readonly number[], voice: Voice): Said {
  const sides = new Set(winners.map((at) => voice.side(at)));
  if (sides.size !== 1 || !voice.hasTeam(winners[0]!)) return {};
  const ours = voice.who(...winners) === "you";
  return { seats: ours ? message("your-team") : voice.team(winners[0]!), n: 1, all: "other" };
}

/**
 * What most events have: seats by name, cards by title, lists with their length as `n`. `who`, `whom` and `all` say
 * whether the reader is `seat`, `target` or among `seats`: verbs need to know.
 */
function common(args: Args, voice: Voice): Said {
  const said = doer(args, voice);
  for (const [key, value] of Object.entries(args)) {
    if (key === "seat") {
      said["of"] = presence(value);
    } else if (key === "targets") {
      Object.assign(said, { target: voice.people(seats(value)), at: "somebody", whom: "other" });
    } else if (key === "target" && !("mode" in args) && !("targets" in args)) {
      const at = num(value);
      Object.assign(said, { target: voice.seat(at), at: presence(at), whom: voice.who(at) });
    } else if (key === "seats" && Array.isArray(value)) {
      const once = [...new Set(seats(value))];
      Object.assign(said, { seats: voice.people(once), n: once.length, all: voice.who(...once) });
    } else if (key === "card") {
      said[key] = voice.title(value as string | null);
    } else if (key === "cards" || key === "others") {
      const listed = cards(value);
      said[key] = listed.length ? allOf(listed.map((card) => voice.title(card))) : message("nobody");
      said["n"] ??= listed.length;
    } else if (!UNSAID.has(key)) {
      said[key] = value as Arg;
    }
  }
  return said;
}

/** Whoever has done it, which may have been a bot for a person who is away. What no seat is named for is told to its own. */
export function doer(args: Args, voice: Voice): Said {
  const at = args["seat"] as number | null | undefined;
  if (at === undefined) return { seat: message("you"), who: "you" };
  const said: Said = { seat: voice.seat(at), who: voice.who(at) };
  return args["bot"] ? { seat: message("stand-in", said), who: "other" } : said;
}

const presence = (value: unknown): string => (value !== null && num(value) >= 0 ? "somebody" : "nobody");

export function allOf(parts: readonly Message[]): Message {
  return parts.reduce((first, last, at) =>
    message(at === parts.length - 1 ? "list-and" : "list-comma", { first, last }),
  );
}

/** Old replays do not tell it of who is out. */
const gold = (args: Args): Said => {
  const n = num(args["n"] ?? 0);
  return { n, amount: message("amount-gold", { n }) };
};
const option = (args: Args): Said => ({ n: num(args["n"]) + 1 });
const zone = (args: Args): Said => ({
  deck: message(`deck-${args["zone"]}`, { name: args["zone"] as string }),
});

const SPECIAL: Record<string, (args: Args, voice: Voice) => Said> = {
  start: (args) => ({ n: num(args["seats"]) }),
  play: (args, voice) => {
    const picked = (args["targets"] as number[] | undefined) ?? [num(args["target"])].filter((at) => at >= 0);
    const own = picked.length === 1 && picked[0] === args["seat"];
    return {
      target: voice.people(picked),
      at: own ? "self" : picked.length ? "somebody" : "nobody",
      whom: picked.length === 1 ? voice.who(picked[0]!) : "other",
    };
  },
  edit: (args, voice) => {
    const drinker = num(args["drinker"]);
    const theirs = voice.isYou(drinker) ? "yours" : "some";
    return {
      drink: num(args["drink"]) < 0 ? "none" : drinker === args["seat"] ? "own" : theirs,
      drinker: drinker >= 0 ? voice.seat(drinker) : "",
    };
  },
  option,
  selected: option,
  change: (args) => {
    const n = num(args["n"]);
    // A number has a least and a most: less may have come of it than was meant. Old replays do not tell it.
    const meant = num(args["meant"] ?? n);
    return {
      what: message(`stat-${args["what"]}`),
      amount: message(`amount-${args["what"]}`, { n: Math.abs(n) }),
      meant: message(`amount-${args["what"]}`, { n: Math.abs(meant) }),
      way: meant > 0 ? "up" : meant < 0 ? "down" : "same",
      cut: n === meant ? "no" : n ? "some" : "all",
    };
  },
  meter: (args) => {
    const name = args["meter"] as string;
    return { amount: message(`amount-counter-${name}`, { n: num(args["now"]), name }) };
  },
  pay: (args, voice) => {
    const to = args["to"];
    if (typeof to === "string") return { ...gold(args), to };
    return { ...gold(args), to: "seat", target: voice.seat(num(to)), whom: voice.who(num(to)) };
  },
  take: gold,
  won: gold,
  collect: gold,
  out: gold,
  share: gold,
  "pot-to-inn": gold,
  put: (args, voice) => {
    const to = num(args["to"]);
    return { ...zone(args), target: voice.seat(to), whom: voice.who(to) };
  },
  flip: zone,
  offer: gold,
  sold: gold,
  reveal: (args) => ({ whose: args["seat"] === args["target"] ? "own" : "other" }),
};
