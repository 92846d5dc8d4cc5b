// What a card would do, and how it is said.
import { describe, expect, it } from "vitest";
import { artOf, askedBack, awayWord, backWord, sheetWord, tabWord, undoesOwn } from "../src/model/asked";
import type { Effect, MoveInfo } from "../src/wire/messages";
import { message } from "../src/words/bundle";
import { effectMessage, effectMessages } from "../src/words/effects";
import { Voice } from "../src/words/voice";
import { CATALOGUES, voice, entry, scene, glass } from "./scenes";

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
