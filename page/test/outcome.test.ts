// The list of games: what it says of a game must not contradict itself.
import { expect, it } from "vitest";
import { outcome } from "../src/model/outcome";

it("says of a game that the only person gave up that nobody won, and not that we lost to others who gave up", () => {
  const given = { result: "given-up", own: "gave-up", others: false };
  expect(outcome({ how: "conceded", winners: [], conceded: [0], seat: 0 })).toEqual(given);
  // Games of old do not know who gave up: nobody wins only if all people do.
  expect(outcome({ how: "conceded", winners: [], seat: 0 })).toEqual(given);
  expect(outcome({ how: "conceded", winners: [], seat: null })).toEqual({ ...given, own: null });
});

it("tells those who won because the others gave up from those who gave up", () => {
  const game = { how: "conceded", winners: [1], conceded: [0] };
  expect(outcome({ ...game, seat: 1 })).toEqual({ result: "won", own: "won", others: true });
  expect(outcome({ ...game, seat: 0 })).toEqual({ result: "won", own: "gave-up", others: false });
  expect(outcome({ ...game, seat: 2 })).toEqual({ result: "won", own: "lost", others: true });
});

it("does not call it a defeat that nobody came back", () => {
  expect(outcome({ how: "abandoned", winners: [], seat: 0 })).toEqual({
    result: "abandoned",
    own: null,
    others: false,
  });
});

it("does not give the victory of a bot to whoever gave up", () => {
  const game = { how: "played", winners: [0], conceded: [0], seat: 0 };
  expect(outcome(game)).toEqual({ result: "won", own: "gave-up", others: false });
});
