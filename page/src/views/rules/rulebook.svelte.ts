// The rules in the language of the page, fetched once for each.
import type { Language } from "../../state/preferences.svelte";
import type { RulePage } from "../../model/rules";
import { get, Refusal, type Schemas } from "../../wire/http";

class RuleBook {
  #pages = $state.raw<readonly RulePage[]>([]);
  #problem = $state<string | null>(null);
  #wanted: Language | null = null;
  readonly #kept = new Map<Language, readonly RulePage[]>();

  /** Empty until they have come; in another language, the old ones stay until then. */
  get pages(): readonly RulePage[] {
    return this.#pages;
  }

  /** The code of a refusal, if they could not be fetched. */
  get problem(): string | null {
    return this.#problem;
  }

  async load(language: Language): Promise<void> {
    this.#wanted = language;
    this.#problem = null;
    try {
      const found =
        this.#kept.get(language) ?? (await get<Schemas["RuleBook"]>(`/api/rules?language=${language}`)).pages;
      this.#kept.set(language, found);
      if (this.#wanted === language) this.#pages = found;
    } catch (error) {
      if (this.#wanted === language) this.#problem = error instanceof Refusal ? error.code : "server-error";
    }
  }
}

export const ruleBook = new RuleBook();
