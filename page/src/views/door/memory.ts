// What this browser remembers between visits besides its settings: the character last chosen, and where we sat.
const CHARACTER = "alehouse-character";
const ROOMS = "alehouse-rooms";
const BEEN = "alehouse-been";
const FINISHED = "alehouse-finished";
const LEARNED = "alehouse-learned";
const KEPT = 4;
const DAYS = 14 * 86_400_000;

interface Kept {
  room: string;
  at: number;
}

function read<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing forgets; nothing depends on it.
  }
}

const FIRST_CHARACTER = "fiona";

export function lastCharacter(): string {
  const kept = read<unknown>(CHARACTER, FIRST_CHARACTER);
  return typeof kept === "string" ? kept : FIRST_CHARACTER;
}

export const chooseCharacter = (id: string): void => write(CHARACTER, id);

/** Nobody has played here yet: a first lesson is what they need most. */
export const isNew = (): boolean => !hasBeen() && rooms().length === 0;

/** Nobody has sat down to a real game here: whoever does is told first who they are. */
export const hasBeen = (): boolean => read<unknown>(BEEN, null) !== null;

/** A real game has begun, or the lesson has been finished. */
export const haveBeen = (): void => write(BEEN, true);

/** The room in which the lesson was last heard to its end: its game goes on for whoever likes, but that teaches nothing. */
export const learned = (): string | null => read<string | null>(LEARNED, null);
export const haveLearned = (room: string): void => write(LEARNED, room);

/** A game has been played to its end here, and not only the lesson. */
export const hasFinished = (): boolean => read<unknown>(FINISHED, null) !== null;
export const haveFinished = (): void => write(FINISHED, true);

/** Rooms in which we have a seat, the newest first. */
export function rooms(now = Date.now()): string[] {
  const kept = read<Kept[]>(ROOMS, []);
  return Array.isArray(kept) ? kept.filter((one) => now - one.at < DAYS).map((one) => one.room) : [];
}

export function remember(room: string, now = Date.now()): void {
  const others = rooms(now).filter((one) => one !== room);
  write(
    ROOMS,
    [room, ...others].slice(0, KEPT).map((one, n) => ({ room: one, at: now - n })),
  );
}

export function forget(room: string, now = Date.now()): void {
  write(
    ROOMS,
    rooms(now)
      .filter((one) => one !== room)
      .map((one, n) => ({ room: one, at: now - n })),
  );
}
