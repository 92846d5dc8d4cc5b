// Who sits where, and how their cards are called: what sentences about one game need to know.
import { message, type Arg, type Message } from "./bundle";
import { allOf } from "./events";

/** As much of a card as sentences need; `CardInfo` of the API has it. */
export interface Named {
  title: string;
  kind: string;
  options?: readonly string[];
  price?: number | null;
}

export interface Seated {
  /** The names of the seats, in their order. */
  names: readonly string[];
  /** The side of each seat; teammates share one. */
  sides: readonly number[];
  /** What moves call the seats. */
  words?: readonly string[];
  card(id: string): Named | undefined;
}

export class Voice {
  constructor(private readonly seated: Seated) {}

  name(seat: number): string {
    return this.seated.names[seat] ?? String(seat + 1);
  }

  /** A seat by the word that moves use for it. */
  byName(word: string): string {
    const at = this.seated.words?.indexOf(word) ?? -1;
    return at >= 0 ? this.name(at) : word;
  }

  seat(seat: number | null): Arg {
    return seat !== null && seat >= 0 ? this.name(seat) : message("nobody");
  }

  /** Teammates are on one side. */
  side(seat: number): number {
    return this.seated.sides[seat] ?? seat;
  }

  /** All the team of a seat; one player alone is no team. */
  team(seat: number): Arg {
    const side = this.seated.sides[seat];
    const members = this.seated.sides.flatMap((other, at) => (other === side ? [at] : []));
    return members.length > 1 ? message("team", { seats: this.several(members) }) : this.name(seat);
  }

  several(seats: readonly number[]): Message {
    return this.listed(seats.map((at) => this.name(at)));
  }

  listed(texts: readonly string[]): Message {
    return texts.length ? allOf(texts.map((text) => message("plain", { text }))) : message("nobody");
  }

  card(id: string): Named | undefined {
    return this.seated.card(id);
  }

  /** What a card is in a sentence: a `drink`, an `event` or, from the deck of a character, a `card`. */
  kind(card: string | null): "card" | "drink" | "event" {
    const kind = card === null ? undefined : this.seated.card(card)?.kind;
    return kind === "drink" || kind === "event" ? kind : "card";
  }

  /** A title within a sentence: cards that somebody plays are quoted, Drinks and Events go by their names. */
  title(card: string | null): Message {
    const text = card === null ? "" : (this.seated.card(card)?.title ?? card);
    return message(this.kind(card) === "card" ? "title-quoted" : "title", { text });
  }
}
