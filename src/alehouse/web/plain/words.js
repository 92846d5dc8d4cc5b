// Words for codes, in English. The page to come takes them from the catalogues of alehouse.speech.
const gold = n => `${n} Gold`;
const stat = { fortitude: "Fortitude", alcohol: "Alcohol", gold: "Gold" };

export const refusals = {
  "stale": "Too late: the table is already somewhere else.",
  "not-asked": "You are not asked just now.",
  "illegal": p => `The rules do not allow that (${p.rule}).`,
  "seat-taken": "Somebody sits there.",
  "table-full": "Every seat is taken.",
  "character-taken": "Somebody else plays that one.",
  "bad-seats": p => `This game is for ${p.seats.join(", ")} players.`,
  "not-host": "Only the host may do that.",
  "room-locked": "The host lets nobody else in.",
  "wrong-password": "That is not the password of this table.",
  "kicked": "The host has sent you away from this table.",
  "no-room": "This table is gone.",
  "too-fast": "Slower, please.",
  "muted": "The host has muted you.",
  "chat-off": "Only emotes and phrases here.",
  "no-undo": "There is nothing to take back.",
  "undo-open": "Somebody already asks for that.",
  "draining": "This server finishes its games and opens no new ones.",
  "other-version": "This game was begun with other rules; a server of that version continues it.",
  "frozen": "This table ran into a fault of ours. It is kept.",
  "too-many-rooms": "You have opened as many tables as you may.",
};
export const refusal = (code, params) => {
  const text = refusals[code] ?? code;
  return typeof text === "function" ? text(params) : text;
};

export const questions = {
  window: "Answer, or let it happen", discard: "Which cards do you throw away?", action: "Your action",
  order: "For whom do you order a drink?", bid: "Your bid in the round", split: "With whom do you split it?",
  may: "Do you want to?", option: "Choose one", target: "Choose a player", number: "How much?", cards: "Choose a card",
  select: "Choose a card", sequence: "In which order?", champion: "Who stands for the team?", first: "Who drinks first?",
  shed: "Which one do you give up?", offer: "Do you buy it?",
};
export const yields = { smart: "Smart", full: "Always", touching: "If it touches me", "until-my-turn": "Not until my turn" };
export const phrases = {
  cheers: "Cheers!", laugh: "Ha ha!", groan: "Oof.", gasp: "Oh!", wink: "Wink", sleepy: "Yawn", angry: "Grr", clap: "Bravo!",
  "well-played": "Well played!", "good-luck": "Good luck!", "thank-you": "Thank you!", sorry: "Sorry!",
  "one-moment": "One moment, please.", "your-turn": "Your turn!", "next-round-is-on-me": "The next round is on me.",
  "good-game": "Good game!",
};

// What happened, in a sentence; nothing for what nobody needs to read.
export function eventText(event, who, card) {
  const a = event.args, s = who(a.seat), c = a.card ? card(a.card) : "";
  const to = a.targets?.length ? a.targets.map(who).join(", ") : a.target >= 0 ? who(a.target) : "";
  switch (event.code) {
    case "turn": return `Turn ${a.turn}: ${s}`;
    case "play": return `${s} plays ${c}${to ? ` on ${to}` : ""}.`;
    case "negate": return `${c || "It"} is negated.`;
    case "change": return a.n ? `${s} ${a.n > 0 ? "gains" : "loses"} ${Math.abs(a.n)} ${stat[a.what]}: now ${a.now}.` : "";
    case "pay": return a.n ? `${s} pays ${gold(a.n)} ${a.to === "pot" ? "into the pot" : a.to === "inn" ? "to the Inn" : `to ${who(a.to)}`}.` : "";
    case "take": return `${s} takes ${gold(a.n)}.`;
    case "draw": return a.n ? `${s} draws ${a.n}.` : "";
    case "drew": return a.cards?.length ? `You drew ${a.cards.map(card).join(", ")}.` : "";
    case "discard": return a.cards?.length ? `${s} discards ${a.cards.map(card).join(", ")}.` : "";
    case "order": return `${s} orders a drink for ${to}.`;
    case "reveal": return `${s} reveals ${a.cards.map(card).join(", ")}.`;
    case "event": return `The event ${c} comes up.`;
    case "drunk": return "It is drunk.";
    case "sober": return `${s} sobers up: Alcohol ${a.now}.`;
    case "round": return `A round of gambling begins: ${s}.`;
    case "control": return `${s} is in control.`;
    case "leave": return `${s} leaves the round.`;
    case "pass-bid": return `${s} passes.`;
    case "won": return `${s} wins the round: ${gold(a.n)}.`;
    case "collect": return `${s} collects ${gold(a.n)}.`;
    case "passed-out": return `${(a.seats ?? []).map(who).join(", ")} passed out.`;
    case "out": return `${s} is out: ${a.why === "gold" ? "no Gold left" : "too drunk to stand"}.`;
    case "share": return a.n ? `${s} gets ${gold(a.n)} of it.` : "";
    case "over": return `The game is over: ${(a.seats ?? []).map(who).join(" and ")} won.`;
    case "flip": return `${s} turns ${c}.`;
    case "edit": return `${s}: ${String(a.edit).replaceAll("-", " ")}.`;
    case "meter": return `${s}: ${a.meter} ${a.now}.`;
    case "keep": case "stays": return `${s} keeps ${c}.`;
    case "sold": return `${s} sells ${c} to ${to} for ${gold(a.n)}.`;
    case "offer": return `${s} offers ${c} to ${to} for ${gold(a.n)}.`;
    case "absent": return `${s} is away from the table.`;
    case "back": return `${s} is back.`;
    case "token": return `${s} uses a Potion Token.`;
    case "refill": return "The Drink Deck is refilled.";
    default: return "";
  }
}
