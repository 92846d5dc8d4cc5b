// The page says what alehouse.speech says: held against it on everything that happens in some random games.
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import en from "virtual:words/en";
import ru from "virtual:words/ru";
import { describe, expect, it } from "vitest";
import type { MoveInfo, PourView } from "../src/wire/messages";
import { bound, Catalogue, message } from "../src/words/bundle";
import { parted } from "../src/words/effects";
import { eventMessage, type Told } from "../src/words/events";
import { moveMessage } from "../src/words/talk";
import { Voice, type Named } from "../src/words/voice";

type Texts = Record<string, string>;
interface Asked {
  seat: number;
  kind: string;
  about: string | null;
  drinks: PourView[];
  texts: Texts;
}
interface Corpus {
  cards: Record<string, Record<string, Named>>;
  games: {
    names: Record<string, string[]>;
    sides: number[];
    /** Each as it is told to somebody who watches, and to those whom it is about. */
    events: (Told & { you: number | null; texts: Texts })[];
    moves: (Asked & { move: MoveInfo })[];
  }[];
}

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const PYTHON = `${ROOT}.venv/bin/python`;
const corpus = JSON.parse(
  execFileSync(PYTHON, ["-m", "tools.words_corpus"], { cwd: ROOT, maxBuffer: 1 << 28, encoding: "utf8" }),
) as Corpus;
const CATALOGUES = { en: new Catalogue("en", en), ru: new Catalogue("ru", ru) };

describe.each(Object.entries(CATALOGUES))("in %s", (language, catalogue) => {
  const cards = corpus.cards[language]!;
  const voices = corpus.games.map(
    (game) => new Voice({ names: game.names[language]!, sides: game.sides, card: (id) => cards[id] }),
  );

  it("tells every event alike", () => {
    const codes = new Set<string>();
    corpus.games.forEach((game) => {
      for (const event of game.events) {
        codes.add(event.code);
        const voice = new Voice({
          names: game.names[language]!,
          sides: game.sides,
          card: (id) => cards[id],
          you: event.you,
        });
        const said = catalogue.say(message("told", { text: eventMessage(event, voice) }));
        expect(said, JSON.stringify(event)).toBe(event.texts[language]);
      }
    });
    expect(codes.size).toBeGreaterThan(40);
  });

  it("names every move alike", () => {
    let count = 0;
    corpus.games.forEach((game, at) => {
      for (const asked of game.moves) {
        if (asked.kind === "shed") continue; // The cards to choose from are not in the corpus.
        count += 1;
        const said = catalogue.say(moveMessage(asked.move, asked, voices[at]!, { drinks: asked.drinks }));
        expect(said, JSON.stringify(asked.move)).toBe(asked.texts[language]);
      }
    });
    expect(count).toBeGreaterThan(500);
  });
});

describe("the door", () => {
  it("counts those who can be played, and says of the others only that they come", () => {
    const count = (n: number, more: number): string[] =>
      Object.values(CATALOGUES).map((one) => one.say(message("door-count", { n, more })));
    expect(count(12, 17)).toEqual([
      "characters to play. 17 more are on the way.",
      "персонажей на выбор. Ещё 17 нарисованы и появятся позже.",
    ]);
    expect(count(12, 0).map((text) => text.trim())).toEqual(["characters to play.", "персонажей на выбор."]);
    expect(count(21, 1)[1]).toBe("персонаж на выбор. Ещё 1 нарисован и появится позже.");
  });

  it("promises the same lesson wherever it is offered", () => {
    for (const catalogue of Object.values(CATALOGUES)) {
      const [first, text] = ["door-first", "door-learn-text"].map((id) => catalogue.say(message(id, {})));
      expect(first).toContain("7");
      // It breaks where we want it to, and nowhere else.
      expect(first!.toLowerCase().replaceAll("\u00a0", " ")).toContain(text!.toLowerCase());
    }
  });
});

it("needs no full stop behind a title that ends with its own mark", () => {
  const said = (language: "en" | "ru", text: string): string => {
    const cards = message("title", { text });
    return CATALOGUES[language].say(
      message("table-over-reason", { why: "gold", known: "yes", you: "no", name: "Eve", cards }),
    );
  };
  expect(said("en", "Tip the Wench.")).toBe("The last Gold of Eve went with “Tip the Wench.”");
  expect(said("en", "I raise!")).toBe("The last Gold of Eve went with “I raise!”");
  expect(said("en", "Wine")).toBe("The last Gold of Eve went with “Wine”.");
  expect(said("ru", "Поднимаю!")).toBe("Eve: последнее Золото забрала карта «Поднимаю!».");
});

it("keeps a number with what it counts, also where sentences stand within others", () => {
  const page = new Catalogue("ru", ru, bound);
  const amount = message("amount-fortitude", { n: 2 });
  const said = page.say(message("effect-change", { who: "other", seat: "Зот", way: "down", amount }));
  expect(said).toBe("Зот теряет 2\u00a0Стойкости");
  expect(parted(page.say(amount))).toEqual(["2", "Стойкости"]);
});

it("has a word for whatever a pack brings along", () => {
  for (const [language, source] of Object.entries({ en, ru })) {
    const catalogue = CATALOGUES[language as "en" | "ru"];
    const kinds = [...source.matchAll(/^([a-z-]+)-other =/gm)].map((found) => found[1]!);
    expect(kinds).toEqual(expect.arrayContaining(["counter", "deck", "zone"]));
    for (const kind of kinds) {
      const said = catalogue.say(message(`${kind}-wolves`, { name: "wolves", text: "wolves", n: 2 }));
      expect(said.toLowerCase(), kind).toContain("wolves");
      expect(said, kind).not.toContain(`${kind}-wolves`);
    }
  }
});
