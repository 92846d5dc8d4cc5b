import { describe, expect, it } from "vitest";
import { Depths, Story } from "../src/model/log";
import type { Event } from "../src/wire/messages";

const told = (code: string, args: Record<string, unknown> = {}): Event => ({ code, args });
const play = (seat: number, card: string, bid = 0): Event => told("play", { seat, card, bid });
const about = (seat: number, card: string, moment = "before"): Record<string, unknown> => ({
  entry: "card",
  seat,
  card,
  moment,
});

function depths(...events: Event[]): [string, number][] {
  return new Depths()
    .lines(1, events)
    .map((line) => [(line.args["card"] as string) ?? line.code, line.depth]);
}

describe("causes", () => {
  it("stand above their effects", () => {
    expect(
      depths(
        told("turn", { seat: 0, turn: 1 }),
        play(0, "elbow"),
        told("open", about(0, "elbow")),
        told("close", about(0, "elbow")),
        told("resolve", about(0, "elbow")),
        told("change", { seat: 1, what: "fortitude", n: -2 }),
        told("open", about(0, "elbow", "after")),
        told("close", about(0, "elbow", "after")),
        told("order", { seat: 0, target: 1 }),
      ),
    ).toEqual([
      ["turn", 0],
      ["elbow", 0],
      ["change", 1],
      ["order", 0],
    ]);
  });

  it("follow a Negate of an Ignore", () => {
    expect(
      depths(
        play(0, "elbow"),
        play(1, "shrug"),
        play(0, "nope"),
        told("resolve", about(0, "nope")),
        told("negate", about(1, "shrug")),
        told("resolve", about(0, "elbow")),
        told("change", { seat: 1, what: "fortitude", n: -2 }),
      ),
    ).toEqual([
      ["elbow", 0],
      ["shrug", 1],
      ["nope", 2],
      ["shrug", 2],
      ["change", 1],
    ]);
  });

  it("never pile up: a negated card is gone, and a point between phases is clean", () => {
    const lines = depths(
      play(0, "elbow"),
      play(1, "nope"),
      told("resolve", about(1, "nope")),
      told("negate", about(0, "elbow")),
      told("open", { entry: "free", seat: 0, card: null, moment: "before" }),
      play(2, "wind"),
    );
    expect(lines.at(-1)).toEqual(["wind", 0]);
  });

  it("are what is open again, and not what was played at it before", () => {
    const drink = told("open", { entry: "drink", seat: 0, card: null, moment: "before" });
    const lines = depths(
      told("reveal", { seat: 0, target: 0, cards: ["light-ale"] }),
      drink,
      play(0, "tip"),
      told("open", about(0, "tip")),
      play(2, "shrug"),
      told("resolve", about(2, "shrug")),
      told("open", about(0, "tip")),
      play(2, "nod"),
      told("resolve", about(2, "nod")),
      told("open", about(0, "tip")),
      told("resolve", about(0, "tip")),
      told("pay", { seat: 2, n: 1, to: "inn" }),
      drink,
      play(1, "spike"),
    );
    expect(lines).toEqual([
      ["reveal", 0],
      ["tip", 1],
      ["shrug", 2],
      ["nod", 2],
      ["pay", 2],
      ["spike", 1],
    ]);
  });

  it("leave out an empty pot that somebody collects", () => {
    const lines = depths(told("won", { seat: 0, n: 0 }), told("collect", { seat: 0, n: 0 }));
    expect(lines).toEqual([["won", 1]]);
  });

  it("keep a Round of Gambling together", () => {
    expect(
      depths(
        play(0, "in"),
        told("resolve", about(0, "in")),
        told("round", { seat: 0, seats: [0, 1] }),
        told("pay", { seat: 0, n: 1, to: "pot" }),
        play(1, "raise", 1),
        told("resolve", about(1, "raise")),
        told("pay", { seat: 0, n: 1, to: "pot" }),
        play(0, "ace", 1),
        told("pass-bid", { seat: 1 }),
        told("won", { seat: 0, n: 4 }),
        told("order", { seat: 0, target: 1 }),
      ),
    ).toEqual([
      ["in", 0],
      ["round", 0],
      ["pay", 1],
      ["raise", 1],
      ["pay", 2],
      ["ace", 1],
      ["pass-bid", 2],
      ["won", 1],
      ["order", 0],
    ]);
  });

  it("are not the last of several Drinks: what answers any of them stands beside them", () => {
    const reveal = (seat: number): Event => told("reveal", { seat, target: seat, cards: ["ale"] });
    const answer = [
      play(2, "spike"),
      told("resolve", about(2, "spike")),
      told("edit", { seat: 2, drinker: 0 }),
    ];
    expect(
      depths(play(0, "toast"), told("resolve", about(0, "toast")), reveal(0), reveal(1), ...answer),
    ).toEqual([
      ["toast", 0],
      ["reveal", 1],
      ["reveal", 1],
      ["spike", 1],
      ["edit", 2],
    ]);
    expect(depths(reveal(0), ...answer)).toEqual([
      ["reveal", 0],
      ["spike", 1],
      ["edit", 2],
    ]);
  });

  it("do not tell of nothing", () => {
    expect(
      depths(told("draw", { seat: 0, n: 0 }), told("discard", { seat: 0, cards: [] }), told("open", {})),
    ).toEqual([]);
  });
});

describe("what is told twice, or comes to nothing", () => {
  it("is told once: who knows the cards that were drawn knows how many", () => {
    expect(depths(told("draw", { seat: 0, n: 1 }), told("drew", { cards: ["elbow"] }))).toEqual([
      ["drew", 0],
    ]);
    expect(depths(told("draw", { seat: 1, n: 1 }))).toEqual([["draw", 0]]);
  });

  it("is told if somebody meant it: a gain at the most there is", () => {
    expect(depths(told("change", { seat: 0, what: "fortitude", n: 0, now: 20, meant: 2 }))).toHaveLength(1);
    expect(depths(told("change", { seat: 0, what: "fortitude", n: 0, now: 20, meant: 0 }))).toHaveLength(0);
  });
});

describe("a move that was taken back", () => {
  it("leaves what was pending before it as it was", () => {
    const story = new Story();
    story.add(1, [play(0, "elbow"), told("open", about(0, "elbow"))]);
    story.add(2, [play(1, "shrug")]);
    story.add(3, [play(0, "nope")]);
    story.back(4, 1, 1);
    story.add(5, [play(1, "duck")]);
    expect(story.lines.map(({ code, args, depth, undone }) => [args["card"] ?? code, depth, undone])).toEqual(
      [
        ["elbow", 0, undefined],
        ["shrug", 1, 4],
        ["nope", 2, 4],
        ["taken-back", 0, undefined],
        ["duck", 1, undefined],
      ],
    );
  });

  it("can be followed by another one that goes back further", () => {
    const story = new Story();
    story.add(1, [told("turn", { seat: 0, turn: 1 })]);
    story.add(2, [told("order", { seat: 0, target: 1 })]);
    story.add(3, [told("pass-bid", { seat: 0 })]);
    story.back(4, 0, 2);
    story.back(5, 0, 1);
    expect(story.lines.map(({ code, undone }) => [code, undone])).toEqual([
      ["turn", undefined],
      ["order", 5],
      ["pass-bid", 4],
      ["taken-back", undefined],
      ["taken-back", undefined],
    ]);
  });
});
