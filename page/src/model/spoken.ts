// What people say at the table, where it was said.
import type { Said } from "../wire/messages";

export interface Spoken {
  kind: "said";
  said: Said;
  /** The last update before it. */
  at: number;
}

export const heard = (said: Said): Spoken => ({ kind: "said", said, at: said.seq ?? -1 });

/** With what we are told on arrival: what was said before we came, or while the line was down. */
export function recalled(known: readonly Spoken[], told: readonly Said[]): readonly Spoken[] {
  const at = new Map(known.map((one) => [one.said.at, one]));
  const first = told[0]?.at ?? Infinity;
  return [
    ...known.filter(({ said }) => (said.at ?? 0) < first),
    ...told.map((said) => at.get(said.at) ?? heard(said)),
  ];
}
