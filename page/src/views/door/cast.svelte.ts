// Who can be played: a short list that comes long before all the cards do.
import { preferences } from "../../state/preferences.svelte";
import { get, type CharacterInfo, type Schemas } from "../../wire/http";

class Cast {
  all = $state.raw<readonly CharacterInfo[]>([]);
  failed = $state(false);
  #language = "";
  #coming = Promise.resolve();

  /** Fetch the list in the language of the page, once; whoever asks while it is on its way waits for it, too. */
  load(language: string = preferences.language): Promise<void> {
    if (language !== this.#language) this.#coming = this.#fetch(language);
    return this.#coming;
  }

  async #fetch(language: string): Promise<void> {
    this.#language = language;
    this.failed = false;
    try {
      const found = await get<Schemas["CharacterList"]>(`/api/characters?language=${language}`);
      if (language === this.#language) this.all = found.characters;
    } catch {
      this.failed = true;
      this.#language = "";
    }
  }

  get playable(): readonly CharacterInfo[] {
    return this.all.filter((one) => one.playable);
  }

  find(id: string | null | undefined): CharacterInfo | undefined {
    return this.all.find((one) => one.id === id);
  }

  /** While the list is on its way, dots: an id is not a word of any language. */
  name(id: string): string {
    return this.find(id)?.name ?? (this.all.length || this.failed ? id : "…");
  }
}

export const cast = new Cast();
