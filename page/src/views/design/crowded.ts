// Tables with much in the middle: rows of cards, and glasses with an answer to one of them.
import { effect, entry, pour, sceneOf, seat, type Sample } from "./pieces";

const INN = "were-at-an-inn-and-youre-not-drinking-whats-wrong-with-you";
const EDIT = effect("edit", null);

export const CROWDED: Record<string, () => Sample> = {
  /** On the felt everybody has something to lose. */
  ante: () =>
    sceneOf(4, {
      pot: 4,
      round: { starter: 0, control: 0, inside: [0, 1, 2, 3], passed: [], turn: 1, only_cheating: false },
      stack: [
        entry({ kind: "card", seat: 1, card: "i-raise" }),
        entry({ kind: "card", seat: 3, card: "my-spellbook-is-on-fire-again", answers: 0, plan: [EDIT] }),
      ],
      ahead: {
        effects: [
          effect("leave", 3),
          ...[0, 1, 2].map((at) => effect("pay", at, 1, "ante")),
          effect("control", 1),
        ],
        open: false,
      },
    }),
  /** The last Drink of somebody, with one more on top of it: the others inherit. */
  inherit: () =>
    sceneOf([seat(0), seat(1), seat(2), seat(3, { fortitude: 17, alcohol: 11 })], {
      active: 3,
      phase: "drink",
      stack: [
        entry({ kind: "drink", seat: 3, drinks: [pour(3, ["wine"], 2)] }),
        entry({ kind: "card", seat: 0, card: INN, answers: 0, step: 5 }),
        entry({ kind: "drink", seat: 3, drinks: [pour(3, ["dragon-breath-ale"], 4)] }),
      ],
      ahead: {
        effects: [
          ...[effect("change", 3, 6, "alcohol"), effect("out", 3, 0, "drink")],
          ...[0, 1, 2].map((at) => effect("share", at, 2, "gold")),
        ],
        open: false,
      },
    }),
  /** Four in a row: what each does stands beneath its player, as there is no room for arrows. */
  row: () =>
    sceneOf([seat(0), seat(1), seat(2), seat(3, { fortitude: 17, alcohol: 11 })], {
      active: 3,
      phase: "drink",
      stack: [
        entry({ kind: "drink", seat: 3, drinks: [pour(3, ["wine"], 2)] }),
        entry({ kind: "card", seat: 0, card: INN, answers: 0, step: 5 }),
        entry({ kind: "drink", seat: 3, drinks: [pour(3, ["dragon-breath-ale"], 4)] }),
        entry({ kind: "card", seat: 0, card: "lets-both-feel-how-that-feels", answers: 2, plan: [EDIT] }),
      ],
      ahead: { effects: [effect("change", 3, 2, "alcohol")], open: false },
    }),
  /** Whoever has turned up an Event is in the contest too, and counts nothing. */
  turned: () => {
    const flags = { flags: ["event", "contest"] };
    const pours = [pour(1, ["dark-ale"], 1, 0, flags), pour(2, ["wine"], 2, 0, flags)];
    return sceneOf(4, {
      phase: "drink",
      stack: [
        entry({ kind: "event", seat: 0, card: "drinking-contest", step: 5 }),
        entry({ kind: "drink", seat: 0, drinks: [...pours, pour(3, ["light-ale"], 1, 0, flags)] }),
        entry({ kind: "card", seat: 3, card: "wine-into-water", answers: 1, glasses: [2], plan: [EDIT] }),
      ],
      ahead: {
        effects: [
          ...[effect("change", 1, 1, "alcohol"), effect("change", 2, 2, "alcohol")],
          ...[0, 1, 3].map((at) => effect("pay", at, 1, "gerki")),
        ],
        open: false,
      },
    });
  },
  /** And the winner of it is paid. */
  paid: () =>
    sceneOf(4, {
      phase: "drink",
      stack: [
        entry({ kind: "event", seat: 0, card: "drinking-contest", step: 5 }),
        entry({ kind: "demand", why: "contest", plan: [0, 1, 3].map((at) => effect("pay", at, 1, "gerki")) }),
      ],
      ahead: { effects: [0, 1, 3].map((at) => effect("pay", at, 1, "gerki")), open: false },
    }),
  /** Two share a Drink, and one of the glasses gets stronger. */
  halved: () => {
    const halved = { edits: [{ edit: "split", seat: 3, n: 0, target: null }], revealer: 0 };
    return sceneOf(4, {
      active: 0,
      phase: "drink",
      stack: [
        entry({ kind: "drink", seat: 0, drinks: [0, 1].map((at) => pour(at, ["elven-wine"], 2, 0, halved)) }),
        entry({ kind: "card", seat: 3, card: "water-into-wine", answers: 0, glasses: [0], plan: [EDIT] }),
      ],
      ahead: {
        effects: [effect("change", 0, 4, "alcohol"), effect("change", 1, 2, "alcohol")],
        open: false,
      },
    });
  },
};
