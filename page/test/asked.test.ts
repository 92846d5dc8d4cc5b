// What the prompt asks, and what it says of the middle of the table.
import { describe, expect, it } from "vitest";
import {
  happening,
  heading,
  noteOf,
  onOneLine,
  orderedFor,
  passWord,
  pause,
  purchase,
  reading,
  topCard,
} from "../src/model/asked";
import { ordered, type Line } from "../src/model/log";
import type { Scene, Table } from "../src/model/scene";
import type { Effect, EntryView, Question } from "../src/wire/messages";
import { Voice } from "../src/words/voice";
import { CATALOGUES, seat, entry, scene, hit, glass } from "./scenes";

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
    // The text of the first card alone would say that there is one to come.
    expect(said("en", 0)).toBe("Yours: “wine” 1 + “ale” 1 = 2 Alcohol Content");
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

describe("the text of a card on one line", () => {
  it("has a plain word between two ways", () => {
    expect(onOneLine("One.\n-OR-\nTwo.\nThree.", "or")).toBe("One. — or — Two. Three.");
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
  // Fiona has no Gold either, which does not matter while a Round is on: the engine says whose it is.
  const seats = [seat(0, { gold: 0 }), seat(1), seat(2, { alcohol: 20 })];
  let lost = [1, 2];
  const said = (what: (scene: Scene) => ReturnType<typeof happening>, language: "en" | "ru" = "en"): string =>
    CATALOGUES[language].say(
      what(scene({ seats, stack: [entry("last-chance", -1, { lost })] }, { kind: "window" }))!,
    );
  expect(said(happening)).toBe("Last chance for Gerki and Deirdre!");
  expect(said(happening, "ru")).toBe("Последний шанс: Gerki и Deirdre.");
  expect(said(heading)).toBe("Last chance for Gerki and Deirdre! Play a card?");
  lost = [0];
  expect(said(heading)).toBe("Your last chance! Play a card?");
  expect(said(heading, "ru")).toBe("Ваш последний шанс. Сыграть карту?");
});

it("says what something is that has no card", () => {
  const table = { seats: [seat(0), seat(1), seat(2)] };
  const say = (one: EntryView): string => CATALOGUES.en.say(noteOf(scene(table), one));
  expect(say(entry("demand", -1, { why: "refill" }))).toContain("The Drink Deck ran out");
  expect(say(entry("demand", -1))).not.toContain("The Drink Deck ran out");
  expect(say(entry("last-chance", -1, { lost: [1] }))).toBe("Only a card that is played now can help");
  expect(say(entry("last-chance", -1, { lost: [1, 2] }))).toBe(
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
