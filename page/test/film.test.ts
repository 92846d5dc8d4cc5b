import { describe, expect, it } from "vitest";
import { jump, linesAt, reel } from "../src/model/film";

const seat = (n: number, gold = 10): object => ({ seat: n, gold });
const frame = (n: number, more: object): object => ({
  n,
  at: n * 100,
  back: false,
  events: [],
  table: {},
  hands: {},
  ...more,
});
const film = {
  id: "x",
  seat: null,
  characters: ["fiona", "zot"],
  names: ["fiona", "zot"],
  players: ["A", "B"],
  variant: "individual",
  teams: [[0], [1]],
  commitment: "",
  seed: "",
  how: "played",
  winners: [0],
  frames: [
    frame(0, {
      table: { seats: [seat(0), seat(1)], turn: 1, pot: 0, stack: [] },
      hands: { 0: ["a", "b"], 1: ["c"] },
      events: [{ code: "turn", args: { seat: 0, turn: 1 } }],
    }),
    frame(1, { table: { seats: [seat(1, 7)], pot: 3 }, hands: { 0: ["a"] } }),
    frame(2, { events: [{ code: "turn", args: { seat: 1, turn: 2 } }] }),
    frame(3, {
      back: true,
      table: { seats: [seat(0), seat(1)], turn: 1, pot: 0, stack: [] },
      hands: { 0: ["a", "b"], 1: ["c"] },
    }),
    frame(4, { events: [{ code: "out", args: { seat: 1, why: "gold" } }] }),
  ],
} as unknown as Parameters<typeof reel>[0];

describe("a film", () => {
  const { moments, marks, lines } = reel(film);

  it("shows the table of each moment", () => {
    expect(moments.map(({ table }) => table.pot)).toEqual([0, 3, 3, 0, 0]);
    expect(moments[1]!.table.seats.map(({ gold }) => gold)).toEqual([10, 7]);
    expect(moments[0]!.table.seats[1]!.gold).toBe(10);
  });

  it("keeps hands that did not change, and takes a move back whole", () => {
    expect(moments[2]!.hands).toEqual({ 0: ["a"], 1: ["c"] });
    expect(moments[3]!.hands).toEqual({ 0: ["a", "b"], 1: ["c"] });
  });

  it("knows where to jump", () => {
    expect(marks.map(({ kind, frame }) => [kind, frame])).toEqual([
      ["turn", 0],
      ["turn", 2],
      ["out", 4],
    ]);
    expect(jump(marks, 0, "turn", 1)).toBe(2);
    expect(jump(marks, 2, "turn", -1)).toBe(0);
    expect(jump(marks, 4, "turn", 1)).toBeNull();
    expect(lines.length).toBe(moments.at(-1)!.told);
  });
});

describe("what was told to one seat alone", () => {
  const drew = { code: "drew", args: { cards: ["a", "b"] }, private: true };
  const seen = (seat: number | null): unknown =>
    reel({ ...film, seat, frames: [frame(0, { events: [drew] })] } as never).lines.map(({ args }) => args);

  it("is told of it by name, as anybody may watch", () => {
    expect(seen(1)).toEqual([{ cards: ["a", "b"], seat: 1 }]);
  });

  it("is left out with all hands open", () => {
    expect(seen(null)).toEqual([]);
  });
});

describe("a hand", () => {
  const held = (...hands: string[]): unknown =>
    reel({
      ...film,
      frames: hands.map((hand, at) => frame(at, { back: !at, hands: { 0: [...hand] } })),
    } as never).moments.map(({ laid }) => laid["0"]);

  it("lies at each moment as it does for whoever has watched from the beginning", () => {
    expect(held("abc", "ac", "acd")).toEqual([
      ["a", "b", "c"],
      ["a", null, "c"],
      ["a", "d", "c"],
    ]);
  });
});

describe("a jump to a loss", () => {
  const table = (gold: number, kind: string): object => ({
    table: {
      seats: [{ ...seat(1, gold), alive: true, fortitude: 9, alcohol: 2 }],
      stack: [{ kind, lost: kind === "last-chance" ? [gold ? 0 : 1] : [] }],
    },
  });
  const out = { events: [{ code: "out", args: { seat: 1, why: "gold" } }] };
  const lost = (...frames: object[]): number | undefined =>
    reel({
      ...film,
      frames: [film.frames[0], ...frames.map((one, at) => frame(at + 1, one))],
    } as unknown as Parameters<typeof reel>[0]).marks.find(({ kind }) => kind === "out")?.frame;

  it("goes to what has hit them, and not to what others do after it", () => {
    const chance = table(0, "last-chance");
    expect(lost(table(0, "card"), chance, {}, { ...table(0, "drink"), ...out })).toBe(2);
    // An earlier one has helped.
    expect(lost(chance, table(1, "free"), chance, out)).toBe(3);
  });

  it("goes to where it is told if there was no last chance for them", () => {
    expect(lost(table(0, "card"), out)).toBe(2);
    expect(lost(table(3, "last-chance"), out)).toBe(2); // it was somebody else's
  });
});

describe("a move that was taken back", () => {
  const order = (target: number): object => ({ code: "order", args: { seat: 0, target } });
  const told = {
    ...film,
    frames: [
      frame(0, { table: { seats: [seat(0), seat(1)], turn: 1, pot: 0 }, events: [] }),
      frame(3, { events: [{ code: "turn", args: { seat: 0, turn: 1 } }] }),
      frame(5, { events: [order(1)] }),
      // Row 4 told nothing, so it has no frame.
      frame(6, { back: true, to: 4, by: 0, move: "order zot", table: { seats: [seat(0), seat(1)] } }),
      frame(7, { events: [order(1)] }),
    ],
  } as unknown as Parameters<typeof reel>[0];
  const found = reel(told);
  const log = (at: number): string[] =>
    linesAt(found, at).map((line) => (line.undone === undefined ? line.code : `-${line.code}`));

  it("is struck in the log from that moment on", () => {
    expect(log(2)).toEqual(["turn", "order"]);
    expect(log(3)).toEqual(["turn", "-order", "taken-back"]);
    expect(log(4)).toEqual(["turn", "-order", "taken-back", "order"]);
    expect(found.lines[2]!.args).toEqual({ seat: 0, deed: "order zot" });
  });

  it("stands as it was told in films of old", () => {
    expect(reel(film).lines.map(({ code }) => code)).toEqual(["turn", "turn", "out"]);
  });
});

describe("a game that was given up", () => {
  const table = { seats: [seat(0), seat(1)], turn: 1, pot: 0, over: false, winners: [] };
  const told = (how: string, winners: number[], ...frames: object[]): ReturnType<typeof reel> =>
    reel({ ...film, how, winners, frames: [frame(0, { table }), ...frames] } as unknown as Parameters<
      typeof reel
    >[0]);
  const codes = ({ lines }: ReturnType<typeof reel>): string[] => lines.map(({ code }) => code);

  it("says who gave up, and when, also if a move is taken back later", () => {
    const turn = { events: [{ code: "turn", args: { seat: 0, turn: 1 } }] };
    const found = told(
      "conceded",
      [1],
      frame(1, turn),
      frame(2, { gave_up: 0 }),
      frame(3, { back: true, to: 0, by: 1, table }),
      frame(4, { gave_up: 1 }),
    );
    expect(linesAt(found, 2).map(({ code }) => code)).toEqual(["turn", "gave-up"]);
    expect(found.lines.map(({ code, undone }) => [code, undone])).toEqual([
      ["turn", 3],
      ["gave-up", undefined],
      ["taken-back", undefined],
      ["gave-up", undefined],
    ]);
    expect(found.lines[1]!.args).toEqual({ seat: 0 });
  });

  it("is over at its last moment, though the rules have not ended it", () => {
    const found = told("conceded", [1], frame(2, { gave_up: 0 }));
    expect(found.moments.map(({ table: now }) => [now.over, now.winners])).toEqual([
      [false, []],
      [true, [1]],
    ]);
    expect(found.marks.at(-1)).toMatchObject({ kind: "over", frame: 1 });
    expect(codes(found)).toEqual(["gave-up"]);
  });

  it("says that nobody came back", () => {
    const found = told("abandoned", [], frame(2, {}));
    expect(found.moments.at(-1)!.table).toMatchObject({ over: true, winners: [] });
    expect(codes(found)).toEqual(["abandoned"]);
  });
});
