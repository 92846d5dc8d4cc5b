// Who sits where, and how their cards are called: what sentences about one game need to know.
import { message, type Arg, type Message } from "./bundle";
import { allOf } from "./events";

/** As much of a card as sentences need; `CardInfo` of the API has it. */
export interface Named {
  title: string;
  kind: string;
  options?: readonly string[];
  price?: number | null;
  types?: readonly string[];
}

interface Seated {
  /** The names of the seats, in their order. */
  names: readonly string[];
  /** The side of each seat; teammates share one. */
  sides: readonly number[];
  /** What moves call the seats. */
  words?: readonly string[];
  /** The seat of the reader, who is "you" in what is told; null or none: somebody who watches. */
  you?: number | null;
  card(id: string): Named | undefined;
}

export class Voice {
  constructor(private readonly seated: Seated) {}

  name(seat: number): string {
    return this.seated.names[seat] ?? String(seat + 1);
  }

  /** A seat by the word that moves use for it. */
  byName(word: string): string {
    const at = this.at(word);
    return at >= 0 ? this.name(at) : word;
  }

  /** The place of that seat; -1: there is none. */
  at(word: string): number {
    return this.seated.words?.indexOf(word) ?? -1;
  }

  /** A seat in what is told: the own one is "you". */
  seat(seat: number | null): Arg {
    if (seat === null || seat < 0) return message("nobody");
    return this.isYou(seat) ? message("you") : this.name(seat);
  }

  isYou(seat: number | null): boolean {
    return seat !== null && seat === this.seated.you;
  }

  /** For the form of the verb: `you` if the reader is among them. */
  who(...seats: (number | null)[]): "you" | "other" {
    return seats.some((seat) => this.isYou(seat)) ? "you" : "other";
  }

  /** Several seats in what is told, whoever reads it before the others. */
  people(seats: readonly number[]): Message {
    if (!seats.length) return message("nobody");
    const order = [...seats].sort((one, other) => Number(this.isYou(other)) - Number(this.isYou(one)));
    return allOf(
      order.map((at) => (this.isYou(at) ? message("you") : message("plain", { text: this.name(at) }))),
    );
  }

  /** Teammates are on one side. */
  side(seat: number): number {
    return this.seated.sides[seat] ?? seat;
  }

  hasTeam(seat: number): boolean {
    return this.#mates(seat).length > 1;
  }

  #mates(seat: number): number[] {
    const side = this.seated.sides[seat];
    return this.seated.sides.flatMap((other, at) => (other === side ? [at] : []));
  }

  /** All the team of a seat; one player alone is no team. */
  team(seat: number): Arg {
    const members = this.#mates(seat);
    return members.length > 1 ? message("team", { seats: this.several(members) }) : this.seat(seat);
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

  /** A title within a sentence, which is quoted. */
  title(card: string | null): Message {
    return message("title", { text: card === null ? "" : (this.seated.card(card)?.title ?? card) });
  }
}
