// What came of what we did, told with the next question.
import { expect, it } from "vitest";
import en from "virtual:words/en";
import ru from "virtual:words/ru";
import { News, newsText } from "../src/model/news";
import type { Event } from "../src/wire/messages";
import { Catalogue, message } from "../src/words/bundle";
import { Voice } from "../src/words/voice";

const CATALOGUES = { en: new Catalogue("en", en), ru: new Catalogue("ru", ru) };
const ME = 0;
const voice = new Voice({
  names: ["Fiona", "Gog", "Eve", "Zot"],
  sides: [0, 1, 2, 3],
  you: ME,
  card: (id) => ({ title: id, kind: "card" }),
});
const event = (code: string, args: Record<string, unknown> = {}): Event => ({ code, args });
const play = (seat: number, card: string): Event => event("play", { seat, card, target: 1, mode: 0, bid: 0 });
const open = (seat: number, card: string): Event =>
  event("open", { entry: "card", seat, card, moment: "before" });
const resolve = (seat: number, card: string): Event => event("resolve", { entry: "card", seat, card });
const change = (seat: number, what: string, n: number, now: number): Event =>
  event("change", { seat, what, n, now, meant: n });
const pay = (seat: number, to: number | string): Event => event("pay", { seat, n: 1, to, means: "own" });
const TURN = event("turn", { seat: 1, turn: 2 });
const FREE = event("open", { entry: "free", seat: ME, card: null, moment: "before" });
const HIT = [play(ME, "elbow"), open(ME, "elbow"), resolve(ME, "elbow"), change(1, "fortitude", -2, 18)];

function told(events: readonly Event[], language: "en" | "ru" = "en"): string {
  const news = new News();
  for (const one of events) news.hear(one, ME);
  const say = (text: ReturnType<typeof message>): string =>
    CATALOGUES[language].say(message("told", { text }));
  return newsText(news.events, voice).map(say).join(" ");
}

it("says what our card did, once it has worked", () => {
  expect(told(HIT.slice(0, 2))).toBe("");
  expect(told([...HIT, FREE])).toBe("Gog loses 2 Fortitude and now has 18.");
  const out = [event("open", { entry: "last-chance" }), event("out", { seat: 1, why: "drink", n: 4 }), FREE];
  expect(told([...HIT, ...out])).toMatch(/^Gog loses 2 Fortitude and now has 18\. Gog has passed out/);
  // Also by what others did; and with what we get of it.
  expect(told(out)).toBe("Gog has passed out and is out of the game. The Inn takes 4 Gold.");
  const share = [event("share", { seat: 2, n: 2 }), event("share", { seat: ME, n: 2 })];
  expect(told([...HIT, ...out.slice(0, 2), ...share, FREE])).toBe(
    "Gog has passed out and is out of the game. The Inn takes 4 Gold. You get 2 Gold from what is left behind.",
  );
  expect(told([...HIT, ...out, ...share, TURN])).toBe("");
  expect(told([...HIT, FREE], "ru")).toBe("Gog теряет 2 Стойкости, теперь 18.");
});

it("tells the newest of more than can be read in passing", () => {
  const ours = [change(ME, "fortitude", -3, 17), change(ME, "alcohol", 1, 4), ...HIT.slice(2), FREE];
  expect(told([play(1, "bomb"), resolve(1, "bomb"), ...ours])).toBe(
    "You lose 3 Fortitude and now have 17. Gog loses 2 Fortitude and now has 18.",
  );
  const outs = [1, 2].map((seat) => event("out", { seat, why: "drink", n: 4 }));
  expect(told([...outs, event("share", { seat: ME, n: 2 }), FREE])).toMatch(
    /^Gog has passed out .* You get 2 Gold from what is left behind\.$/,
  );
});

it("says what we have made of our Drink, until somebody does something in the next turn", () => {
  const edit = event("edit", { edit: "ignore", seat: ME, n: 0, target: -1, drink: 0, drinker: ME });
  const ignored = [
    play(ME, "fire"),
    open(ME, "fire"),
    resolve(ME, "fire"),
    edit,
    event("open", { entry: "drink" }),
  ];
  const drunk = [event("resolve", { entry: "drink" }), event("drunk", { seats: [] }), TURN];
  expect(told([...ignored, ...drunk])).toBe("You ignore the Drink.");
  expect(told([...ignored, ...drunk, play(1, "elbow")])).toBe("");
});

it("says nothing of what others do", () => {
  expect(
    told([play(1, "elbow"), open(1, "elbow"), resolve(1, "elbow"), change(2, "fortitude", -2, 18)]),
  ).toBe("");
});

it("says what a card of another does to us, also if our answer to it was negated", () => {
  const hit = [resolve(1, "hammer"), change(ME, "fortitude", -2, 18)];
  expect(told([play(1, "hammer"), open(1, "hammer"), ...hit, FREE])).toBe(
    "You lose 2 Fortitude and now have 18.",
  );
  expect(told([play(1, "tip"), resolve(1, "tip"), pay(ME, "inn"), FREE])).toBe("You pay the Inn 1 Gold.");
  const failed = [
    ...[play(1, "hammer"), open(1, "hammer"), play(ME, "umbrella"), open(ME, "umbrella")],
    ...[play(1, "no"), open(1, "no"), resolve(1, "no")],
    event("negate", { entry: "card", seat: ME, card: "umbrella" }),
  ];
  expect(told([...failed, open(1, "hammer"), ...hit, FREE])).toBe(
    "Your “umbrella” is negated. You lose 2 Fortitude and now have 18.",
  );
  // Everybody antes.
  expect(told([play(1, "gamble"), resolve(1, "gamble"), pay(ME, "pot")])).toBe("");
});

it("says what a card on top of ours has done to us, before what ours does", () => {
  const healed = [
    play(ME, "stitch"),
    open(ME, "stitch"),
    resolve(ME, "stitch"),
    change(ME, "fortitude", 2, 20),
  ];
  expect(told([...HIT.slice(0, 2), ...healed, ...HIT.slice(1), FREE])).toBe(
    "You gain 2 Fortitude and now have 20. Gog loses 2 Fortitude and now has 18.",
  );
});

it("says by whose card a pot is lost to the Inn", () => {
  const lost = [play(1, "tip"), open(1, "tip"), resolve(1, "tip"), event("pot-to-inn", { n: 4 })];
  expect(told([...lost, FREE])).toBe("Gog plays “tip”. The Round is over: the Inn keeps the pot of 4 Gold.");
  expect(told([...HIT, ...lost.slice(0, 3), event("pot-to-inn", { n: 0 })])).toBe("");
});

it("says that we have passed in a Round without a question, and who got the pot then", () => {
  const passed = [event("pass-bid", { seat: ME, alone: 1 }), event("pass-bid", { seat: 1 })];
  expect(told(passed)).toBe("No card of yours fits: you pass without being asked.");
  expect(told(passed, "ru")).toBe("Подходящей карты у вас нет: вы пасуете, и вопроса не будет.");
  expect(told([event("pass-bid", { seat: ME, alone: 2 })])).toBe(
    "Only a Cheating Card beats this hand, and you hold none: you pass without being asked.",
  );
  const collect = event("collect", { seat: 1, n: 4 });
  expect(told([...passed, collect])).toBe(
    "No card of yours fits: you pass without being asked. Gog collects the pot of 4 Gold.",
  );
  expect(told([event("pass-bid", { seat: ME }), collect])).toBe("Gog collects the pot of 4 Gold.");
  expect(told([...passed, collect, TURN])).toBe("");
});

it("is over with the turn, and when it is true no more", () => {
  expect(told([...HIT, TURN])).toBe("");
  expect(told([...HIT, event("taken-back", { seat: ME })])).toBe("");
  const healed = [FREE, play(1, "heal"), open(1, "heal"), resolve(1, "heal"), change(1, "fortitude", 2, 20)];
  expect(told([...HIT, ...healed])).toBe("");
});

it("is over once another card, Drink or Event has come: it would read like what that has done", () => {
  expect(told([...HIT, FREE, play(1, "heal")])).toBe("");
  const drunk = [event("drunk", { seats: [ME] }), change(ME, "alcohol", 2, 3)];
  const reveal = event("reveal", { seat: 3, target: 3, cards: ["wine"] });
  expect(told([...drunk, event("order", { seat: 3, target: ME }), reveal])).toBe("");
  expect(told([...drunk, event("event", { seat: 3, card: "contest" })])).toBe("");
  const passed = event("pass-bid", { seat: ME, alone: 1 });
  expect(told([passed, play(1, "raise")])).toBe("No card of yours fits: you pass without being asked.");
});

it("says that a Drink was ordered without a question, until our turn is over", () => {
  const order = event("order", { seat: ME, target: 1 });
  const reveal = (seat: number): Event => event("reveal", { seat, target: seat, cards: ["wine"] });
  const told = (events: readonly Event[], unasked = true): string => {
    const news = new News();
    for (const one of events) news.hear(one, ME, unasked);
    return newsText(news.events, voice)
      .map((text) => CATALOGUES.en.say(message("told", { text })))
      .join(" ");
  };
  expect(told([...HIT, FREE, order])).toBe(
    "Gog loses 2 Fortitude and now has 18. You order a Drink for Gog.",
  );
  expect(told([...HIT, FREE, order, reveal(ME)])).toBe("You order a Drink for Gog.");
  expect(told([...HIT, FREE, order, reveal(ME)], false)).toBe("");
  expect(told([order, TURN])).toBe("You order a Drink for Gog.");
  for (const next of [play(1, "tip"), reveal(1), event("turn", { seat: 2, turn: 3 })])
    expect(told([order, TURN, next])).toBe("");
  expect(told([event("order", { seat: 1, target: ME })])).toBe("");
});

it("no longer says that we have passed once the pot is won and our Drink lies there", () => {
  const round = [event("pass-bid", { seat: ME, alone: 1 }), event("collect", { seat: 1, n: 2 })];
  expect(told(round)).toMatch(/^No card of yours fits/);
  expect(told([...round, event("reveal", { seat: ME, target: ME, cards: ["wine"] })])).toBe("");
});

it("says who hands us a Drink, and by which card", () => {
  const edit = (name: string, target: number): Event =>
    event("edit", { edit: name, seat: 3, n: 0, target, drink: 0, drinker: 3 });
  const drunk = [event("drunk", { seats: [ME] }), change(ME, "alcohol", 2, 3)];
  const reveal = event("reveal", { seat: 3, target: 3, cards: ["wine"] });
  const open = event("open", { entry: "drink", seat: 3, card: null, moment: "before" });
  const handed = [
    ...drunk,
    reveal,
    open,
    play(3, "teleport"),
    resolve(3, "teleport"),
    edit("pass", ME),
    open,
  ];
  expect(told(handed)).toBe("Zot plays “teleport”. Zot hands the Drink to you.");
  expect(told(handed, "ru")).toBe("Zot играет «teleport». Zot передаёт Напиток дальше. Теперь его пьёте вы.");
  // Also if somebody answers before we are asked; but not if it goes on to somebody else.
  const spiked = [...handed, play(1, "spike"), resolve(1, "spike")];
  expect(told(spiked)).toBe(told(handed));
  expect(told([...spiked, edit("pass", 2)])).toBe("");
  expect(told([...handed, event("negate", { entry: "drink", seat: 3, card: null })])).toBe("");
  expect(told([...handed, event("drunk", { seats: [ME] }), change(ME, "alcohol", 2, 5)])).toBe(
    "You gain 2 Alcohol Content and now have 5.",
  );
  expect(told([...handed.slice(0, 6), edit("split", ME)])).toBe(
    "Zot plays “teleport”. Zot splits the Drink with you.",
  );
});

it("says that our card is negated, or ignored", () => {
  const no = [play(1, "no"), open(1, "no"), resolve(1, "no")];
  const negated = event("negate", { entry: "card", seat: ME, card: "elbow" });
  expect(told([...HIT.slice(0, 2), ...no, negated, FREE])).toBe("Your “elbow” is negated.");
  const ignored = event("edit", { edit: "ignore", seat: 2, n: 0, target: -1, drink: -1, drinker: -1 });
  const answered = [...HIT.slice(0, 2), play(2, "shield"), open(2, "shield"), resolve(2, "shield"), ignored];
  expect(told(answered)).toBe("");
  expect(told([...answered, open(ME, "elbow")])).toBe("");
  expect(told([...answered, open(ME, "elbow"), resolve(ME, "elbow"), FREE])).toBe(
    "Your card: Eve ignores it.",
  );
  // An answer to somebody else’s card is none to ours.
  expect(told([...answered, open(1, "no"), resolve(1, "no"), open(ME, "elbow"), resolve(ME, "elbow")])).toBe(
    "",
  );
});

it("says what our answer did to another’s card", () => {
  const ours = [play(1, "elbow"), open(1, "elbow"), play(ME, "no"), open(ME, "no"), resolve(ME, "no")];
  const negated = event("negate", { entry: "card", seat: 1, card: "elbow" });
  expect(told([...ours, negated, FREE])).toBe("Gog’s “elbow” is negated.".replace("’", "'"));
  // Another of the same kind must not look like the one that is gone.
  expect(told([...ours, negated, play(1, "elbow"), open(1, "elbow")])).toMatch(/is negated\.$/);
  expect(told([...ours, negated, play(1, "shield"), open(1, "shield")])).toBe("");
});

it("says what our own Drink did, though another turn begins at once", () => {
  const drunk = [event("drunk", { seats: [1, ME] }), change(1, "alcohol", 2, 2), change(ME, "alcohol", 3, 4)];
  expect(told([...drunk, TURN, FREE])).toBe("You gain 3 Alcohol Content and now have 4.");
  expect(told([...drunk, TURN, FREE, TURN])).toBe("");
  // Another's card is asked about, and has nothing to do with it.
  expect(told([...drunk, TURN, event("play", { seat: 1, card: "tip" })])).toBe("");
});

it("tells of several at once, in two sentences at most", () => {
  const worked = [play(ME, "show"), open(ME, "show"), resolve(ME, "show")];
  expect(told([...worked, pay(1, ME), pay(2, ME), pay(3, ME)])).toBe("Gog, Eve and Zot: −1 Gold each.");
  const all = [1, 2, 3].map((seat) => change(seat, "fortitude", -1, 20 - seat));
  expect(told([...worked, ...all], "ru")).toBe("Gog, Eve и Zot: −1 Стойкость каждому.");
  const mixed = [...all, change(ME, "fortitude", -2, 9), pay(ME, "inn")];
  expect(told([...worked, ...mixed])).toBe(
    "Gog, Eve and Zot: −1 Fortitude each. You lose 2 Fortitude and now have 9.",
  );
});

it("forgets what is answered, but not what is still to come", () => {
  const news = new News();
  for (const one of HIT.slice(0, 2)) news.hear(one, ME);
  news.forget();
  for (const one of HIT.slice(2)) news.hear(one, ME);
  expect(news.events).toHaveLength(1);
  news.forget();
  expect(news.events).toEqual([]);
});
