// The first lesson: one short game as Fiona, against two tutors whose deal and wishes the server keeps (table/lesson.py,
// bots/tutor.py). Each step has its words in lesson.ftl under `lesson-first-ID`.
import type { Step } from "./steps";

const ELBOW = "make-some-elbow-room";
const HURT = "it-will-hurt-more-if-you-do-it-like-this";
const SHIELD = "youll-need-a-bigger-sword-than-that";
const NEGATE = "i-dont-think-so";
const CATCH = "cards-on-the-table-or-teeth-on-the-table";
const WINNING = "winning-hand";
const TWO_ROUNDS = "two-rounds-for-my-sparring-partners";
const WRESTLING = "arm-wrestling-losers-pay";
const KNIFE = "how-did-this-get-stuck-in-your-back";
const HALO = "that-one-bounced-off-my-halo";
const CHEAT = "oops-i-dropped-my-cards";
const ANYTIME = "a-quiet-word-with-upstairs";
const GERKI = 1;
const DEIRDRE = 2;
/** The turn in which nothing new is left to teach: from here on everybody plays as they like. */
export const LAST = 7;

export const FIRST: readonly Step[] = [
  { id: "over", when: { over: true }, point: [], end: true },

  // The first turn: who you are, and the four parts of a turn.
  { id: "welcome", when: { question: "any", turns: [1, 1] }, point: [], next: true },
  { id: "track", when: { question: "any", turns: [1, 4] }, point: ["track"], next: true },
  { id: "gold", when: { question: "any", turns: [1, 4] }, point: ["gold", "track"], next: true },
  {
    id: "discard",
    when: { question: "discard", turns: [1, 1], holds: [TWO_ROUNDS, WRESTLING] },
    point: [`card:${TWO_ROUNDS}`, `card:${WRESTLING}`],
    hint: { discard: [TWO_ROUNDS, WRESTLING] },
  },
  { id: "colours", when: { question: "action", turns: [1, 1] }, point: ["hand"], next: true },
  {
    id: "action",
    when: { question: "action", turns: [1, 1], can: `play ${ELBOW} on gerki` },
    point: [`card:${ELBOW}`, `mat:${GERKI}`],
    hint: { move: `play ${ELBOW} on gerki` },
    cards: { card: ELBOW },
    characters: { target: "gerki" },
  },
  {
    id: "order",
    when: { question: "order", turns: [1, 1] },
    point: [`mat:${DEIRDRE}`, "prompt"],
    hint: { move: "order deirdre" },
    characters: { target: "deirdre" },
  },
  {
    id: "drink",
    when: { topKind: "drink", topMine: true, turns: [1, 1] },
    point: ["stack", "track"],
    next: true,
  },
  { id: "drunk", when: { seen: "drunk:0", turns: [1, 4] }, point: ["track"], next: true },

  // The second turn: something happens to you, and you answer.
  {
    id: "shield",
    when: { question: "window", top: [KNIFE], topMine: false, can: `play ${SHIELD}` },
    point: [`card:${SHIELD}`, "stack"],
    hint: { move: `play ${SHIELD}` },
    cards: { card: SHIELD },
    characters: { who: "gerki" },
  },
  { id: "ignored", when: { seen: "edit", turns: [2, 4] }, point: ["track"], next: true },

  // The third turn goes by quickly, and nothing in it concerns us: look once.
  {
    id: "others",
    when: { topKind: "drink", topMine: false, turns: [3, 3] },
    point: ["stack"],
    next: true,
    characters: { who: "deirdre" },
  },

  // Your second turn: somebody answers you, and you answer the answer.
  {
    id: "discard-again",
    when: { question: "discard", turns: [4, 4] },
    point: ["press", "prompt"],
    hint: { discard: [] },
    button: "press",
  },
  {
    id: "action-again",
    when: { question: "action", turns: [4, 4], can: `play ${HURT} on deirdre` },
    point: [`card:${HURT}`, `mat:${DEIRDRE}`],
    hint: { move: `play ${HURT} on deirdre` },
    cards: { card: HURT },
    characters: { target: "deirdre" },
  },
  {
    id: "negate",
    when: { question: "window", top: [HALO], topMine: false, can: `play ${NEGATE}` },
    point: [`card:${NEGATE}`, "stack"],
    hint: { move: `play ${NEGATE}` },
    cards: { card: NEGATE },
    characters: { who: "deirdre" },
  },
  {
    id: "negated",
    when: { top: [NEGATE], topMine: true, turns: [4, 4] },
    point: ["stack"],
    next: true,
  },
  {
    id: "order-again",
    when: { question: "order", turns: [4, 4] },
    point: [`mat:${GERKI}`, "prompt"],
    hint: { move: "order gerki" },
    characters: { target: "gerki" },
  },
  {
    id: "chaser",
    when: { question: "window", topKind: "drink", topMine: true, seen: "chaser:0" },
    point: ["pass", "stack"],
    hint: { move: "pass" },
    button: "pass",
  },
  { id: "chaser-drunk", when: { seen: "chaser:0", turns: [5, 6] }, point: ["track"], next: true },
  { id: "events", when: { seen: "chaser:0", turns: [5, 6] }, point: ["deck"], next: true },

  // The fifth turn: a Round of Gambling.
  {
    id: "round",
    when: { round: true, seen: "round" },
    point: ["pot"],
    next: true,
    characters: { who: "gerki" },
  },
  {
    id: "bid",
    when: { question: "bid", can: `play ${WINNING}` },
    point: [`card:${WINNING}`, "pot"],
    hint: { move: `play ${WINNING}` },
    cards: { card: WINNING },
  },
  {
    id: "cheat",
    when: { question: "window", top: [CHEAT], topMine: false, can: `play ${CATCH}` },
    point: [`card:${CATCH}`, "stack"],
    hint: { move: `play ${CATCH}` },
    cards: { card: CATCH },
    characters: { who: "gerki" },
  },
  { id: "won", when: { seen: "collect:0" }, point: ["gold", "track"], next: true },
  { id: "pot-lost", when: { seen: "collect", unseen: "collect:0" }, point: ["pot", "gold"], next: true },

  // The sixth turn: the last colour.
  {
    id: "anytime",
    when: { top: [ANYTIME], topMine: false },
    point: ["stack", `mat:${DEIRDRE}`],
    next: true,
    characters: { who: "deirdre" },
  },

  // How it ends.
  { id: "win", when: { turns: [LAST, 99] }, point: ["track"], next: true },
  { id: "help", when: { turns: [LAST, 99], question: "any" }, point: ["tools"], next: true },
  { id: "question", when: { turns: [LAST, 99], question: "any" }, point: ["prompt"], next: true },
  { id: "end", when: { turns: [LAST, 99], question: "any" }, point: [], end: true },

  // Whoever goes another way is not left alone.
  { id: "any-discard", when: { question: "discard" }, point: ["hand", "prompt"], again: true },
  { id: "any-action", when: { question: "action" }, point: ["hand", "prompt"], again: true },
  { id: "any-order", when: { question: "order" }, point: ["prompt"], again: true },
  { id: "any-bid", when: { question: "bid" }, point: ["pot", "prompt"], again: true },
  {
    id: "any-drink",
    when: { question: "window", topKind: "drink", touched: true },
    point: ["stack", "prompt"],
    again: true,
  },
  { id: "any-touched", when: { question: "window", touched: true }, point: ["stack", "prompt"], again: true },
  { id: "any-window", when: { question: "window" }, point: ["stack", "prompt"], again: true },
  { id: "any-question", when: { question: "any" }, point: ["prompt"], again: true },
  {
    id: "any-own",
    when: { question: "none", top: [SHIELD], topMine: true },
    point: [],
    cards: { card: NEGATE },
    again: true,
  },
  { id: "any-watch", when: { question: "none", mine: false }, point: [], again: true },
];
