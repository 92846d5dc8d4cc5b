// The page's voice: `say("door-play")` in the language that the person has chosen.
import loaders from "virtual:words";
import { preferences, type Language } from "../state/preferences.svelte";
import { bound, Catalogue, message, type Arg, type Message } from "./bundle";

export { message, type Arg, type Message };

const loaded = new Map<Language, Catalogue>();
let current = $state.raw<Catalogue | null>(null);

/** Load a language and speak it from now on. */
export async function speak(language: Language): Promise<void> {
  let found = loaded.get(language);
  if (!found) {
    found = new Catalogue(language, await loaders[language](), bound);
    loaded.set(language, found);
  }
  if (preferences.language === language) current = found;
}

/** The catalogue in use. Before the first one has come there is nothing to draw. */
export function catalogue(): Catalogue {
  if (!current) throw new Error("no language has been loaded yet");
  return current;
}

export function say(id: string | Message, args: Record<string, Arg> = {}): string {
  return catalogue().say(typeof id === "string" ? { id, args } : id);
}

/** A whole sentence: with a capital, and without a second mark after a title that ends in one. */
export const told = (text: Message | string): string => say("told", { text });

/** A date is written as where the person lives: 18 November is no Nov 18 to everybody who reads English. */
export const locale = (): string =>
  navigator.languages.find((one) => one.startsWith(catalogue().language)) ?? catalogue().language;
