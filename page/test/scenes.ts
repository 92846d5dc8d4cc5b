// A table of three as the page hears of it, for tests of what it says.
import en from "virtual:words/en";
import ru from "virtual:words/ru";
import type { Scene, Table } from "../src/model/scene";
import type { Clock, EntryView, Question, SeatView } from "../src/wire/messages";
import { Catalogue } from "../src/words/bundle";
import { Voice } from "../src/words/voice";

export const CATALOGUES = { en: new Catalogue("en", en), ru: new Catalogue("ru", ru) };

export const voice = new Voice({
  names: ["Fiona", "Gerki", "Deirdre"],
  words: ["fiona", "gerki", "deirdre"],
  sides: [0, 1, 2],
  card: (id) => ({ title: id, kind: id === "wine" ? "drink" : "card" }),
});

export function seat(at: number, more: Partial<SeatView> = {}): SeatView {
  return {
    seat: at,
    name: "",
    fortitude: 20,
    alcohol: 3,
    gold: 10,
    alive: true,
    side: at,
    counters: [],
    ...more,
  } as SeatView;
}

export const entry = (kind: string, by: number, more: Partial<EntryView> = {}): EntryView =>
  ({ kind, seat: by, card: null, drinks: [], plan: [], ...more }) as EntryView;

export function scene(table: Partial<Table>, question: Partial<Question> | null = null): Scene {
  const whole = {
    seats: [seat(0), seat(1), seat(2)],
    stack: [],
    ahead: null,
    round: null,
    over: false,
    ...table,
  };
  return { table: whole, seat: 0, voice, question, clock: { kind: "look" } as Clock } as unknown as Scene;
}

export const hit = entry("card", 1, { card: "elbow" });
export const glass = (drinker: number): EntryView =>
  entry("drink", drinker, {
    drinks: [{ drinker, cards: ["wine"], flags: [], edits: [] }] as unknown as EntryView["drinks"],
  });
