// What the prompt is about, worked out once for all of its parts.
import { heldOf, isIdle, NOTHING, offer as offered } from "../model/acting";
import { happening, lost, undoesOwn } from "../model/asked";
import type { Scene } from "../model/scene";
import { library } from "../state/catalogue.svelte";
import type { RoomState } from "../state/room.svelte";
import type { Acting } from "./acting.svelte";

export class Prompting {
  constructor(
    /** One object for good, as that of every live table. */
    readonly scene: Scene,
    readonly game: RoomState,
    readonly acting: Acting,
  ) {}

  question = $derived.by(() => this.scene.question);
  /** Whether it deserves to be lit. */
  asking = $derived.by(
    () => this.question !== null && (this.acting.lit || this.acting.selection.card !== null),
  );
  // While the sheet of a phone shows the card, the prompt behind it stays as it was.
  offer = $derived.by(() => (this.acting.sheet ? offered(this.question, NOTHING) : this.acting.offer));
  chosen = $derived.by(() => {
    const { selection, sheet } = this.acting;
    return selection.card && !sheet ? library.card(selection.card) : undefined;
  });
  hand = $derived.by(() => this.game.mine?.hand ?? []);
  /** Cards that could be played now, in hand and in front of us; not those that would do nothing. */
  #usable = $derived.by(() => {
    const { cards, reach } = this.acting;
    return [...this.hand, ...reach].filter((id) => cards.has(id) && !isIdle(cards.get(id)));
  });
  count = $derived.by(() => this.#usable.length);
  gambling = $derived.by(() => (this.question?.kind === "bid" ? this.scene.table.round : null));
  /** Whether a card is worth a look: one that could only negate our own is not. */
  fitting = $derived.by(() =>
    this.#usable.some((id) => !undoesOwn(this.scene, library.card(id), this.acting.cards.get(id))),
  );
  gone = $derived.by(() => lost(this.scene));
  now = $derived.by(() => {
    const kind = this.scene.clock?.kind;
    return kind === "look" || kind === "window" ? happening(this.scene) : null;
  });
  // In a lesson the innkeeper pauses the table, and says how it goes on.
  resting = $derived.by(
    () => this.acting.paused && !this.acting.reads && this.scene.live && !this.game.room?.lesson,
  );
  /** While something is explained there is one button to go on, and it is not here. */
  taught = $derived.by(() => this.acting.taught === "talks");
  /** There is something that the chosen card would do, and it is told. */
  foretells = $derived.by(
    () =>
      this.chosen !== undefined &&
      this.acting.foretells &&
      (this.offer.ready !== null || this.acting.outcome.length > 0),
  );

  held(type: string): number {
    return heldOf(type, this.hand, this.acting.cards, (id) => library.card(id));
  }
}
