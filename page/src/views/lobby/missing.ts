// What a table still needs before its game can begin, in words for everybody who waits.
import type { RoomInfo } from "../../wire/messages";
import { message, type Message } from "../../words/bundle";

interface Kind {
  seats: readonly number[];
}

/** Null: nothing is missing. `kind` says with how many the variant can be played, if that is known; `or` lists them. */
export function missing(
  room: RoomInfo,
  kind: Kind | undefined,
  or: (numbers: string[]) => string = (numbers) => numbers.join(", "),
): Message | null {
  const taken = room.seats.filter((seat) => seat.kind !== "empty").length;
  const fits = kind?.seats ?? [];
  const seats = or(fits.map(String));
  if (taken < 2) return message("lobby-missing-players", { n: 2 - taken });
  if (fits.length && !fits.includes(taken)) {
    const next = fits.find((n) => n > taken);
    return next
      ? message("lobby-missing-for-kind", { n: next - taken, seats })
      : message("lobby-too-many", { seats });
  }
  return null;
}

/** The teams of the seats, by pairs of those who sit; empty if everybody plays alone. */
export function teams(room: RoomInfo, size: number): Map<number, number> {
  const found = new Map<number, number>();
  if (size < 2) return found;
  const taken = room.seats.filter((seat) => seat.kind !== "empty");
  taken.forEach((seat, at) => found.set(seat.seat, Math.floor(at / size) + 1));
  return found;
}
