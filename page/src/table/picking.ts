// Targets on offer: which seats may be chosen, the key of each, and what choosing one does.
import type { Foresight } from "../model/outlook";

export interface Pick {
  seats: readonly number[];
  keys: Readonly<Record<number, string>>;
  /** Who is chosen already, and only has to be confirmed. */
  chosen: readonly number[];
  /** What choosing the one who is looked at would do. */
  foreseen?: Foresight | null;
  pick(seat: number): void;
}
