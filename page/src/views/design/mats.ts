// Players in all states, for their mats.
import { effect, sceneOf, seat, type Sample } from "./pieces";

export const MATS: Record<string, () => Sample> = {
  low: () =>
    sceneOf(
      [
        seat(0),
        seat(1, { fortitude: 9, alcohol: 9 }),
        seat(2, { absent: true }),
        seat(3, { alive: false, gold: 0 }),
      ],
      { active: 0 },
    ),
  /** Where the markers stand next to each other. */
  near: () =>
    sceneOf(
      [
        seat(0, { fortitude: 13, alcohol: 12 }),
        seat(1, { fortitude: 16, alcohol: 15 }),
        seat(2, { fortitude: 13, alcohol: 11 }),
      ],
      { ahead: { effects: [effect("change", 2, 1, "alcohol")], open: false } },
    ),
  many: () =>
    sceneOf(10, {
      active: 6,
      ahead: { effects: [effect("change", 4, 2, "piety"), effect("change", 4, -2, "alcohol")], open: false },
    }),
  mates: () =>
    sceneOf([
      seat(0),
      seat(1),
      seat(2),
      seat(3, {
        front: ["acid-spit", "strength-potion", "playful"],
        tokens: 2,
        counters: [["heat", 3]],
        zones: [["item", 4, ["fist-in-a-flask"]]],
      }),
    ]),
};
