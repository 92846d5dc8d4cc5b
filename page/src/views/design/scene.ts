import type { Scene } from "../../model/scene";
import { library } from "../../state/catalogue.svelte";
import { Voice } from "../../words/voice";
import type { Sample } from "./pieces";

/** A sample with the names of its players, which come from the server in the language of the page. */
export function sceneFrom(sample: Sample): Scene {
  const { seats } = sample.table;
  const names = seats.map(({ character }) => library.character(character)?.name ?? character);
  const sides = seats.map(({ side }) => side);
  return {
    ...sample,
    front: sample.seat,
    names,
    voice: new Voice({ names, sides, card: (id) => library.card(id) }),
  };
}
