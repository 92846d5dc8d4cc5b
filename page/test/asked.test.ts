// What the prompt says of the middle of the table.
import { describe, expect, it } from "vitest";
import en from "virtual:words/en";
import ru from "virtual:words/ru";
import {
  artOf,
  askedBack,
  awayWord,
  backWord,
  doom,
  happening,
  heading,
  lost,
  lostOn,
  noteOf,
  onOneLine,
  orderedFor,
  passWord,
  pause,
  purchase,
  reading,
  sheetWord,
  since,
  stakes,
  tabWord,
  topCard,
  undoesOwn,
  type Standing,
} from "../src/model/asked";
import { banners, current } from "../src/model/banner";
import { ordered, type Line } from "../src/model/log";
import type { Scene, Table } from "../src/model/scene";
import type { Clock, Effect, EntryView, Event, MoveInfo, Question, SeatView } from "../src/wire/messages";
import { Catalogue, message } from "../src/words/bundle";
import { amountMessage, effectMessage, effectMessages, parted } from "../src/words/effects";
import { Voice } from "../src/words/voice";

const CATALOGUES = { en: new Catalogue("en", en), ru: new Catalogue("ru", ru) };

const voice = new Voice({
  names: ["Fiona", "Gerki", "Deirdre"],
  words: ["fiona", "gerki", "deirdre"],
  sides: [0, 1, 2],
  card: (id) => ({ title: id, kind: id === "wine" ? "drink" : "card" }),
});

function seat(at: number, more: Partial<SeatView> = {}): SeatView {
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

const entry = (kind: string, by: number, more: Partial<EntryView> = {}): EntryView =>
  ({ kind, seat: by, card: null, drinks: [], plan: [], ...more }) as EntryView;

function scene(table: Partial<Table>, question: Partial<Question> | null = null): Scene {
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

const hit = entry("card", 1, { card: "elbow" });
const glass = (drinker: number): EntryView =>
  entry("drink", drinker, {
    drinks: [{ drinker, cards: ["wine"], flags: [], edits: [] }] as unknown as EntryView["drinks"],
  });

describe("a question that is asked once more", () => {
  it("says that it is still open", () => {
    const first: Partial<Question> = { kind: "window", about: "elbow", touched: true };
    expect(heading(scene({ stack: [hit] }, first)).id).toBe("acting-ask-window");
    expect(heading(scene({ stack: [hit] }, { ...first, again: true })).id).toBe("acting-ask-again");
  });

  it("does not say that we drink what is ignored", () => {
    const [pour] = glass(0).drinks;
    const spared = { ...glass(0), drinks: [{ ...pour!, ignored: true }] };
    const asked = heading(scene({ stack: [spared] }, { kind: "window", about: null }));
    expect(CATALOGUES.en.say(asked)).toMatch(/ is ignored\. Play another card\?$/);
    expect(CATALOGUES.ru.say(asked)).toMatch(/^Напиток не считается: /);
  });

  it("speaks of a Drink of ours as the first time", () => {
    const again = heading(scene({ stack: [glass(0)] }, { kind: "window", about: null, again: true }));
    expect(CATALOGUES.en.say(again)).toMatch(/^Still open: .* Play a card first\?$/);
    expect(CATALOGUES.ru.say(again)).toMatch(/^Ещё не выпито: .* Сначала сыграть карту\?$/);
  });
});

describe("Drinks that are ordered", () => {
  it("are counted where there are several", () => {
    const ahead = (n: number): Table["ahead"] =>
      ({ effects: [{ verb: "order", seat: 0, n, what: "", source: 0 }], open: true }) as Table["ahead"];
    const seats = [0, 1, 2].map((side) => ({ side })) as Table["seats"];
    const asked = (table: Partial<Table>, ordered = 0, language: "en" | "ru" = "en"): string => {
      const own = scene({ seats, active: 0, ordered: false, ...table }, { kind: "order", about: null });
      return CATALOGUES[language].say(heading({ ...own, ordered: Array<number>(ordered).fill(1) }));
    };
    const rounds = entry("card", 0, { card: "rounds", step: 5 });
    expect(asked({ stack: [rounds], ahead: ahead(2) })).toBe("Drink 1 of 3: whom is it for?");
    expect(asked({ stack: [rounds], ahead: ahead(2) }, 0, "ru")).toBe("Напиток 1 из 3: кому?");
    expect(asked({ stack: [rounds], ahead: ahead(1) }, 1)).toBe("Drink 2 of 3: whom is it for?");
    expect(asked({}, 2)).toBe("Drink 3 of 3: whom is it for?");
    expect(asked({})).toBe("Whom do you order a Drink for?");
    // A card that is played when the ordinary Drink is ordered already.
    expect(asked({ stack: [rounds], ahead: ahead(2), ordered: true }, 1)).toBe(
      "Drink 2 of 3: whom is it for?",
    );
    // A pair orders two; in another's turn a card brings what it brings.
    const pair = [0, 0, 1].map((side) => ({ side })) as Table["seats"];
    expect(asked({ seats: pair })).toBe("Drink 1 of 2: whom is it for?");
    expect(asked({ stack: [rounds], ahead: ahead(2), active: 1 })).toBe("Drink 1 of 2: whom is it for?");
  });

  it("are those of this turn, and of our side", () => {
    const line = (code: string, seat: number, undone?: number): Line =>
      ({ seq: 0, code, args: { seat, target: 2 - seat }, private: false, depth: 0, undone }) as Line;
    const told = [line("order", 0), line("turn", 0), line("order", 0), line("order", 0, 9), line("order", 1)];
    expect(ordered(told, [0])).toEqual([2]);
    expect(ordered([...told, line("turn", 1, 9)], [0, 1])).toEqual([2, 1]);
  });
});

describe("Drinks that are ordered already", () => {
  const said = (ordered: number[], language: "en" | "ru" = "en"): string | null => {
    const found = orderedFor({ ...scene({}, { kind: "order", about: null }), ordered });
    return found && CATALOGUES[language].say(found);
  };

  it("are told to whoever orders another", () => {
    expect(said([1])).toBe("Ordered so far: Gerki.");
    expect(said([1], "ru")).toBe("Уже заказано: Gerki.");
    expect(said([])).toBeNull();
    expect(orderedFor({ ...scene({}, { kind: "action" }), ordered: [1] })).toBeNull();
  });
});

describe("what has become of us since our last turn", () => {
  const said = (before: Standing | null, kind = "discard", language: "en" | "ru" = "en"): string =>
    since(scene({}, { kind }), before)
      .map((one) => CATALOGUES[language].say(one))
      .join(", ")
      .replaceAll("\u00a0", " ");
  const then: Standing = { fortitude: 20, alcohol: 1, gold: 12 };

  it("is told when the next one begins", () => {
    expect(said(then)).toBe("your Alcohol Content 1 → 3, Gold 12 → 10");
    expect(said(then, "discard", "ru")).toBe("ваше Опьянение 1 → 3, Золото 12 → 10");
    expect(said({ fortitude: 20, alcohol: 3, gold: 10 })).toBe("");
    expect(said(then, "action")).toBe("");
    expect(said(null)).toBe("");
  });
});

describe("a question of our own", () => {
  const asked = (kind: string, table: Partial<Table> = {}, more: Partial<Question> = {}): string =>
    CATALOGUES.en.say(heading(scene(table, { kind, about: null, ...more })));

  it("says what is to be done", () => {
    expect(asked("action")).toBe("Your Action");
    expect(asked("discard")).toBe("Throw cards away, then draw to seven");
    expect(asked("split")).toBe("With whom do you share it?");
    expect(asked("target", { stack: [entry("card", 0, { card: "elbow" })] })).toBe("“elbow”: on whom?");
  });

  it("says in a Round who has to be beaten", () => {
    const round = (control: number | null): Partial<Table> =>
      ({ round: { control } }) as unknown as Partial<Table>;
    expect(asked("bid", round(1))).toBe("Beat Gerki, or pass?");
    expect(asked("bid", round(0))).toBe("You are in control");
    expect(asked("bid", round(null))).toBe("Your bid in the Round");
  });
});

describe("to play nothing", () => {
  const pass = (kind: string, ...stack: EntryView[]): string =>
    CATALOGUES.en.say(passWord(scene({ stack }, { kind })));
  const own = entry("card", 0, { card: "elbow" });

  it("takes nothing back and skips nothing, whatever is asked", () => {
    expect(pass("action")).toBe("No Action");
    expect(pass("bid")).toBe("Pass");
    expect(pass("bid", own)).toBe("Pass");
    expect(pass("window", hit)).toBe("Pass");
    expect(pass("window", glass(0))).toBe("Pass");
    expect(pass("window", own)).toBe("Let it happen");
    expect(pass("window")).toBe("No card");
  });

  it("says what comes instead in our own turn", () => {
    const between = (
      table: Partial<Table>,
      language: "en" | "ru" = "en",
      ordered: number[] = [],
    ): string[] => {
      const stack = [entry("free", 0)];
      const own = scene({ stack, active: 0, ordered: false, ...table }, { kind: "window", about: null });
      return [heading({ ...own, ordered }), passWord(own)].map((one) => CATALOGUES[language].say(one));
    };
    const phase = "order";
    expect(between({ phase })).toEqual(["Your turn, “Order a Drink”: play a card?", "No card, order now"]);
    expect(between({ phase }, "ru")).toEqual([
      "Ваш ход, «Заказ»: сыграть карту?",
      "Без карты: сделать заказ",
    ]);
    // Two that a card has brought are counted before the third.
    expect(between({ phase }, "en", [1, 2])[0]).toBe("Next: Drink 3 of 3. Play a card first?");
    expect(between({ phase }, "ru", [1, 2])[0]).toBe("Дальше — Напиток 3 из 3. Сыграть сначала карту?");
    const seats = [seat(0, { pile: 1 }), seat(1), seat(2)];
    const drink = ["You drink next. Play a card first?", "No card, drink now"];
    expect(between({ phase, seats, ordered: true })).toEqual(drink);
    expect(between({ phase, ordered: true })[1]).toBe("No card"); // there is nothing to drink
    expect(between({ phase, active: 1 })).toEqual(["Play a card now?", "No card"]);
    expect(between({ phase: "action" })[1]).toBe("No card");
  });
});

const gambling = { art: "gamble-start", arts: ["gamble-start", "gamble-control"] };
const way = (mode: number): MoveInfo => ({ text: `play it mode ${mode}`, kind: "play", card: "it", mode });
const tab = (card: Parameters<typeof artOf>[0], ...modes: number[]): string =>
  CATALOGUES.en.say(message("acting-verb", { art: artOf(card, modes.map(way)) }));

describe("what a card would do", () => {
  it("is the same for every card that takes control of a Round", () => {
    expect(tab(gambling, 0)).toBe("Gamble");
    expect(tab(gambling, 1)).toBe(tab({ art: "gamble-control", arts: [] }, 0));
    expect(tab(undefined)).toBe("Play");
  });

  it("is what it does in the way in which it can be played now", () => {
    const spellbook = { art: "ignore", arts: ["gamble-leave", "ignore-drink"] };
    expect(tab(spellbook, 0)).toBe("Leave");
    expect(tab(spellbook, 1, 1)).toBe("Ignore it");
    expect(tab(spellbook, 0, 1)).toBe("Ignore it");
  });

  it("is asked for with the word that fits it", () => {
    const whom = (art: string): string => CATALOGUES.en.say(message("acting-tab-whom", { art }));
    expect(whom("split")).toBe("With whom?");
    expect(whom("hit")).toBe("On whom?");
  });
});

describe("a title that ends with its own mark", () => {
  it("gets no other one, in English", () => {
    const own = entry("card", 0, { card: "Pooky ate somebody's hat. I'll pay." });
    const asked = scene({ stack: [own] }, { kind: "window", about: "hat" });
    expect(CATALOGUES.en.say(heading(asked))).toBe(
      "You played “Pooky ate somebody's hat. I'll pay.” Add a card?",
    );
    expect(CATALOGUES.ru.say(heading(asked))).toContain("pay.»");
    const plain = scene({ stack: [hit] }, { kind: "window", about: "elbow" });
    expect(CATALOGUES.en.say(heading(plain))).toBe("Gerki plays “elbow”. Answer?");
  });
});

describe("a card of another", () => {
  const asked = (language: "en" | "ru", more: Partial<EntryView>, touched = false): string => {
    const card = entry("card", 1, { card: "Spike", answers: 0, ...more });
    const drinks = [2, 0, 1].map((drinker) => glass(drinker).drinks[0]!);
    const stack = [entry("drink", 2, { drinks }), card];
    return CATALOGUES[language].say(heading(scene({ stack }, { kind: "window", touched })));
  };

  it("says on whom it is played", () => {
    expect(asked("en", { targets: [2] })).toBe("Gerki plays “Spike” on Deirdre. Answer?");
    expect(asked("ru", { targets: [2] })).toBe("Gerki играет «Spike» (цель: Deirdre). Ответить?");
    expect(asked("en", { targets: [0] }, true)).toBe("Gerki plays “Spike” on you. Answer?");
    expect(asked("ru", { targets: [0] }, true)).toBe("Gerki играет «Spike» на вас. Ответить?");
    expect(asked("en", { targets: [1] })).toBe("Gerki plays “Spike”. Answer?");
    expect(asked("en", { targets: [0, 2] }, true)).toBe("Gerki plays “Spike”. It concerns you. Answer?");
  });

  it("says on whose Drink", () => {
    expect(asked("en", { glasses: [0] })).toBe("Gerki plays “Spike” on Deirdre’s Drink. Answer?");
    expect(asked("en", { glasses: [1] }, true)).toBe("Gerki plays “Spike” on your Drink. Answer?");
    expect(asked("ru", { glasses: [1] }, true)).toBe("Gerki играет «Spike» на ваш Напиток. Ответить?");
    expect(asked("en", { glasses: [2] })).toBe("Gerki plays “Spike” on their own Drink. Answer?");
    expect(asked("en", { glasses: [0, 2] })).toBe("Gerki plays “Spike”. Answer?");
    // Who gets a Drink that is handed on matters more than whose it was.
    expect(asked("en", { glasses: [2], targets: [0] }, true)).toBe("Gerki plays “Spike” on you. Answer?");
  });

  it("ends with one mark only", () => {
    const tip = { card: "Tip the Wench." };
    expect(asked("en", { ...tip, targets: [0] }, true)).toBe("Gerki plays “Tip the Wench.” on you. Answer?");
    expect(asked("en", tip, true)).toBe("Gerki plays “Tip the Wench.” It concerns you. Answer?");
  });

  it("has quotes of another kind within quotes, in Russian", () => {
    const said = reading(scene({ stack: [hit] }), "Карта «Иногда».");
    expect(CATALOGUES.ru.say(said)).toBe("Карта, которую играет Gerki: «Карта „Иногда“.»");
  });
});

describe("what is offered for sale", () => {
  it("says what is left of one's Gold", () => {
    const priced = new Voice({
      names: ["Fiona", "Phrenk"],
      sides: [0, 1],
      card: (id) => ({ title: id, kind: "card", price: 3 }),
    });
    const asked = { ...scene({}, { kind: "offer", about: "tonic" }), voice: priced };
    expect(purchase(asked)).toMatchObject({ id: "acting-hint-offer", args: { from: 10, to: 7 } });
    expect(purchase(scene({}, { kind: "may", about: "tonic" }))).toBeNull();
    expect(CATALOGUES.en.say(heading(asked))).toBe("Do you buy “tonic” for 3 Gold?");
  });
});

describe("what goes on", () => {
  it("is the newest thing in the middle, and nothing between two steps", () => {
    const now = happening(scene({ stack: [glass(2), hit] }, { kind: "window", touched: true }));
    expect(now).toMatchObject({ id: "acting-now", args: { entry: "card", whose: "other", touched: "yes" } });
    expect(happening(scene({ stack: [entry("free", 1)] }))).toBeNull();
    expect(happening(scene({}))).toBeNull();
    expect(topCard(scene({ stack: [glass(2)] }))).toBe("wine");
  });

  it("hits us only if it takes Fortitude", () => {
    const touched: Partial<Question> = { kind: "window", touched: true };
    const effect = (verb: string, more: Partial<Effect> = {}): Effect =>
      ({ verb, seat: 0, n: -1, what: "", source: 1, ...more }) as Effect;
    const how = (plan: Effect[], step = 2): unknown =>
      heading(scene({ stack: [entry("card", 1, { card: "elbow", plan, step })] }, touched)).args["touched"];
    expect(how([effect("change", { what: "fortitude" })])).toBe("hit");
    expect(how([effect("change", { what: "fortitude", n: 2 })])).toBe("yes");
    expect(how([effect("change", { what: "fortitude", seat: 2 })])).toBe("yes");
    expect(how([effect("pay", { what: "gerki", n: 1 })])).toBe("yes");
    expect(how([effect("start-round"), effect("pay", { what: "ante", n: 1 })])).toBe("round");
    expect(how([], 6)).toBe("hit");
    expect(heading(scene({ stack: [hit] }, { kind: "window" })).args["touched"]).toBe("no");
  });

  it("is read from our side", () => {
    const plan = [{ verb: "pay", seat: 0, n: 1, what: "gerki", source: 1 }] as Effect[];
    const text = "Another player pays you 1 Gold.";
    const read = (one: EntryView): string => CATALOGUES.en.say(reading(scene({ stack: [one] }), text));
    expect(read(entry("card", 1, { card: "elbow", plan }))).toBe("You pay 1 Gold to Gerki.");
    // What has become part of it does something to others.
    expect(read(entry("card", 1, { card: "elbow", plan, added: ["wheel"] }))).toMatch(/^Gerki’s card says/);
    expect(read(entry("card", 1, { card: "elbow", plan: [] }))).toBe(`Gerki’s card says: “${text}”`);
    expect(read(entry("card", 0, { card: "elbow", plan: [] }))).toBe(text);
  });

  it("is asked about the part that was turned over, where that is to be aimed", () => {
    const stack = [entry("card", 0, { card: "elbow", added: ["wheel"] })];
    const on = (about: string): string =>
      CATALOGUES.en.say(heading(scene({ stack }, { kind: "target", about })));
    expect(on("wheel")).toBe("“wheel”: on whom?");
    expect(on("elbow")).toBe("“elbow”: on whom?");
  });

  it("knows who drinks", () => {
    expect(happening(scene({ stack: [glass(0)] }))?.args).toMatchObject({ whose: "own", has: "card" });
    expect(happening(scene({ stack: [glass(2)] }))?.args).toMatchObject({ whose: "other", has: "card" });
  });
});

describe("a Drink with a Chaser", () => {
  const poured = (...drinkers: number[]): EntryView =>
    entry("drink", drinkers[0]!, {
      drinks: drinkers.map((drinker) => ({
        ...{ drinker, flags: [], edits: [], alcohol: drinker === 0 ? 2 : 1 },
        cards: drinker === 0 ? ["wine", "ale"] : ["water"],
      })) as unknown as EntryView["drinks"],
    });
  const liquid = new Voice({
    names: ["Fiona", "Gerki"],
    sides: [0, 1],
    card: (id) => ({ title: id, kind: "drink" }),
  });
  const asked = (...drinkers: number[]): Scene => ({
    ...scene({ stack: [poured(...drinkers)] }, { kind: "window", about: "wine", touched: true }),
    voice: liquid,
  });

  it("is named whole", () => {
    expect(CATALOGUES.en.say(heading(asked(0)))).toBe("You drink “wine” and “ale”. Play a card first?");
    expect(CATALOGUES.en.say(heading(asked(1)))).toBe("Gerki drinks “water”. Answer?");
  });

  it("is told beside the question about everybody's Drinks", () => {
    const one = (): { alcohol: number; fortitude: number } => ({ alcohol: 1, fortitude: 0 });
    const said = (language: "en" | "ru", ...drinkers: number[]): string =>
      CATALOGUES[language].say(reading(asked(...drinkers), "+2.", one));
    expect(said("en", 1, 0)).toBe("Yours: “wine” 1 + “ale” 1 = 2 Alcohol Content");
    expect(said("ru", 1, 0)).toBe("У вас: «wine» 1 + «ale» 1 = 2 Опьянения");
    expect(said("en", 0)).toBe("+2.");
  });
});

describe("Drinks of several players", () => {
  const pour = (drinker: number, alcohol: number, more: object = {}): object => ({
    ...{ drinker, revealer: drinker, cards: ["wine"], flags: [], edits: [], fortitude: 0, alcohol },
    ...more,
  });
  const halved = { edits: [{ edit: "split", seat: 1, n: 0 }], revealer: 1 };
  const drinks = (...pours: object[]): EntryView =>
    entry("drink", -1, { drinks: pours as EntryView["drinks"] });
  const asked = (below: EntryView[], ...pours: object[]): Scene =>
    scene({ stack: [...below, drinks(...pours)] }, { kind: "window", touched: true });
  const say = (language: "en" | "ru", one: Scene): string => CATALOGUES[language].say(heading(one));
  const chorus = entry("card", 1, { card: "chorus", step: 4 });

  it("say which card or Event brought them", () => {
    const all = asked([chorus], pour(0, 2), pour(1, 2), pour(2, 2));
    expect(say("en", all)).toBe("Everybody drinks: “chorus”. Answer?");
    expect(say("ru", all)).toBe("Пьют все: «chorus». Ответить?");
    const some = asked([chorus], pour(1, 2), pour(2, 2));
    expect(say("en", some)).toBe("Drinks for Gerki and Deirdre: “chorus”. Answer?");
    expect(CATALOGUES.en.say(happening(some)!)).toBe("Drinks for Gerki and Deirdre: “chorus”.");
    // Whose glasses stand in a contest, all can see.
    const race = { flags: ["contest"] };
    const contest = asked([chorus], pour(1, 2, race), pour(2, 2, race));
    expect(say("en", contest)).toBe("“chorus”. Answer?");
    expect(say("ru", contest)).toBe("«chorus». Ответить?");
    expect(say("en", asked([], pour(1, 2), pour(2, 2)))).toBe("Drinks for Gerki and Deirdre. Answer?");
    expect(say("en", asked([chorus], pour(1, 1, halved), pour(2, 1, halved)))).toBe(
      "One Drink, shared by Gerki and Deirdre. Answer?",
    );
  });

  it("are added up where we drink more than one card says", () => {
    const value = (): { alcohol: number; fortitude: number } => ({ alcohol: 4, fortitude: 0 });
    const read = (...pours: object[]): string =>
      CATALOGUES.en.say(reading(asked([chorus], ...pours), "It is strong.", value));
    expect(read(pour(0, 4), pour(1, 4))).toBe("Yours is “wine”: It is strong.");
    expect(read(pour(0, 4), pour(1, 2, halved), pour(0, 2, halved))).toBe(
      "Yours: “wine” 4 + “wine” 4, halved (rounded up) = 6 Alcohol Content",
    );
    const swapped = { edits: [{ edit: "replace", seat: 2, n: 0 }] };
    expect(read(pour(0, 4, swapped))).toBe("Yours: “wine” 4, swapped by Deirdre = 4 Alcohol Content");
    expect(read(pour(0, 4, { edits: [{ edit: "add", seat: 1, n: 0 }] }))).toBe(
      "Yours: “wine” 4, with something extra from Gerki = 4 Alcohol Content",
    );
    const more = { edits: [{ edit: "raise", seat: 2, n: 2 }] };
    expect(read(pour(0, 6, more), pour(1, 4))).toBe("Yours: “wine” 4, + 2 = 6 Alcohol Content");
    expect(CATALOGUES.en.say(reading(asked([], pour(1, 6, more)), "", value))).toBe(
      "“wine” 4, + 2 = 6 Alcohol Content",
    );
  });

  it("have no number where that depends on who drinks, and a minus where one loses by them", () => {
    const value = (): { alcohol: number; fortitude: null } => ({ alcohol: 0, fortitude: null });
    const share = { ...halved, fortitude: -1 };
    const read = (language: "en" | "ru"): string =>
      CATALOGUES[language].say(reading(asked([], pour(0, 0, share), pour(1, 0, share)), "", value));
    expect(read("en")).toBe("Yours: “wine”, halved (rounded up) = −1 Fortitude");
    expect(read("ru")).toBe("У вас: «wine», пополам (округляя вверх) = −1 Стойкость");
  });
});

describe("a card that negates", () => {
  const no = { art: "negate", arts: [] };
  const tab = (by: number, card = no): string =>
    CATALOGUES.en.say(tabWord(scene({ stack: [entry("card", by, { card: "elbow" })] }), card));

  it("says so where it could only negate our own", () => {
    expect(tab(1)).toBe("Negate it");
    expect(tab(0)).toBe("Negate yours");
    expect(tab(0, { art: "boost", arts: [] })).toBe("Add to it");
    expect(undoesOwn(scene({ stack: [glass(0)] }), no)).toBe(false);
  });
});

describe("a card that would do nothing", () => {
  const heal = { art: "heal", arts: [] };
  const moves = (...idle: boolean[]): MoveInfo[] =>
    idle.map((one) => ({ text: "", kind: "play", idle: one }));
  const tab = (language: "en" | "ru", ...idle: boolean[]): string =>
    CATALOGUES[language].say(tabWord(scene({}), heal, moves(...idle)));

  it("says so if it would, whatever is done with it", () => {
    expect(tab("en", true, true)).toBe("No effect");
    expect(tab("ru", true)).toBe("Впустую");
    expect(tab("en", true, false)).toBe("Recover");
    expect(tab("en")).toBe("Recover");
  });

  it("is told in a sentence beside buttons, where a verb alone would look like one of them", () => {
    const sheet = (language: "en" | "ru", art: string, by = 1, ...idle: boolean[]): string =>
      CATALOGUES[language].say(
        sheetWord(
          scene({ stack: [entry("card", by, { card: "elbow" })] }),
          { art, arts: [] },
          idle.length ? moves(...idle) : undefined,
        ),
      );
    expect(sheet("ru", "negate")).toBe("Вы это отмените");
    expect(sheet("ru", "negate", 0)).toBe("Вы отмените свою же карту");
    expect(sheet("ru", "ignore")).toBe("Вы это проигнорируете");
    expect(sheet("en", "ignore")).toBe("You ignore it");
    expect(sheet("en", "ignore", 1, true)).toBe("It would do nothing");
    // What stands on the button already is asked here.
    expect(sheet("en", "hurt-one")).toBe("Play this card?");
  });

  it("is told to ignore a Drink with all that comes with it", () => {
    const ignore = { art: "ignore-drink", arts: [] };
    const told = (...cards: string[]): string[] => {
      const [pour] = glass(0).drinks;
      const stack = [{ ...glass(0), drinks: [{ ...pour!, cards }] }];
      return (["en", "ru"] as const).map((one) => CATALOGUES[one].say(awayWord(scene({ stack }), ignore)!));
    };
    expect(told("wine")).toEqual(["You ignore it", "Вы это проигнорируете"]);
    expect(told("wine", "ale")).toEqual([
      "You ignore the Drink and its Chaser",
      "Вы проигнорируете Напиток с прицепом",
    ]);
  });

  it("is foretold in a sentence", () => {
    const nothing: Effect = { verb: "nothing", seat: null, n: 0, what: "", source: null };
    const said = effectMessage(nothing, voice, 0)!;
    expect(CATALOGUES.en.say(message("told", { text: said }))).toBe("Nothing would happen");
    expect(CATALOGUES.ru.say(message("told", { text: said }))).toBe("Ничего не произойдёт");
  });
});

describe("the same for many", () => {
  const effect = (seat: number, more: Partial<Effect> = {}): Effect => ({
    ...{ verb: "change", seat, n: -1, what: "fortitude", source: null },
    ...more,
  });
  const seated = new Voice({
    names: ["Fiona", "Gerki", "Zot", "Eve"],
    sides: [0, 1, 2, 3],
    you: 0,
    card: () => undefined,
  });
  const said = (effects: Effect[], language: "en" | "ru" = "en"): string[] =>
    effectMessages(effects, seated, 0).map((one) => CATALOGUES[language].say(message("told", { text: one })));

  it("is told in one sentence", () => {
    const all = [1, 0, 2, 3].map((seat) => effect(seat));
    expect(said(all)).toEqual(["You, Gerki, Zot and Eve lose 1 Fortitude each"]);
    expect(said(all, "ru")).toEqual(["Вы, Gerki, Zot и Eve: каждый теряет 1 Стойкость"]);
    const paid = [1, 2, 3].map((seat) => effect(seat, { verb: "pay", n: 1, what: "ante" }));
    expect(said(paid)).toEqual(["Gerki, Zot and Eve ante 1 Gold each"]);
  });

  it("is told of each if they are few, or if it is not the same", () => {
    expect(said([effect(1), effect(2)])).toEqual(["Gerki loses 1 Fortitude", "Zot loses 1 Fortitude"]);
    expect(said([effect(1), effect(2), effect(3, { n: -2 })])).toHaveLength(3);
  });
});

describe("what is foretold of a play", () => {
  const foretold = (effect: Partial<Effect>, about?: string): string[] => {
    const said = effectMessage(
      { seat: null, n: 0, what: "", source: 0, ...effect } as Effect,
      voice,
      0,
      about,
    )!;
    return (["en", "ru"] as const).map((one) => CATALOGUES[one].say(message("told", { text: said })));
  };

  it("names the card that is negated", () => {
    expect(foretold({ verb: "negate" }, "Hide")).toEqual(["“Hide” is negated", "«Hide»: карта отменена"]);
    expect(foretold({ verb: "negate" })).toEqual(["It is negated", "Это отменено"]);
  });

  it("names who takes control, which comes from whoever plays the card", () => {
    const words = ["You take control of the Round", "Вы берёте контроль над раундом"];
    expect(foretold({ verb: "control" })).toEqual(words);
    expect(foretold({ verb: "control", seat: 0, source: null })).toEqual(words);
  });

  it("is that whoever has no Drink left sobers up instead", () => {
    expect(foretold({ verb: "sober", seat: 1, n: 1, what: "alcohol" })).toEqual([
      "Gerki has no Drink left, and loses 1 Alcohol Content",
      "Gerki теряет 1 Опьянение, потому что пить больше нечего",
    ]);
  });

  it("is one more Drink if it comes beside another one", () => {
    const drink = { verb: "drink", seat: 1, n: 1 };
    expect(foretold(drink)).toEqual(["Gerki drinks", "Gerki пьёт"]);
    expect(foretold({ ...drink, what: "more" })).toEqual([
      "Gerki drinks one more Drink",
      "Gerki пьёт ещё один Напиток",
    ]);
  });
});

describe("what is said of a card that only keeps something away", () => {
  const said = (art: string): string | null => {
    const word = awayWord(scene({}), { art, arts: [] }, []);
    return word && CATALOGUES.en.say(message("told", { text: word }));
  };

  it("is that it does, and of all others nothing", () => {
    expect(said("ignore-drink")).toBe("You ignore it");
    expect(said("cover")).toBe("You pay nothing");
    expect(said("hit")).toBeNull();
  });
});

describe("the text of a card on one line", () => {
  it("has a plain word between two ways", () => {
    expect(onOneLine("One.\n-OR-\nTwo.\nThree.", "or")).toBe("One. — or — Two. Three.");
  });
});

describe("a move that somebody wants back", () => {
  it("is named", () => {
    const asked = (move: string): string =>
      CATALOGUES.en.say(askedBack(scene({}), { number: 1, seat: 1, yes: [], move }));
    expect(asked("play elbow on fiona")).toBe("Gerki asks to take “elbow” back.");
    expect(asked("order fiona")).toBe("Gerki asks to take the order of a Drink back.");
    expect(asked("discard 1 2")).toBe("Gerki asks to take the discard back.");
    expect(asked("discard nothing")).toBe("Gerki kept all cards and asks to choose again.");
    expect(asked("pass")).toBe("Gerki asks to take a pass back.");
    expect(asked("")).toBe("Gerki asks to take the last move back.");
  });

  it("is named to us too if it is ours", () => {
    const back = (undo: string, undo_move?: string, language: "en" | "ru" = "en"): string =>
      CATALOGUES[language].say(backWord(scene({}), { undo, undo_move }));
    expect(back("free", "play elbow on gerki")).toBe("Take back: “elbow”");
    expect(back("ask", "order gerki")).toBe("Ask to take back: my order");
    expect(back("free", "discard 1 2")).toBe("Take back: my discard");
    expect(back("free", "discard nothing")).toBe("Take back: my choice to keep all");
    expect(back("free", "choose 2")).toBe("Take back: my choice");
    expect(back("free", "token gold")).toBe("Take back: my Potion Token");
    expect(back("free")).toBe("Take back: my last move");
    expect(back("ask", "play elbow on gerki", "ru")).toBe("Попросить взять назад: «elbow»");
  });

  it("says over how many turns of others the game goes back", () => {
    const back = (undo: string, undo_turns: number, language: "en" | "ru" = "en"): string =>
      CATALOGUES[language].say(backWord(scene({}), { undo, undo_move: "order gerki", undo_turns }));
    expect(back("free", 1)).toBe("Go back 1 turn: my order");
    expect(back("ask", 3)).toBe("Ask to go back 3 turns: my order");
    expect(back("free", 3, "ru")).toBe("Назад на 3 хода: заказ Напитка");
    expect(back("ask", 5, "ru")).toBe("Попросить вернуться на 5 ходов: заказ Напитка");
  });

  it("is not named where there is no room for it, and asked about before turns are lost", () => {
    const back = (undo_turns: number, form: "short" | "sure", language: "en" | "ru" = "en"): string =>
      CATALOGUES[language].say(
        backWord(scene({}), { undo: "free", undo_move: "order gerki", undo_turns }, form),
      );
    expect(back(0, "short")).toBe("Take back");
    expect(back(3, "short")).toBe("Go back 3 turns");
    expect(back(3, "short", "ru")).toBe("Назад на 3 хода");
    expect(back(1, "sure")).toBe("Go back 1 turn?");
    expect(back(3, "sure", "ru")).toBe("Назад на 3 хода?");
  });
});

describe("one who has lost", () => {
  it("is told how, while the others play on", () => {
    const out = seat(0, { alive: false, passed_out: true, fortitude: 12, alcohol: 12 });
    const rest = [seat(1), seat(2)];
    expect(lost(scene({ seats: [out, ...rest] }))?.args).toMatchObject({ how: "drink", alcohol: 12 });
    const poor = seat(0, { alive: false, passed_out: false, gold: 0 });
    expect(lost(scene({ seats: [poor, ...rest] }))?.args).toMatchObject({ how: "gold" });
    const gone = seat(0, { alive: false, passed_out: false, gold: 0, fortitude: 15, alcohol: 16 });
    expect(lost(scene({ seats: [gone, ...rest] }))?.args).toMatchObject({ how: "drink", fortitude: 15 });
    expect(lost(scene({ seats: [out, ...rest], over: true }))).toBeNull();
    expect(lost(scene({}))).toBeNull();
  });

  it("is told apart from one who gave up, for whom a bot plays while it can", () => {
    const seats = scene({}).table.seats;
    const given = (alive: boolean, over = false): Scene => ({
      ...scene({ over, seats: seats.map((one) => ({ ...one, alive })) }),
      seat: null,
      gaveUp: 0,
    });
    expect(lost(given(true))?.id).toBe("acting-gave-up");
    expect(lostOn(given(true)).args).toEqual({ bot: "yes" });
    expect(lostOn(given(false)).args).toEqual({ bot: "no" });
    expect(lost(given(true, true))).toBeNull();
    expect(lostOn(scene({})).args).toEqual({ bot: "no" });
  });
});

describe("what a pass would mean", () => {
  const change = (at: number, n: number): Effect => ({
    verb: "change",
    seat: at,
    n,
    what: "fortitude",
    source: 1,
  });

  it("is told of us first", () => {
    const both = { effects: [change(1, -1), change(0, -2)], open: false };
    const said = stakes(scene({ stack: [hit], ahead: both as Table["ahead"] }));
    expect(said).toHaveLength(1);
    expect(said[0]!.args).toMatchObject({ who: "you", from: 20, to: 18 });
  });

  it("is first of all who drops out", () => {
    const effects = [
      change(1, -1),
      { ...change(1, 0), verb: "out", what: "drink" },
      { ...change(0, 1), verb: "share", what: "gold" },
    ];
    const said = stakes(scene({ stack: [hit], ahead: { effects, open: false } as Table["ahead"] }));
    expect(said.map((one) => CATALOGUES.en.say(one)).join(", ")).toBe(
      "Gerki is out of the game, your Gold\u00a010\u00a0→\u00a011",
    );
  });

  it("is also who takes the pot of a Round that we leave", () => {
    const left = { ...change(0, 0), verb: "leave", what: "" };
    const pot = (seat: number): Effect => ({ ...change(seat, 5), verb: "collect", what: "pot" });
    const said = (effects: Effect[]): string =>
      stakes(scene({ stack: [hit], ahead: { effects, open: false } as Table["ahead"] }))
        .map((one) => CATALOGUES.en.say(one))
        .join(", ");
    expect(said([left, pot(1)])).toBe("you leave the Round, Gerki takes the pot");
    expect(said([pot(0)])).toBe("your Gold\u00a010\u00a0→\u00a015");
    expect(said([pot(1)])).toBe("Gerki: Gold\u00a010\u00a0→\u00a015");
  });

  it("is said where we drop out, whatever lies on top", () => {
    const out = { ...change(0, 0), verb: "out", what: "drink" };
    const said = (effects: Effect[], seat: number | null = 0): string | null => {
      const ahead = { effects, open: false } as Table["ahead"];
      const found = doom({ ...scene({ stack: [hit], ahead }, { kind: "window" }), seat });
      return found && CATALOGUES.en.say(found);
    };
    expect(said([out])).toBe("If nobody answers, you pass out.");
    expect(said([{ ...out, what: "gold" }])).toBe("If nobody answers, you have no Gold left and are out.");
    expect(said([{ ...out, seat: 1 }])).toBeNull();
    expect(said([change(0, -2)])).toBeNull();
    expect(said([out], null)).toBeNull();
  });

  it("names us once", () => {
    const two = [change(0, -2), { ...change(0, 1), what: "alcohol" }];
    const said = stakes(scene({ ahead: { effects: two, open: false } as Table["ahead"] }));
    const text = (language: "en" | "ru"): string =>
      said.map((one) => CATALOGUES[language].say(one)).join(", ");
    expect(text("en")).toBe("your Fortitude\u00a020\u00a0→\u00a018, Alcohol Content\u00a03\u00a0→\u00a04");
    expect(text("ru")).toBe("ваша Стойкость\u00a020\u00a0→\u00a018, Опьянение\u00a03\u00a0→\u00a04");
  });

  it("is no promise that nothing happens, once the card has done its work", () => {
    const said = (step: number, language: "en" | "ru" = "en"): string =>
      CATALOGUES[language].say(stakes(scene({ stack: [entry("card", 1, { card: "elbow", step })] }))[0]!);
    expect(said(2)).toBe("nothing happens");
    expect(said(6)).toBe("nothing more changes; the card has done its work");
    expect(said(6, "ru")).toBe("больше ничего не изменится, карта уже подействовала");
    const table = message("table-nothing-happens", { done: "yes" });
    expect(CATALOGUES.en.say(table)).toBe("The card has done its work. It can still be answered.");
  });

  it("is that our card fails, once somebody has answered it", () => {
    const [mine, theirs] = [entry("card", 0, { card: "elbow" }), entry("card", 1, { card: "shield" })];
    const done = (stack: EntryView[]): unknown => stakes(scene({ stack }))[0]!.args["done"];
    expect(done([mine, theirs])).toBe("mine");
    expect(done([mine])).toBe("no");
    expect(done([theirs, mine])).toBe("no");
    const said = stakes(scene({ stack: [mine, theirs] }))[0]!;
    expect(CATALOGUES.en.say(said)).toBe("your card does nothing");
    expect(CATALOGUES.ru.say(said)).toBe("ваша карта не подействует");
  });

  it("is counted in the right form", () => {
    const say = (language: "en" | "ru", what: string, n: number): string[] =>
      parted(CATALOGUES[language].say(amountMessage(what, n)));
    expect(say("ru", "fortitude", 2)).toEqual(["2", "Стойкости"]);
    expect(say("ru", "fortitude", 1)).toEqual(["1", "Стойкость"]);
    expect(say("ru", "gold", 5)).toEqual(["5", "золотых"]);
    expect(say("en", "alcohol", 3)).toEqual(["3", "Alcohol Content"]);
    expect(say("en", "luck", 3)).toEqual(["3", "Luck"]);
  });

  it("is told of others if it does nothing to us", () => {
    const said = stakes(scene({ ahead: { effects: [change(1, -1)], open: false } as Table["ahead"] }));
    expect(said[0]!.args).toMatchObject({ who: "other", seat: "Gerki", from: 20, to: 19 });
  });

  it("is told of others also if a number of ours only stays at its end", () => {
    const stays: Effect = { ...change(0, -1), verb: "stays", what: "alcohol" };
    const said = (effects: Effect[], language: "en" | "ru" = "en"): string =>
      stakes(
        scene({
          seats: [0, 1, 2, 3].map((at) => seat(at)),
          stack: [hit],
          ahead: { effects, open: false } as Table["ahead"],
        }),
      )
        .map((one) => CATALOGUES[language].say(one))
        .join(", ");
    expect(said([change(1, -1), stays])).toBe("Gerki: Fortitude\u00a020\u00a0→\u00a019");
    expect(said([stays])).toBe("nothing happens");
    // What happens to all of them alike is told of all.
    const each = [1, 2, 3].map((at) => change(at, -1));
    expect(said([...each, stays])).toMatch(/^Gerki, .* and .* lose 1\sFortitude each$/);
    expect(said([...each, stays], "ru")).toMatch(/каждый теряет 1/);
    expect(said([...each, { ...change(1, 0), verb: "out", what: "drink" }, stays])).toMatch(
      /out of the game/,
    );
  });

  it("is no beginning of a contest that is on", () => {
    const race: Effect = { verb: "contest", seat: 0, n: 1, what: "", source: null };
    const said = (stack: EntryView[]): string[] =>
      stakes(scene({ stack, ahead: { effects: [change(0, -2), race], open: true } as Table["ahead"] })).map(
        (one) => CATALOGUES.en.say(one),
      );
    const drinks = [{ drinker: 0, cards: ["wine"], flags: ["contest"] }] as unknown as EntryView["drinks"];
    expect(said([entry("event", 0)])).toEqual([
      "your Fortitude\u00a020\u00a0→\u00a018",
      "a Drinking Contest begins",
    ]);
    expect(said([entry("event", 0), entry("drink", 0, { drinks })])).toEqual([
      "your Fortitude\u00a020\u00a0→\u00a018",
    ]);
  });

  it("may be nothing, or not known", () => {
    expect(stakes(scene({}))[0]!.id).toBe("acting-stake-none");
    const open = { effects: [], open: true } as unknown as Table["ahead"];
    expect(stakes(scene({ ahead: open }))[0]!.id).toBe("acting-stake-open");
    // Of a contest only a tie is open.
    const race = (...scores: number[]): EntryView =>
      entry("drink", 1, {
        drinks: scores.map((score, drinker) => ({
          ...{ drinker, revealer: drinker, score, cards: ["wine"], flags: ["contest"], edits: [] },
        })) as unknown as EntryView["drinks"],
      });
    expect(stakes(scene({ ahead: open, stack: [race(3, 3, 0)] }))[0]!.id).toBe("acting-stake-tie");
    expect(stakes(scene({ ahead: open, stack: [race(3, 1, 0)] }))[0]!.id).toBe("acting-stake-open");
  });
});

describe("a banner", () => {
  const event = (code: string, args: Event["args"] = {}): Event => ({ code, args }) as Event;
  const table = { turn: 4, over: false };

  it("tells that somebody gives up, and that a move is taken back", () => {
    const events = [event("gave-up", { seat: 2 }), event("taken-back", { seat: 2 })];
    expect(banners(events, 0, 1)).toEqual(events);
    expect(banners(events, 0, 2)).toEqual([events[0]]); // Whoever has done so sees it ...
    const granted = event("taken-back", { seat: 2, move: "play tip" });
    expect(banners([granted], 0, 2)).toEqual([granted]); // ... but not that all have agreed.
  });

  it("tells what is told nowhere else", () => {
    const events = ["play", "turn", "event", "contest-won", "won", "draw"].map((code) =>
      event(code, { seat: 2 }),
    );
    expect(banners(events, 0, 2).map((one) => one.code)).toEqual(["turn", "contest-won"]);
    expect(banners(events, 0, 1).map((one) => one.code)).toEqual(["contest-won"]);
    expect(banners(events, 0, null).map((one) => one.code)).toEqual(["contest-won"]);
    const unasked = event("pass-bid", { seat: 1, alone: 1 });
    expect(banners([event("pass-bid", { seat: 1 }), unasked], 0, 1)).toEqual([unasked]);
    expect(
      banners([event("passed-out", { seats: [] }), event("passed-out", { seats: [1] })], 0, 0),
    ).toHaveLength(1);
    const pots = [
      event("collect", { seat: 1, n: 0 }),
      event("collect", { seat: 1, n: 4 }),
      event("pot-to-inn", { n: 2 }),
    ];
    expect(banners(pots, 0, 0)).toEqual(pots.slice(1));
  });

  it("is dropped once it is no longer so", () => {
    expect(current({ event: event("turn"), turn: 4 }, table)).toBe(true);
    expect(current({ event: event("turn"), turn: 3 }, table)).toBe(false);
    expect(current({ event: event("out"), turn: 4 }, { ...table, over: true })).toBe(false);
  });
});

it("says who begins before the first turn, and later that anybody may play", () => {
  const said = (table: Partial<Table>, language: "en" | "ru" = "en"): string =>
    CATALOGUES[language].say(pause(scene({ turn: 1, phase: "discard", active: 0, ...table })));
  expect(said({})).toBe("The evening begins. You have the first turn.");
  expect(said({ active: 1 })).toBe("The evening begins. Gerki has the first turn.");
  expect(said({}, "ru")).toBe("Вечер начинается. Первый ход — ваш.");
  expect(said({ active: 1 }, "ru")).toBe("Вечер начинается. Первый ход: Gerki.");
  const later = "If nobody plays a card now, the game goes on …";
  expect([said({ turn: 2 }), said({ phase: "action" })]).toEqual([later, later]);
});

it("says whose last chance it is, and lets nobody wait for nothing", () => {
  const seats = [seat(0), seat(1, { gold: 0 }), seat(2, { alcohol: 20 })];
  const said = (what: (scene: Scene) => ReturnType<typeof happening>, language: "en" | "ru" = "en"): string =>
    CATALOGUES[language].say(what(scene({ seats, stack: [entry("last-chance", -1)] }, { kind: "window" }))!);
  expect(said(happening)).toBe("Last chance for Gerki and Deirdre!");
  expect(said(happening, "ru")).toBe("Последний шанс: Gerki и Deirdre.");
  expect(said(heading)).toBe("Last chance for Gerki and Deirdre! Play a card?");
  seats[0] = seat(0, { gold: 0 });
  expect(said(heading)).toBe("Your last chance! Play a card?");
  expect(said(heading, "ru")).toBe("Ваш последний шанс. Сыграть карту?");
});

it("says what something is that has no card", () => {
  const table = { seats: [seat(0), seat(1, { gold: 0 }), seat(2)] };
  const say = (one: EntryView): string => CATALOGUES.en.say(noteOf(scene(table), one));
  expect(say(entry("demand", -1, { why: "refill" }))).toContain("The Drink Deck ran out");
  expect(say(entry("demand", -1))).not.toContain("The Drink Deck ran out");
  expect(say(entry("last-chance", -1))).toBe("Only a card that is played now can help");
  table.seats[2] = seat(2, { alcohol: 20 });
  expect(say(entry("last-chance", -1))).toBe(
    "About to drop out: Gerki and Deirdre. Only a card that is played now can help",
  );
  // Whose pot it will be: "it is collected" sounds as if somebody else took what we have won.
  expect(say(entry("won", 0))).toBe("You are about to collect the pot");
  expect(say(entry("won", 1))).toBe("Gerki is about to collect the pot");
  expect(CATALOGUES.ru.say(noteOf(scene(table), entry("won", 0)))).toBe("Сейчас вы заберёте банк");
});

it("names the winner of a contest, whom the others pay", () => {
  const plan = [0, 2].map((at) => ({ verb: "pay", seat: at, n: 1, what: "gerki", source: null }));
  const paid = entry("demand", -1, { why: "contest", plan });
  const seats = ["fiona", "gerki", "deirdre"].map((name, at) => seat(at, { name }));
  const told = (me: number): string =>
    CATALOGUES.en.say(happening({ ...scene({ seats, stack: [paid] }), seat: me })!);
  expect(told(0)).toBe("Gerki wins the contest: the others pay.");
  expect(told(1)).toBe("You win the contest: the others pay you.");
});
