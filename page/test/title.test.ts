// What the tab says while one is elsewhere.
import { expect, it } from "vitest";
import { tabTitle } from "../src/model/title";

const names = ["Fiona", "Gerki"];
const playing = { status: "playing", asked: false, seat: 0, turn: 1, names };

it("does not call an answer a turn", () => {
  expect(tabTitle({ ...playing, asked: true })).toMatchObject({
    id: "lobby-tab-asked",
    args: { turn: "other" },
  });
  expect(tabTitle({ ...playing, asked: true, turn: 0 }).args["turn"]).toBe("own");
});

it("says whose turn it is, and does not call us by our name", () => {
  expect(tabTitle(playing)).toMatchObject({ id: "lobby-tab-turn", args: { name: "Gerki" } });
  expect(tabTitle({ ...playing, turn: 0 }).id).toBe("lobby-tab-own");
  expect(tabTitle({ ...playing, seat: null, turn: 0 }).args["name"]).toBe("Fiona");
});

it("says that it is over, or open", () => {
  expect(tabTitle({ ...playing, status: "over" }).id).toBe("lobby-tab-over");
  expect(tabTitle({ ...playing, status: "open", turn: undefined }).id).toBe("lobby-tab-open");
});
