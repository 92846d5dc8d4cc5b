import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { FIRST } from "../src/lesson/first";
import { keysOf, momentOf, type MineLike, type Moment, type TableLike } from "../src/lesson/moment";
import { BESIDE, FOOT, NEVER, overlap, place, type Box } from "../src/lesson/bubble";
import { holds, leadsOn, Progress, stageOf, suggested, type Step } from "../src/lesson/steps";

interface Frame {
  events: { code: string; args: Record<string, unknown> }[];
  table: TableLike;
  mine: MineLike;
  look: boolean;
  answer?: string;
}
/** A real lesson, recorded by tools/lesson_recording.py; the pupil does what is suggested. */
const FRAMES: readonly Frame[] = readFileSync(new URL("./lesson-first.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Frame);
const SPEECH = new URL("../../src/alehouse/speech/", import.meta.url);

const sharesNothing = (step: Step): boolean => !step.id.startsWith("any-");

/** Walk through the recording; `read` says whether explanations are read before one goes on. */
function walk(read: boolean): {
  said: string[];
  answers: [Step | null, string, string | null][];
  progress: Progress;
} {
  const progress = new Progress(FIRST);
  const said: string[] = [];
  const answers: [Step | null, string, string | null][] = [];
  for (const frame of FRAMES) {
    progress.hear(frame.events.flatMap(keysOf));
    const now = momentOf(frame.table, frame.mine, frame.look);
    let step = progress.look(now);
    for (; step; step = progress.look(now)) {
      if (sharesNothing(step) && said.at(-1) !== step.id) said.push(step.id);
      if (!step.next || !read) break;
      progress.next();
    }
    if (frame.answer) answers.push([step, frame.answer, step && suggested(step, now)]);
  }
  return { said, answers, progress };
}

const moment = (change: Partial<Moment>): Moment => ({
  seat: 0,
  turn: 1,
  mine: true,
  phase: "action",
  over: false,
  question: null,
  decision: -1,
  touched: false,
  moves: [],
  hand: [],
  top: null,
  round: false,
  control: null,
  ...change,
});

describe("the first lesson", () => {
  test("teaches everything in its order", () => {
    expect(walk(true).said).toEqual(
      [
        ["welcome", "track", "gold", "discard", "colours", "action", "order", "drink", "drunk"],
        ["shield", "ignored", "others"],
        ["discard-again", "action-again", "negate", "negated", "order-again", "chaser"],
        [
          "chaser-drunk",
          "events",
          "round",
          "bid",
          "cheat",
          "won",
          "anytime",
          "win",
          "help",
          "question",
          "end",
        ],
      ].flat(),
    );
  });

  test("suggests what the server's own test plays", () => {
    const { answers } = walk(true);
    expect(answers.length).toBe(11);
    for (const [step, answer, hint] of answers) expect([step?.id, hint]).toEqual([step?.id, answer]);
  });

  test("asks for that and for nothing else, also while something is being explained", () => {
    const progress = new Progress(FIRST);
    for (const frame of FRAMES) {
      progress.hear(frame.events.flatMap(keysOf));
      const now = momentOf(frame.table, frame.mine, frame.look);
      progress.look(now);
      if (!frame.answer) continue;
      const asks = progress.asks(now)!;
      expect([asks.id, suggested(asks, now)]).toEqual([asks.id, frame.answer]);
    }
    const free = moment({ turn: 9, question: "action", moves: ["pass"] });
    expect(new Progress(FIRST).asks(free)).toBeNull();
  });

  test("goes back with a move that is taken back, from any question to any before it", () => {
    const asked = FRAMES.filter((frame) => frame.answer);
    for (const [to, frame] of asked.entries()) {
      const progress = new Progress(FIRST);
      const until = FRAMES.indexOf(asked[to + 1] ?? FRAMES.at(-1)!);
      let before = "";
      for (const one of FRAMES.slice(0, until + 1)) {
        progress.hear(one.events.flatMap(keysOf));
        const now = momentOf(one.table, one.mine, one.look);
        while (progress.look(now)?.next) progress.next();
        if (one === frame)
          before = JSON.stringify([progress.look(now)?.id, [...progress.done], [...progress.seen]]);
      }
      progress.rewind();
      const again = { ...momentOf(frame.table, frame.mine, frame.look), decision: 1000 };
      const step = progress.look(again);
      expect(JSON.stringify([step?.id, [...progress.done], [...progress.seen]])).toBe(before);
    }
  });

  test("does not hold up somebody who reads nothing", () => {
    const { said, progress } = walk(false);
    expect(said).toContain("welcome");
    expect(said.length).toBe(new Set(said).size);
    const after = [1, 2, 3, 4, 5].map(
      (n) => progress.look(moment({ turn: 7, question: "action", decision: 1000 + n }))?.id,
    );
    expect(after).toContain("end");
  });

  test("has something to say to every question, whatever was done before", () => {
    const all = FIRST.filter((step) => !step.again).map((step) => step.id);
    for (const kind of [
      "window",
      "discard",
      "action",
      "order",
      "bid",
      "split",
      "may",
      "option",
      "target",
      "number",
    ]) {
      const progress = new Progress(FIRST, all);
      expect(progress.look(moment({ question: kind, decision: 3, moves: ["pass"] }))?.id).toMatch(/^any-/);
    }
    expect(new Progress(FIRST, all).look(moment({ mine: false }))?.id).toBe("any-watch");
  });

  test("says of one's own answer that it helps nobody to negate it, for its own card is lit", () => {
    const top = { kind: "card", seat: 0, card: "youll-need-a-bigger-sword-than-that" };
    const step = new Progress(FIRST).look(moment({ mine: false, top }))!;
    expect([step.id, step.cards]).toEqual(["any-own", { card: "i-dont-think-so" }]);
    expect(new Progress(FIRST).look(moment({ mine: false, top: { ...top, seat: 1 } }))?.id).toBe("any-watch");
  });

  test("says each step in both languages, and nothing that no step says", () => {
    for (const language of ["en", "ru"]) {
      const text = readFileSync(new URL(`${language}/page/lesson.ftl`, SPEECH), "utf8");
      const written = [...text.matchAll(/^lesson-first-([a-z-]+) =/gm)].map((found) => found[1]);
      expect(written.sort()).toEqual(FIRST.map((step) => step.id).sort());
      for (const step of FIRST) {
        const line = text.split("\n").find((one) => one.startsWith(`lesson-first-${step.id} =`))!;
        const used = [...line.matchAll(/\$(\w+)/g)].map((found) => found[1]);
        expect([step.id, used.sort()]).toEqual([
          step.id,
          [...Object.keys({ ...step.cards, ...step.characters }), ...(step.button ? ["button"] : [])].sort(),
        ]);
        // A name may end like a sentence.
        const sentences = line.replaceAll("Drink Me!", "Drink Me").split(/[.!?](?:\s|$)/);
        expect([step.id, sentences.filter((part) => part.trim()).length <= 2]).toEqual([step.id, true]);
      }
    }
  });
});

describe("walking", () => {
  const steps: Step[] = [
    { id: "read", when: { question: "any" }, point: [], next: true },
    { id: "act", when: { question: "action" }, point: [], hint: { move: "pass" } },
    { id: "later", when: { seen: "drunk:0" }, point: [], next: true },
    { id: "watch", when: { question: "none" }, point: [], again: true },
  ];

  test("an explanation stays until it is read", () => {
    const progress = new Progress(steps);
    const now = moment({ question: "action", decision: 1, moves: ["pass"] });
    expect(progress.look(now)?.id).toBe("read");
    expect(progress.look(now)?.id).toBe("read");
    progress.next();
    expect(progress.look(now)?.id).toBe("act");
    expect(suggested(steps[1]!, now)).toBe("pass");
  });

  test("whoever answers has read enough", () => {
    const progress = new Progress(steps);
    progress.look(moment({ question: "action", decision: 1 }));
    expect(progress.look(moment({ question: "action", decision: 2 }))?.id).toBe("act");
    expect(progress.look(moment({}))?.id).toBe("watch");
    expect([...progress.done]).toEqual(["read", "act"]);
  });

  test("an explanation that comes between questions is still there at the next one", () => {
    const progress = new Progress(steps, ["read"]);
    expect(progress.look(moment({}))?.id).toBe("watch");
    progress.hear(["drunk:0"]);
    expect(progress.look(moment({}))?.id).toBe("later");
    expect(progress.look(moment({ question: "window", decision: 5 }))?.id).toBe("later");
    progress.next();
    expect(progress.look(moment({ question: "window", decision: 5 }))).toBeNull();
    expect(progress.look(moment({}))?.id).toBe("watch");
  });

  test("what was read before a reload is not said again", () => {
    expect(new Progress(steps, ["read"]).look(moment({ question: "action", decision: 1 }))?.id).toBe("act");
  });

  test("a suggestion is made only where it is possible", () => {
    const step: Step = { id: "throw", when: {}, point: [], hint: { discard: ["b", "z"] } };
    expect(suggested(step, moment({ question: "discard", hand: ["a", "b", "z"] }))).toBe("discard 2 3");
    expect(suggested(step, moment({ question: "discard", hand: ["a"] }))).toBe("discard nothing");
    expect(suggested(step, moment({ question: "action", hand: ["b"] }))).toBeNull();
    expect(suggested(steps[1]!, moment({ question: "action", moves: [] }))).toBeNull();
  });

  test("only what leads to the suggestion is let through, and one hears how far one is", () => {
    const hit = { move: "play x on gerki" };
    const now = moment({ question: "action", moves: ["pass", "play x on gerki", "play x on deirdre"] });
    expect([leadsOn(hit, "x"), leadsOn(hit, "y"), leadsOn({ move: "pass" }, "x")]).toEqual([
      true,
      false,
      false,
    ]);
    const chosen = { card: null, places: [], ready: null };
    expect(stageOf(hit, now, chosen)).toBe("begin");
    expect(stageOf(hit, now, { ...chosen, card: "y" })).toBe("begin");
    expect(stageOf(hit, now, { ...chosen, card: "x" })).toBe("seat");
    expect(stageOf(hit, now, { ...chosen, card: "x", ready: "play x on deirdre" })).toBe("seat");
    expect(stageOf(hit, now, { ...chosen, card: "x", ready: "play x on gerki" })).toBe("press");
    const two = { discard: ["b", "d"] };
    const hand = moment({ question: "discard", hand: ["a", "b", "c", "d"] });
    expect([leadsOn(two, "b"), leadsOn(two, "a")]).toEqual([true, false]);
    expect(stageOf(two, hand, { ...chosen, places: [3] })).toBe("begin");
    expect(stageOf(two, hand, { ...chosen, places: [3, 1] })).toBe("press");
    expect(stageOf(two, hand, { ...chosen, places: [3, 1, 0] })).toBe("begin");
    expect(stageOf({ discard: [] }, hand, chosen)).toBe("begin");
  });

  test("every condition counts", () => {
    const now = moment({
      question: "window",
      turn: 4,
      touched: true,
      moves: ["pass", "play x on gerki"],
      hand: ["x"],
      top: { kind: "card", seat: 1, card: "knife" },
      round: true,
    });
    const true_ = {
      question: "window",
      turns: [4, 4],
      mine: true,
      phase: "action",
      top: ["knife"],
      topMine: false,
    } as const;
    const more = {
      topKind: "card",
      touched: true,
      holds: ["x"],
      can: "play x",
      seen: "a",
      unseen: "b",
      round: true,
    };
    const seen = new Set(["a"]);
    expect(holds({ ...true_, ...more }, now, seen)).toBe(true);
    const wrong: Record<string, unknown> = {
      question: "none",
      turns: [5, 6],
      mine: false,
      phase: "drink",
      top: ["other"],
      topMine: true,
      topKind: "drink",
      touched: false,
      holds: ["y"],
      can: "play y",
      seen: "b",
      unseen: "a",
      round: false,
      over: true,
    };
    for (const [name, value] of Object.entries(wrong)) {
      expect([name, holds({ ...true_, ...more, [name]: value }, now, seen)]).toEqual([name, false]);
    }
  });

  test("a window in which one can only pass, or that closes by itself, is no question", () => {
    const table = FRAMES[0]!.table;
    const question = { decision: 7, kind: "window", moves: [{ text: "pass" }] };
    expect(momentOf(table, { seat: 0, hand: [], question }, false).question).toBeNull();
    const more = { ...question, moves: [{ text: "pass" }, { text: "play x" }] };
    expect(momentOf(table, { seat: 0, hand: [], question: more }, false).question).toBe("window");
    expect(momentOf(table, { seat: 0, hand: [], question: more }, true).question).toBeNull();
  });
});

describe("the bubble", () => {
  const view = { width: 1440, height: 900 };
  const size = { width: 360, height: 140 };
  const at = (left: number, top: number, width = 144, height = 200): Box => ({ left, top, width, height });

  test("stands above a card of the hand, with its arrow over the card", () => {
    const target = at(600, 680);
    const found = place(target, [size], view, [{ ...at(370, 680, 1060, 200), weight: 6 }]);
    expect(found.side).toBe("above");
    expect(found.left + found.arrow).toBeCloseTo(672);
    expect(overlap({ ...found, ...size }, target)).toBe(0);
  });

  test("under one end of a wide mat it still points at that mat", () => {
    const mat = at(588, 72, 556, 164);
    const prompt = { ...at(800, 256, 344, 160), weight: NEVER };
    const found = place(mat, [size], view, [prompt, { ...at(0, 72, 430, 600), weight: 12 }]);
    expect(found.side).toBe("below");
    expect(found.left + found.arrow).toBeGreaterThan(mat.left);
    expect(overlap({ ...found, ...size }, prompt)).toBe(0);
  });

  test("goes elsewhere if that would hide the prompt", () => {
    const prompt = at(560, 420, 300, 240);
    const found = place(at(600, 680), [size], view, [{ ...prompt, weight: NEVER }]);
    expect(overlap({ ...found, ...size }, prompt)).toBe(0);
  });

  test("becomes a strip where only a strip fits", () => {
    const strip = { width: 560, height: 64 };
    const full = [at(0, 0, 1440, 540), at(0, 620, 1440, 280)].map((box) => ({ ...box, weight: NEVER }));
    const found = place(at(600, 700), [size, strip], view, full);
    expect(found.width).toBe(560);
    for (const box of full) expect(overlap({ ...found, ...strip }, box)).toBe(0);
  });

  test("stays on a phone's screen, off what it points at, off the prompt and off one's Gold", () => {
    const phone = { width: 390, height: 844 };
    const wide = { width: 374, height: 130 };
    const kept = [at(8, 470, 374, 140), at(300, 620, 60, 24)].map((box) => ({ ...box, weight: NEVER }));
    for (const target of [at(8, 60, 118, 120), at(120, 690, 120, 150), at(20, 560, 340, 44)]) {
      const found = place(target, [wide], phone, kept);
      expect(found.left).toBeGreaterThanOrEqual(8);
      expect(found.left + wide.width).toBeLessThanOrEqual(382);
      expect(found.top + wide.height).toBeLessThanOrEqual(836);
      for (const box of [target, ...kept]) expect(overlap({ ...found, ...wide }, box)).toBe(0);
    }
  });

  test("stays at the foot of a phone while others play, whatever lies in the middle", () => {
    const phone = { width: 390, height: 844 };
    const wide = { width: 374, height: 64 };
    const hand = { ...at(0, 650, 390, 194), weight: 1 };
    const prompt = { ...at(8, 470, 374, 70), weight: NEVER };
    const chain = { ...at(8, 240, 374, 130), weight: 12 };
    const own = { ...at(8, 545, 374, 70), weight: 12 };
    const tops = [[], [prompt], [prompt, chain]].map(
      (keep) => place(null, [wide], phone, [hand, own, ...keep], FOOT).top,
    );
    expect(new Set(tops)).toEqual(new Set([844 - 64 - 8]));
  });

  test("stays beside the middle while others play, below what is asked and off the log", () => {
    const low = { width: 360, height: 96 };
    const log = { ...at(1160, 72, 264, 546), weight: 1 };
    const prompt = { ...at(800, 256, 340, 120), weight: NEVER };
    const stack = { ...at(210, 256, 560, 300), weight: 40 };
    const felt = { ...at(8, 256, 797, 350), weight: 12 };
    for (const keep of [[], [stack], [felt]]) {
      const found = { ...place(null, [low], view, [log, prompt, ...keep], BESIDE), ...low };
      expect(found.top).toBeGreaterThan(376);
      for (const box of [prompt, ...keep]) expect(overlap(found, box)).toBe(0);
      expect(overlap(found, log)).toBeLessThan(1000);
    }
  });

  test("has no arrow without a target, and none that would cross something else", () => {
    expect(place(null, [size], view, [])).toMatchObject({ side: "none", arrow: 0 });
    const far = place(at(600, 700), [size], view, [{ ...at(0, 300, 1440, 600), weight: NEVER }]);
    expect(far).toMatchObject({ side: "none", arrow: 0 });
  });
});
