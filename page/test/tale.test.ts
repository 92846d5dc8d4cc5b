// The log keeps what it has made of a line: it must never keep too much.
import { expect, it } from "vitest";
import { Story, type Line } from "../src/model/log";
import { tale } from "../src/model/tale";
import type { Said } from "../src/wire/messages";
import { heard, recalled, type Spoken } from "../src/model/spoken";

const line = (seq: number, code = "order", args: Record<string, unknown> = {}): Line => ({
  seq,
  code,
  args,
  private: false,
  depth: 0,
});
const said = (at: number, text: string): Spoken =>
  ({ kind: "said", said: { type: "said", name: "Ann", text }, at }) as unknown as Spoken;

it("gives the same entries again when the log grows, and new ones for what is new", () => {
  const lines = [line(1, "turn"), line(2)];
  const first = tale(lines, []);
  const second = tale([...lines, line(3)], []);
  expect(second[0]).toBe(first[0]);
  expect(second[1]).toBe(first[1]);
  expect(second.map((entry) => entry.key)).toEqual(["t0", "l1", "l2"]);
});

it("does not take one line for another that reads the same", () => {
  const [one] = tale([line(1)], []);
  const [other] = tale([line(1)], []);
  expect(other).not.toBe(one);
  expect(other).toEqual(one);
});

it("makes an entry anew for a line that stands elsewhere", () => {
  const moved = line(5);
  const [before] = tale([moved], []);
  const [, after] = tale([line(4), moved], []);
  expect(before!.key).toBe("l0");
  expect(after!.key).toBe("l1");
});

it("shows that a line was taken back", () => {
  const story = new Story();
  story.add(1, [{ code: "order", args: { seat: 0, target: 1 } }]);
  story.add(2, [{ code: "order", args: { seat: 1, target: 0 } }]);
  const before = tale(story.lines, []);
  story.back(3, 1, 1);
  const after = tale(story.lines, []);
  expect(after[0]).toBe(before[0]);
  expect(after[1]).toMatchObject({ kind: "line", line: { seq: 2, undone: 3 } });
});

it("recalls what was said before we came, and nothing twice", () => {
  const line = (at: number, seq: number): Said => ({
    type: "said",
    who: 1,
    name: "Ann",
    text: `${at}`,
    at,
    seq,
  });
  const known = [line(1, 4), line(2, 4), line(3, 5)].map(heard);
  expect(recalled([], [line(2, 4), line(3, 5)]).map(({ at }) => at)).toEqual([4, 5]);
  // The line was down: one was said meanwhile, the first is too long ago to be told, and who said the third is muted.
  const now = recalled(known, [line(2, 4), line(7, 9)]);
  expect(now.map(({ said }) => said.at)).toEqual([1, 2, 7]);
  expect(now[1]).toBe(known[1]);
  expect(recalled(known, [])).toEqual(known);
});

it("puts talk where it was said, and keeps it too", () => {
  const lines = [line(1), line(4)];
  const spoken = [said(2, "hello")];
  const first = tale(lines, spoken);
  expect(first.map((entry) => entry.key)).toEqual(["l0", "s0", "l1"]);
  const second = tale(lines, [...spoken, said(9, "and now?")]);
  expect(second[1]).toBe(first[1]);
  expect(second.map((entry) => entry.key)).toEqual(["l0", "s0", "l1", "s1"]);
});

it("names the turn again that is on once the next one is taken back", () => {
  const turn = (seat: number, n: number): { code: string; args: Record<string, unknown> } => ({
    code: "turn",
    args: { seat, turn: n },
  });
  const story = new Story();
  story.add(1, [turn(0, 1)]);
  story.add(2, [{ code: "order", args: { seat: 0, target: 1 } }, turn(1, 2)]);
  story.back(3, 0, 1);
  const headings = (): unknown[] =>
    tale(story.lines, []).flatMap((entry) =>
      entry.kind === "turn" ? [[entry.line.args["turn"], entry.line.undone !== undefined]] : [],
    );
  expect(headings()).toEqual([
    [1, false],
    [2, true],
    [1, false],
  ]);
  story.add(4, [{ code: "order", args: { seat: 0, target: 2 } }, turn(1, 2)]);
  story.back(6, 1, 5); // nothing of the turn was taken back
  expect(headings().slice(3)).toEqual([[2, false]]);
});
