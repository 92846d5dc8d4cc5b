import { describe, expect, it } from "vitest";
import {
  heldOf,
  inTurn,
  lit,
  NOTHING,
  offer,
  passOf,
  playable,
  READING,
  tooSoon,
  withPlace,
  withSeat,
} from "../src/model/acting";
import type { MoveInfo, Question } from "../src/wire/messages";

const play = (text: string, extra: Partial<MoveInfo> = {}): MoveInfo => ({
  text,
  kind: "play",
  card: text.split(" ")[1]!,
  ...extra,
});
const PASS: MoveInfo = { text: "pass", kind: "pass" };

function question(kind: string, moves: MoveInfo[], more: Partial<Question> = {}): Question {
  return { decision: 1, kind, about: null, moves, ...more };
}

describe("a question of yes or no", () => {
  it("has its yes first", () => {
    const no: MoveInfo = { text: "choose 0", kind: "choose", number: 0 };
    const yes: MoveInfo = { text: "choose 1", kind: "choose", number: 1 };
    expect(offer(question("offer", [no, yes]), NOTHING).candidates).toEqual([yes, no]);
    expect(offer(question("may", [no, yes]), NOTHING).candidates).toEqual([yes, no]);
    expect(offer(question("option", [no, yes]), NOTHING).candidates).toEqual([no, yes]);
  });
});

describe("a card", () => {
  it("with one move is ready at once", () => {
    const asked = question("window", [PASS, play("play luck on me", { targets: [0] })]);
    const found = offer(asked, { ...NOTHING, card: "luck", place: 0 });
    expect(found.need).toBe("confirm");
    expect(found.ready?.text).toBe("play luck on me");
    expect(passOf(asked)).toBe(PASS);
  });

  it("asks whom it hits", () => {
    const asked = question("action", [
      play("play elbow on a", { targets: [1] }),
      play("play elbow on b", { targets: [2] }),
    ]);
    const first = offer(asked, { ...NOTHING, card: "elbow", place: 0 });
    expect(first).toMatchObject({ need: "seats", seats: [1, 2], single: true, ready: null });
    const then = offer(asked, withSeat({ ...NOTHING, card: "elbow", place: 0 }, 2));
    expect(then.ready?.text).toBe("play elbow on b");
  });

  it("can be turned to another player while it waits for the word to go", () => {
    const asked = question("window", [
      play("play tip on me", { targets: [0] }),
      play("play tip on a", { targets: [1] }),
      play("play tip on b", { targets: [2] }),
    ]);
    const own = offer(asked, withSeat({ ...NOTHING, card: "tip", place: 0 }, 0));
    expect(own).toMatchObject({ need: "confirm", seats: [1, 2], single: true });
    expect(own.ready?.text).toBe("play tip on me");
  });

  it("lists its player last", () => {
    expect(inTurn([0, 1, 2, 3], 0)).toEqual([1, 2, 3, 0]);
    expect(inTurn([3, 0, 2], 2)).toEqual([3, 0, 2]);
  });

  it("asks for its way before its target", () => {
    const asked = question("action", [
      play("play two mode 1", { mode: 0 }),
      play("play two mode 2 on a", { mode: 1, targets: [1] }),
      play("play two mode 2 on b", { mode: 1, targets: [2] }),
    ]);
    const chosen = { ...NOTHING, card: "two", place: 0 };
    expect(offer(asked, chosen)).toMatchObject({ need: "mode", modes: [0, 1] });
    expect(offer(asked, { ...chosen, mode: 0 }).ready?.text).toBe("play two mode 1");
    expect(offer(asked, { ...chosen, mode: 1 })).toMatchObject({ need: "seats", seats: [1, 2] });
  });

  it("that hits several is ready with any listed set", () => {
    const asked = question("action", [
      play("play many on a", { targets: [1] }),
      play("play many on b", { targets: [2] }),
      play("play many on a,b", { targets: [1, 2] }),
    ]);
    let chosen = { ...NOTHING, card: "many", place: 3 };
    expect(offer(asked, chosen)).toMatchObject({ need: "seats", single: false });
    chosen = withSeat(chosen, 2) as typeof chosen;
    expect(offer(asked, chosen)).toMatchObject({ need: "confirm", seats: [1] });
    chosen = withSeat(chosen, 1) as typeof chosen;
    expect(offer(asked, chosen).ready?.text).toBe("play many on a,b");
    expect(offer(asked, withSeat(chosen, 1)).ready?.text).toBe("play many on b");
  });

  it("asks which Drink", () => {
    const asked = question("window", [
      play("play pour drink 1"),
      play("play pour drink 2"),
      play("play pour drink 1,2"),
    ]);
    const chosen = { ...NOTHING, card: "pour", place: 0 };
    expect(offer(asked, chosen)).toMatchObject({ need: "glasses", glasses: ["1", "2", "1,2"] });
    expect(offer(asked, { ...chosen, glasses: "1,2" }).ready?.text).toBe("play pour drink 1,2");
  });

  it("may be played or offered", () => {
    const offered: MoveInfo = { text: "offer acid to a", kind: "offer", card: "acid", targets: [1] };
    const asked = question("action", [PASS, play("play acid on a", { targets: [1] }), offered]);
    expect(offer(asked, { ...NOTHING, card: "acid", place: 0 })).toMatchObject({
      need: "kind",
      kinds: ["play", "offer"],
    });
    expect(offer(asked, { ...NOTHING, card: "acid", place: 0, kind: "offer" }).ready).toBe(offered);
    expect([...playable(asked).keys()]).toEqual(["acid"]);
  });
});

describe("other questions", () => {
  it("are answered by a mat, even if there is only one", () => {
    const asked = question("order", [{ text: "order a", kind: "order", targets: [1] }]);
    expect(offer(asked, NOTHING)).toMatchObject({ need: "confirm", seats: [1] });
  });

  it("list their choices", () => {
    const yes: MoveInfo = { text: "choose 2", kind: "choose", number: 1 };
    const asked = question("may", [{ text: "choose 1", kind: "choose" }, yes]);
    expect(offer(asked, NOTHING)).toMatchObject({ need: "choice" });
    expect(offer(asked, NOTHING).candidates).toContain(yes);
  });

  it("take any set of the hand for a discard", () => {
    const asked = question("discard", []);
    expect(offer(asked, NOTHING).ready?.text).toBe("discard nothing");
    const chosen = withPlace(withPlace(NOTHING, 4), 0);
    expect(offer(asked, chosen).ready?.text).toBe("discard 1 5");
    expect(offer(asked, withPlace(chosen, 4)).ready?.text).toBe("discard 1");
  });

  it("take only listed sets where cards are a price", () => {
    const asked = question("cards", [{ text: "discard 2", kind: "discard" }]);
    expect(offer(asked, NOTHING).ready).toBeNull();
    expect(offer(asked, withPlace(NOTHING, 1)).ready?.text).toBe("discard 2");
  });
});

describe("being asked", () => {
  const answer = question("window", [PASS, play("play shrug")]);

  it("is for the server to say, who knows what the person wishes", () => {
    expect(lit(null)).toBe(false);
    expect(lit(question("order", []))).toBe(true);
    expect(lit(answer)).toBe(true);
    expect(lit({ ...answer, waits: false, touched: true })).toBe(false);
    // Nothing can be done but to go on.
    expect(lit(question("window", [PASS], { waits: true }))).toBe(false);
  });
});

describe("a second press", () => {
  it("right after another answer was meant for that one", () => {
    const asking = { at: 1000, after: "answer" } as const;
    expect(tooSoon(asking, 1000 + READING - 1, READING)).toBe(true);
    expect(tooSoon(asking, 1000 + READING, READING)).toBe(false);
    // A key that was pressed before the question came up is older still.
    expect(tooSoon(asking, 990, READING)).toBe(true);
  });

  it("counts if nothing was answered before, or the table plays at once", () => {
    expect(tooSoon({ at: 1000, after: null }, 1001, READING)).toBe(false);
    expect(tooSoon({ at: 1000, after: "answer" }, 1000, 0)).toBe(false);
    expect(tooSoon({ at: 1000, after: "answer" }, 1001, READING, "hand")).toBe(false);
  });
});

describe("what one holds", () => {
  it("is counted by cards, and not by titles", () => {
    const card = (id: string): { types: string[] } => ({
      types: id === "in" ? ["action", "gambling"] : ["gambling"],
    });
    const moves = playable(question("bid", [PASS, play("play in"), play("play raise")]));
    expect(heldOf("gambling", ["in", "raise", "in", "in", "cheat"], moves, card)).toBe(4);
    expect(heldOf("cheating", ["in", "raise"], moves, card)).toBe(0);
  });
});
