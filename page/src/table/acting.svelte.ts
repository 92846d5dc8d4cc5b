// What a person is about to do: a card chosen, a way, players picked. One place for mouse, touch and keys.
import {
  HAND_SETS,
  lit,
  NOTHING,
  offer,
  passOf,
  playable,
  withPlace,
  withSeat,
  type Selection,
} from "../model/acting";
import { library } from "../state/catalogue.svelte";
import type { RoomState } from "../state/room.svelte";
import { preferences } from "../state/preferences.svelte";
import type { Effect, MoveInfo } from "../wire/messages";
import { effectMessage } from "../words/effects";
import { told } from "../words/index.svelte";

export class Acting {
  selection = $state.raw<Selection>(NOTHING);
  /** What the chosen move would do if nobody answered. */
  ahead = $state.raw<readonly Effect[] | null>(null);
  /** The move that `ahead` belongs to. */
  #previewed = "";
  /** Shown on a sheet, as on phones: the first tap has chosen, the second plays. */
  sheet = $state(false);
  /** An answer is on its way. */
  answering = $state(false);
  /** We have asked the table to wait. */
  #held = $state(-1);
  #for = -1;

  constructor(readonly state: RoomState) {}

  question = $derived.by(() => (this.state.looking === null ? (this.state.mine?.question ?? null) : null));
  cards = $derived.by(() => playable(this.question));
  pass = $derived.by(() => passOf(this.question));
  offer = $derived.by(() => offer(this.question, this.selection));
  handSet = $derived.by(() => this.question !== null && HAND_SETS.has(this.question.kind));
  holding = $derived.by(() => this.#held >= 0 && this.#held === this.state.clock?.decision);
  lit = $derived.by(() => {
    const mine = this.state.mine;
    return lit(this.question, mine?.yields ?? "smart", mine?.muted_cards ?? [], (id) => library.card(id));
  });

  /** The same in sentences. */
  foretold = $derived.by((): readonly string[] =>
    (this.ahead ?? []).flatMap((effect) => {
      const said = effectMessage(effect, this.state.voice, this.state.mine?.seat ?? null);
      return said ? [told(said)] : [];
    }),
  );

  /** Cards that can be played though they are not in the hand: what lies in front of us. */
  reach = $derived.by(() => {
    const hand = new Set(this.state.mine?.hand ?? []);
    return [...this.cards.keys()].filter((card) => !hand.has(card));
  });

  /** Digits for what can be chosen now: places of playable cards (and what lies in front of us, after them). */
  keys = $derived.by((): { cards: ReadonlyMap<string, string>; seats: ReadonlyMap<number, string> } => {
    const cards = new Map<string, string>();
    const seats = new Map<number, string>();
    const digit = (n: number): string => (n < 9 ? String(n + 1) : n === 9 ? "0" : "");
    if (this.handSet) {
      (this.state.mine?.hand ?? []).forEach((_, place) => cards.set(String(place), digit(place)));
    } else if (this.offer.need === "seats" || (this.selection.card === null && this.offer.seats.length)) {
      this.offer.seats.forEach((seat, at) => seats.set(seat, digit(at)));
    } else {
      let n = 0;
      (this.state.mine?.hand ?? []).forEach((card, place) => {
        if (this.cards.has(card)) cards.set(String(place), digit(n++));
      });
      for (const card of this.reach) cards.set(card, digit(n++));
    }
    return { cards, seats };
  });

  /** Forget what was chosen once another question is asked. */
  follow(): void {
    const decision = this.question?.decision ?? -1;
    if (decision === this.#for) return;
    this.#for = decision;
    this.clear();
  }

  clear(): void {
    this.selection = NOTHING;
    this.sheet = false;
    this.ahead = null;
    this.#previewed = "";
  }

  /**
   * A card is pressed. With a mouse, one press plays what needs no further word, since pointing at it has shown what it
   * does; by touch and by key the first press shows, and the second plays.
   */
  press(card: string, place: number | null, by: "mouse" | "touch" | "key"): void {
    if (this.handSet) {
      if (place !== null) this.selection = withPlace(this.selection, place);
      return;
    }
    if (!this.cards.has(card)) return;
    const again = this.selection.card === card && this.selection.place === place;
    if (again && this.offer.ready) {
      this.confirm();
      return;
    }
    if (again) {
      this.clear();
      return;
    }
    this.selection = { ...NOTHING, card, place };
    const careful = by !== "mouse" || preferences.previews;
    if (!careful && this.offer.need === "confirm") this.confirm();
    else if (by === "touch") this.sheet = true;
    void this.#look();
  }

  kind(kind: string): void {
    this.#choose({ ...this.selection, kind });
  }
  mode(mode: number): void {
    this.#choose({ ...this.selection, mode });
  }
  glasses(glasses: string): void {
    this.#choose({ ...this.selection, glasses });
  }

  /** A player is picked, for a card or for a question. */
  pick(seat: number): void {
    if (!this.offer.seats.includes(seat) && !this.selection.seats.includes(seat)) return;
    if (this.selection.card === null && this.offer.ready && this.offer.candidates.length === 1) {
      this.confirm();
      return;
    }
    const single = this.offer.single;
    this.selection = withSeat(this.selection, seat);
    if (single && this.offer.ready) this.confirm();
    else void this.#look();
  }

  /** Make the move that is chosen. */
  confirm(): void {
    const ready = this.offer.ready;
    if (ready) this.make(ready);
  }

  make(move: MoveInfo): void {
    if (this.answering) return;
    this.sheet = false;
    this.answering = true;
    void this.state.answer(move.text).then((done) => {
      this.answering = false;
      if (!done) this.clear();
    });
  }

  passOn(): void {
    if (this.pass) this.make(this.pass);
  }

  /** One step back: the last thing chosen first. Returns false if there was nothing. */
  back(): boolean {
    if (this.selection === NOTHING) return false;
    this.clear();
    return true;
  }

  hold(): void {
    this.#held = this.state.clock?.decision ?? -1;
    void this.state.hold().then((done) => {
      if (!done) this.#held = -1;
    });
  }

  release(): void {
    this.#held = -1;
    void this.state.release();
  }

  /** Pointing at a card shows what it would do, if there is no choice to make first. */
  point(card: string | null): void {
    if (this.selection.card !== null || this.handSet) return;
    const moves = card === null ? undefined : this.cards.get(card);
    if (moves?.length === 1) void this.#preview(moves[0]!);
    else {
      this.ahead = null;
      this.#previewed = "";
    }
  }

  #choose(selection: Selection): void {
    this.selection = selection;
    void this.#look();
  }

  async #look(): Promise<void> {
    const ready = this.offer.ready;
    if (ready && ready.kind === "play") await this.#preview(ready);
    else this.ahead = null;
  }

  async #preview(move: MoveInfo): Promise<void> {
    if (this.#previewed === move.text) return;
    this.#previewed = move.text;
    const effects = await this.state.preview(move.text);
    if (this.#previewed === move.text) this.ahead = effects;
  }
}
