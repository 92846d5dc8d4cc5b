// All cards as they lie in their decks. The library knows each card once; here, those in several decks come several times.
import { fetchPictures } from "../../art";
import { preferences } from "../../state/preferences.svelte";
import { get, type CardInfo, type Schemas } from "../../wire/http";

class Decks {
  all = $state.raw<readonly CardInfo[]>([]);
  failed = $state(false);
  #language = "";

  async load(language: string = preferences.language): Promise<void> {
    if (language === this.#language) return;
    this.#language = language;
    this.failed = false;
    try {
      const [found] = await Promise.all([
        get<Schemas["CardList"]>(`/api/cards?language=${language}`),
        fetchPictures(),
      ]);
      if (language === this.#language) this.all = found.cards;
    } catch {
      this.failed = true;
      this.#language = "";
    }
  }

  of(deck: string): CardInfo[] {
    return this.all.filter((card) => card.deck === deck);
  }

  /** The side decks of a character: "phrenk: potion" -> potion. */
  sides(character: string): string[] {
    const found = this.all.flatMap((card) =>
      card.deck.startsWith(`${character}: `) ? [card.deck.slice(character.length + 2)] : [],
    );
    return [...new Set(found)];
  }
}

export const decks = new Decks();
