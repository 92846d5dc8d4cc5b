// How wide the window is, in the three sizes that the layout knows. Larger text needs more room, so it counts as a smaller window.
// No media query can know that: so style sheets ask for `data-phone` and `data-lying`, which the root has from here.
import { innerHeight, innerWidth } from "svelte/reactivity/window";
import { preferences } from "./preferences.svelte";

class Screen {
  #width = $derived(((innerWidth.current ?? 1440) * 100) / preferences.textSize);
  #height = $derived(((innerHeight.current ?? 900) * 100) / preferences.textSize);
  /** A phone that lies on its side: wide, and lower than anything else. */
  lying = $derived(
    this.#width >= 600 &&
      this.#height >= 320 &&
      (innerWidth.current ?? 1440) < 1200 &&
      (innerHeight.current ?? 900) < 480,
  );
  phone = $derived(this.#width < 720 || this.lying);
  wide = $derived(this.#width >= 1200);
  /** Too low for large cards. */
  short = $derived(this.#height < 800);
  /** How wide a card of the hand is. */
  card = $derived(this.wide && !this.short ? 144 : this.lying ? 104 : 120);
}

export const screen = new Screen();
