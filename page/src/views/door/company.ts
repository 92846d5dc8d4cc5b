// Whom a newcomer meets first.
import type { CharacterInfo } from "../../wire/http";

/** Who may sit at a first game: those who bring along nothing but cards, in no order. Null: whoever comes. */
export function gentleCompany(
  all: readonly CharacterInfo[],
  own: string,
  n: number,
  chance: () => number = Math.random,
): (string | null)[] {
  const plain = all.filter((one) => one.playable && one.plain && !one.pack && one.id !== own);
  const drawn = plain.map((one) => ({ id: one.id, at: chance() })).sort((a, b) => a.at - b.at);
  return Array.from({ length: n }, (_, at) => drawn[at]?.id ?? null);
}
