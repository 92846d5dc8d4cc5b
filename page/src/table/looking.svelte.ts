// Cards that lie open somewhere and are looked at now: a discard pile, a side deck, what lies in front of somebody.
interface Group {
  title: string;
  cards: readonly string[];
  /** How many more lie there face down. */
  hidden?: number;
}
interface Look {
  title: string;
  /** Whose they are; the owner's sign is on the cards. */
  character?: string;
  /** A seat whose whole mat is shown above them. */
  seat?: number;
  /** What to know about it, in a sentence or two. */
  note?: string | undefined;
  groups: readonly Group[];
}

class Looking {
  at = $state.raw<Look | null>(null);
}

/** There is one table on the screen, and one pile is looked at at a time. */
export const looking = new Looking();
