// What the door and the lobby decide by themselves.
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { count, findCards, findCharacters } from "../src/views/characters/search";
import { gentleCompany } from "../src/views/door/company";
import {
  chooseCharacter,
  forget,
  hasFinished,
  haveFinished,
  haveLearned,
  lastCharacter,
  learned,
  remember,
  rooms,
} from "../src/views/door/memory";
import { missing, teams } from "../src/views/lobby/missing";
import type { CardInfo, CharacterInfo } from "../src/wire/http";
import type { RoomInfo } from "../src/wire/messages";

const room = (...kinds: string[]): RoomInfo =>
  ({ id: "x", status: "open", seats: kinds.map((kind, seat) => ({ seat, kind })) }) as unknown as RoomInfo;

describe("what is missing before a game", () => {
  it("asks for two players", () => {
    expect(missing(room("person", "empty"), undefined)).toMatchObject({
      id: "lobby-missing-players",
      args: { n: 1 },
    });
  });
  it("is nothing for two", () => {
    expect(missing(room("person", "bot", "empty"), { seats: [2, 3, 4] })).toBeNull();
  });
  it("asks for as many more as the kind of game needs", () => {
    const found = missing(room("person", "bot", "bot", "bot", "bot", "empty"), { seats: [4, 6, 8] });
    expect(found).toMatchObject({ id: "lobby-missing-for-kind", args: { n: 1, seats: "4, 6, 8" } });
  });
  it("says when too many sit there", () => {
    expect(missing(room("person", "bot", "bot"), { seats: [2] })?.id).toBe("lobby-too-many");
  });
});

describe("teams", () => {
  it("are those who sit side by side, without the empty chairs", () => {
    const found = teams(room("person", "empty", "bot", "bot", "bot"), 2);
    expect([...found]).toEqual([
      [0, 1],
      [2, 1],
      [3, 2],
      [4, 2],
    ]);
  });
  it("are none if everybody plays alone", () => {
    expect(teams(room("person", "bot"), 1).size).toBe(0);
  });
});

describe("searching", () => {
  const cast = [
    { id: "zot", name: "Зот", title: "Волшебник", mechanic: "Её кролик", playable: true },
    { id: "bryn", name: "Брин", title: "Боцман", mechanic: "Бьёт", playable: false },
  ] as CharacterInfo[];
  it("finds words in any case, and with or without the dots of ё", () => {
    expect(findCharacters(cast, "ЕЕ кролик", "all").map((one) => one.id)).toEqual(["zot"]);
  });
  it("shows those who cannot be played yet by themselves", () => {
    expect(findCharacters(cast, "", "later").map((one) => one.id)).toEqual(["bryn"]);
  });
  it("finds a card of two types under both", () => {
    const cards = [{ id: "a", title: "In!", text: "", type: "action/gambling", copies: 6 }] as CardInfo[];
    expect(findCards(cards, "", "gambling")).toHaveLength(1);
    expect(findCards(cards, "", "anytime")).toHaveLength(0);
    expect(count(cards)).toBe(6);
  });
});

describe("memory", () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
  });
  it("keeps the newest rooms first, and each once", () => {
    for (const one of ["a", "b", "c", "d", "e", "b"]) remember(one, 1000);
    expect(rooms(1000)).toEqual(["b", "e", "d", "c"]);
    forget("e", 1000);
    expect(rooms(1000)).toEqual(["b", "d", "c"]);
  });
  it("lets go of rooms after two weeks", () => {
    remember("a", 0);
    expect(rooms(15 * 86_400_000)).toEqual([]);
  });
  it("knows whether a game was played to its end", () => {
    expect(hasFinished()).toBe(false);
    haveFinished();
    expect(hasFinished()).toBe(true);
  });
  it("knows where the lesson was heard to its end", () => {
    expect(learned()).toBeNull();
    haveLearned("a");
    expect(learned()).toBe("a");
  });
  it("knows the last character, and Fiona for a new guest", () => {
    expect(lastCharacter()).toBe("fiona");
    chooseCharacter("zot");
    expect(lastCharacter()).toBe("zot");
  });
});

it("writes dates as where the visitor lives, if they read that language", async () => {
  const { locale, speak } = await import("../src/words/index.svelte");
  const { preferences } = await import("../src/state/preferences.svelte");
  preferences.language = "en";
  await speak("en");
  vi.stubGlobal("navigator", { languages: ["ru-RU", "en-GB", "en"] });
  expect(locale()).toBe("en-GB");
  vi.stubGlobal("navigator", { languages: ["de-DE"] });
  expect(locale()).toBe("en");
});

describe("the first game", () => {
  const one = (id: string, more: Partial<CharacterInfo> = {}): CharacterInfo =>
    ({ id, playable: true, plain: true, pack: false, ...more }) as CharacterInfo;
  const all = [
    one("fiona"),
    one("gerki"),
    one("phrenk", { plain: false }),
    one("zot"),
    one("tara", { playable: false }),
    one("ours", { pack: true }),
  ];
  it("is against those who bring along nothing but cards, and leaves the rest to chance", () => {
    expect(gentleCompany(all, "fiona", 3, () => 0.5)).toEqual(["gerki", "zot", null]);
    const falling = [0.9, 0.1][Symbol.iterator]();
    expect(gentleCompany(all, "fiona", 2, () => falling.next().value!)).toEqual(["zot", "gerki"]);
  });
  it("waits for the list of who can be played, whoever has asked for it first", async () => {
    let answer: (list: unknown) => void = () => undefined;
    const asked = vi.fn(() => new Promise((resolve) => (answer = resolve)));
    vi.stubGlobal("fetch", asked);
    const { cast } = await import("../src/views/door/cast.svelte");
    void cast.load("en");
    const known = cast.load("en").then(() => cast.all.length);
    answer({ ok: true, json: () => Promise.resolve({ characters: all }) });
    expect([await known, asked.mock.calls.length]).toEqual([all.length, 1]);
  });
});

describe("made-up names", () => {
  let idea: (chance: () => number) => string;
  beforeAll(async () => {
    vi.stubGlobal("location", { pathname: "/", hash: "" });
    ({ idea } = await import("../src/views/door/names"));
  });
  it.each(["en", "ru"] as const)("fit into the server's 24 letters in %s", async (language) => {
    const { preferences } = await import("../src/state/preferences.svelte");
    const { speak, say } = await import("../src/words/index.svelte");
    preferences.language = language;
    await speak(language);
    const longest = (id: string): number =>
      Math.max(
        ...say(id)
          .split(",")
          .map((word) => word.trim().length),
      );
    expect(longest("door-name-first") + 1 + longest("door-name-second")).toBeLessThanOrEqual(24);
    expect(idea(() => 0.999)).toMatch(/^\S+ \S+$/);
  });
});
