// What a table can be set to: asked of the server once for each language.
import { preferences } from "../../state/preferences.svelte";
import { get, type Schemas } from "../../wire/http";

type All = Schemas["Choices"] & { bots: readonly string[] };

class Choices {
  all = $state.raw<All | null>(null);
  #language = "";

  async load(language: string = preferences.language): Promise<void> {
    if (language === this.#language) return;
    this.#language = language;
    try {
      const [choices, bots] = await Promise.all([
        get<Schemas["Choices"]>(`/api/choices?language=${language}`),
        get<Schemas["BotList"]>("/api/bots"),
      ]);
      if (language === this.#language) this.all = { ...choices, bots: bots.bots.map((bot) => bot.name) };
    } catch {
      this.#language = "";
    }
  }

  /** What a choice is called; while that is on its way, dots. */
  name(of: "drinks" | "variants", id: string): string {
    return this.all ? (this.all[of].find((one) => one.id === id)?.name ?? id) : "…";
  }
}

export const choices = new Choices();
