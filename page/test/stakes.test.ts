// What is at stake for whoever is asked, and what has become of them.
import { describe, expect, it } from "vitest";
import { doom, lost, lostOn, since, stakes, type Standing } from "../src/model/asked";
import type { Scene, Table } from "../src/model/scene";
import type { Effect, EntryView } from "../src/wire/messages";
import { message } from "../src/words/bundle";
import { amountMessage, parted } from "../src/words/effects";
import { CATALOGUES, seat, entry, scene, hit } from "./scenes";

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
