// Targets on offer: which seats may be chosen, the key of each, and what choosing one does.
export interface Pick {
  seats: readonly number[];
  keys: Readonly<Record<number, string>>;
  pick(seat: number): void;
}
