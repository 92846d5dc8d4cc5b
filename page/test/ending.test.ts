import { describe, expect, test } from "vitest";
import ru from "virtual:words/ru";
import { afterGivingUp, losses, waitsFor } from "../src/model/ending";
import type { Line } from "../src/model/log";
import { foresee } from "../src/model/outlook";
import { ended, type Player, type Table } from "../src/model/scene";
import type { SeatView } from "../src/wire/messages";
import { Catalogue, message } from "../src/words/bundle";

const line = (code: string, args: Record<string, unknown>, depth = 0): Line => ({
  seq: 0,
  code,
  args,
  private: false,
  depth,
});

test("who passed out did so in a turn, by the last Drink that was had", () => {
  const told = [
    line("turn", { seat: 0, turn: 28 }),
    line("reveal", { seat: 0, target: 0, cards: ["wine"] }),
    line("change", { seat: 0, what: "alcohol", n: 2, now: 18 }, 1),
    line("turn", { seat: 1, turn: 29 }),
    line("event", { seat: 1, card: "drinking-contest" }),
    line("reveal", { seat: 0, target: 0, cards: ["dark-ale-with-a-chaser", "light-ale"] }, 1),
    line("reveal", { seat: 1, target: 1, cards: ["troll-swill"] }, 1),
    line("change", { seat: 0, what: "alcohol", n: 2, now: 20 }, 1),
    line("change", { seat: 1, what: "fortitude", n: -1, now: 17 }, 1),
    line("out", { seat: 0, why: "drink" }),
  ];
  expect(losses(told)).toEqual([
    { seat: 0, turn: 29, why: "drink", cards: ["dark-ale-with-a-chaser", "light-ale"] },
  ]);
});

test("what was to come does not come any more, once somebody has given the game up", () => {
  const hit = { verb: "change", seat: 0, n: -2, what: "fortitude", source: 1 };
  const seat = { seat: 0, fortitude: 7, alcohol: 3, gold: 4, side: 0 };
  const table = { seats: [seat], ahead: { effects: [hit], open: false }, over: false } as unknown as Table;
  expect(foresee(table).fates).toHaveLength(1);
  expect(foresee(ended(table, [1])).fates).toHaveLength(0);
});

test("a card that takes Fortitude is the cause, and for Gold the card that took the last of it", () => {
  const told = [
    line("turn", { seat: 1, turn: 4 }),
    line("play", { seat: 1, card: "elbow" }),
    line("play", { seat: 0, card: "shrug" }, 1),
    line("negate", { seat: 0, card: "shrug" }, 2),
    line("change", { seat: 0, what: "fortitude", n: -2, now: 9 }, 1),
    line("out", { seat: 0, why: "drink" }),
    line("play", { seat: 1, card: "dues" }),
    line("pay", { seat: 2, n: 1, to: 1 }, 1),
    line("out", { seat: 2, why: "gold" }),
  ];
  expect(losses(told).map(({ seat, cards }) => [seat, cards])).toEqual([
    [0, ["elbow"]],
    [2, ["dues"]],
  ]);
});

test("a Drink that was handed on is still the one", () => {
  const told = [
    line("turn", { seat: 1, turn: 4 }),
    line("reveal", { seat: 1, target: 1, cards: ["dragon-breath-ale"] }),
    line("change", { seat: 0, what: "alcohol", n: 4, now: 16 }, 1),
    line("out", { seat: 0, why: "drink" }),
  ];
  expect(losses(told)[0]?.cards).toEqual(["dragon-breath-ale"]);
});

test("what was put into a Drink, or for it, is named beside it", () => {
  const told = [
    line("turn", { seat: 1, turn: 4 }),
    line("reveal", { seat: 0, target: 0, cards: ["dark-ale"] }),
    line("play", { seat: 1, card: "did-you-order-that" }, 1),
    line("edit", { seat: 1, edit: "replace", drinker: 0 }, 2),
    line("play", { seat: 2, card: "some-extra" }, 1),
    line("edit", { seat: 2, edit: "raise", n: 2, drinker: 0 }, 2),
    line("change", { seat: 0, what: "alcohol", n: 6, now: 16 }, 1),
    line("out", { seat: 0, why: "drink" }),
  ];
  expect(losses(told)[0]?.cards).toEqual(["dark-ale", "did-you-order-that", "some-extra"]);
});

test("whoever gives up does so in a turn, whatever becomes of the bot that plays on", () => {
  const told = [
    line("turn", { seat: 0, turn: 6 }),
    line("gave-up", { seat: 2 }),
    line("turn", { seat: 1, turn: 7 }),
    line("out", { seat: 2, why: "gold" }),
  ];
  expect(losses(told)).toEqual([
    { seat: 2, turn: 6, why: "gave-up", cards: [] },
    { seat: 2, turn: 7, why: "gold", cards: [] },
  ]);
});

describe("what it would mean to give up", () => {
  const seats = (...sides: number[]): SeatView[] =>
    sides.map((side, seat) => ({ seat, side, alive: true }) as SeatView);
  const sitting = (...kinds: Player["kind"][]): Player[] =>
    kinds.map((kind, seat) => ({ seat, kind, conceded: false }) as Player);

  test("only bots are left: the game ends, and nobody wins", () => {
    const players = sitting("person", "bot", "bot");
    expect(afterGivingUp({ seats: seats(0, 1, 2) }, players, 0)).toEqual({ how: "ends", winners: [] });
    players.push({ ...players[0]!, seat: 3, conceded: true });
    expect(afterGivingUp({ seats: seats(0, 1, 2, 3) }, players, 0).how).toBe("ends");
  });

  test("one side is left, and has won: also a bot, or a whole team", () => {
    expect(afterGivingUp({ seats: seats(0, 1) }, sitting("person", "bot"), 0)).toEqual({
      how: "won",
      winners: [1],
    });
    const teams = seats(0, 1, 0, 1);
    const players = sitting("person", "person", "person", "person");
    expect(afterGivingUp({ seats: teams }, players, 0).how).toBe("on");
    players[2] = { ...players[2]!, conceded: true };
    expect(afterGivingUp({ seats: teams }, players, 0)).toEqual({ how: "won", winners: [1, 3] });
  });

  test("somebody else plays on; whoever is out of the game is no side", () => {
    const players = sitting("person", "person", "bot");
    expect(afterGivingUp({ seats: seats(0, 1, 2) }, players, 0).how).toBe("on");
    const few = seats(0, 1, 2).map((seat) => (seat.seat === 2 ? { ...seat, alive: false } : seat));
    expect(afterGivingUp({ seats: few }, players, 0)).toEqual({ how: "won", winners: [1] });
  });
});

test("a game waits for whoever leaves if nobody else is kept waiting", () => {
  const player = (seat: number, more: Partial<Player>): Player =>
    ({ seat, kind: "person", here: true, ...more }) as Player;
  const bot = player(1, { kind: "bot", here: false });
  expect(waitsFor([player(0, {}), bot], 0)).toBe(true);
  expect(waitsFor([player(0, {}), bot, player(2, { here: false, away: true })], 0)).toBe(false);
  expect(waitsFor([player(0, {}), bot, player(2, { conceded: true })], 0)).toBe(false);
  expect(waitsFor([player(0, {}), bot, player(2, { conceded: true, here: false })], 0)).toBe(true);
});

test("in Russian, how it ended for somebody needs no gender", () => {
  const words = new Catalogue("ru", ru);
  const fate = (why: string): string =>
    words.say(message("table-over-fate", { why, you: "no", when: "known", turn: 17 }));
  expect(fate("gave-up")).toBe("сдаётся на 17-м ходу");
  expect(fate("drink")).toBe("отключается на 17-м ходу");
  expect(fate("gold")).toBe("остаётся без Золота на 17-м ходу");
  expect(fate("other")).toBe("выбывает на 17-м ходу");
});
