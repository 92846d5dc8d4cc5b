// How wide the window is, in the three sizes that the layout knows. Larger text needs more room, so it counts as a smaller window.
import { innerHeight, innerWidth } from "svelte/reactivity/window";
import { preferences } from "./preferences.svelte";

class Screen {
  #width = $derived(((innerWidth.current ?? 1440) * 100) / preferences.textSize);
  #height = $derived(((innerHeight.current ?? 900) * 100) / preferences.textSize);
  phone = $derived(this.#width < 720);
  wide = $derived(this.#width >= 1200);
  /** Too low for large cards. */
  short = $derived(this.#height < 800);
  /** How wide a card of the hand is. */
  card = $derived(this.wide && !this.short ? 144 : 120);
}

export const screen = new Screen();
