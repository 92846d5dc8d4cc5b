// How wide the window is, in the three sizes that the layout knows. Larger text needs more room, so it counts as a smaller window.
// No media query can know that: so style sheets ask for `data-phone` and `data-lying`, which the root has from here.
import { innerHeight, innerWidth } from "svelte/reactivity/window";
import { preferences } from "./preferences.svelte";

class Screen {
  #width = $derived(((innerWidth.current ?? 1440) * 100) / preferences.textSize);
  #height = $derived(((innerHeight.current ?? 900) * 100) / preferences.textSize);
  /** A phone that lies on its side, or as little room for large text: wide, and lower than anything else. */
  lying = $derived(
    this.#width >= 600 &&
      this.#width < 1200 &&
      this.#height >= 320 &&
      this.#height < (preferences.textSize > 100 ? 560 : 480),
  );
  phone = $derived(this.#width < 720 || this.lying);
  /** Somebody has pressed a key, other than to write. */
  typed = $state(false);
  /** Keys are worth telling of. */
  keys = $derived(!this.phone || this.typed);
  wide = $derived(this.#width >= 1200);
  /** Too low for large cards and mats, the largest of which have a row for what their characters bring along. */
  short = $derived(this.#height < 850);
  /** How wide a card of the hand is. */
  card = $derived(this.wide && !this.short ? 144 : this.lying ? 104 : 120);
}

export const screen = new Screen();
