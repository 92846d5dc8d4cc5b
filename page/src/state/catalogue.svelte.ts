// All characters and cards, in the language of the page. The server makes the texts from the cards' data.
import { fetchPictures } from "../art";
import { get, type CardInfo, type CharacterInfo, type Schemas } from "../wire/http";
import { say } from "../words/index.svelte";

class Library {
  #cards = $state.raw(new Map<string, CardInfo>());
  /** Those that several decks have, once for each of them. */
  #everywhere = $state.raw(new Map<string, readonly CardInfo[]>());
  #characters = $state.raw(new Map<string, CharacterInfo>());
  #language = "";
  #coming: Promise<void> | null = null;

  /** Fetch everything once for a language; asking again costs nothing. */
  load(language: string): Promise<void> {
    if (language === this.#language && this.#coming) return this.#coming;
    this.#language = language;
    this.#coming = this.#fetch(language);
    this.#coming.catch(() => {
      this.#coming = null;
    });
    return this.#coming;
  }

  async #fetch(language: string): Promise<void> {
    const [cards, characters] = await Promise.all([
      get<Schemas["CardList"]>(`/api/cards?language=${language}`),
      get<Schemas["CharacterList"]>(`/api/characters?language=${language}`),
      fetchPictures(),
    ]);
    if (language !== this.#language) return;
    const everywhere = new Map<string, CardInfo[]>();
    for (const card of cards.cards) everywhere.set(card.id, [...(everywhere.get(card.id) ?? []), card]);
    this.#everywhere = everywhere;
    this.#cards = new Map(cards.cards.map((card) => [card.id, card]));
    this.#characters = new Map(characters.characters.map((one) => [one.id, one]));
  }

  get loaded(): boolean {
    return this.#cards.size > 0;
  }
  get cards(): ReadonlyMap<string, CardInfo> {
    return this.#cards;
  }
  get characters(): ReadonlyMap<string, CharacterInfo> {
    return this.#characters;
  }
  /** A card. Whose it is and how many there are of it depends on the deck: there, say of which character. */
  card(id: string, owner: string | null = null): CardInfo | undefined {
    const known = this.#cards.get(id);
    if (owner === null || known?.owner === owner) return known;
    return this.#everywhere.get(id)?.find((one) => one.owner === owner) ?? known;
  }
  /** A card, with those that have become part of it in the place where it says that one will. */
  joined(id: string, added: readonly string[] = [], owner: string | null = null): CardInfo | undefined {
    const card = this.card(id, owner);
    const [next, ...rest] = added;
    const part = next === undefined ? undefined : this.joined(next, rest);
    if (!card?.adds_text || !part) return card;
    const line = say("table-joined", { card: part.title, text: part.text });
    return { ...card, text: card.text.replace(card.adds_text, () => line) };
  }
  /** What one character may play, or what nobody owns: the Drinks and Events. */
  ownedBy(owner: string | null): CardInfo[] {
    return [...this.#everywhere.values()].flat().filter((card) => card.owner === owner);
  }
  character(id: string): CharacterInfo | undefined {
    return this.#characters.get(id);
  }
}

export const library = new Library();
