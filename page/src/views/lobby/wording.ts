// Names of settings in words. What a newer server knows and we do not is shown by its id.
import { catalogue, say } from "../../words/index.svelte";

const known = (id: string, otherwise: string): string => (catalogue().has(id) ? say(id) : otherwise);

export const botName = (bot: string | null | undefined): string =>
  bot ? known(`lobby-bot-${bot}`, bot) : "";
export const botText = (bot: string): string => known(`lobby-bot-${bot}-text`, "");
export const clockName = (clock: string): string => known(`lobby-clock-${clock}`, clock);
export const clockText = (clock: string): string => known(`lobby-clock-${clock}-text`, "");
export const privacyName = (privacy: string): string => known(`lobby-privacy-${privacy}`, privacy);
export const variantName = (variant: string, name: string): string => known(`lobby-variant-${variant}`, name);
export const variantText = (variant: string): string => known(`lobby-variant-${variant}-text`, "");

/** What a table without a title of its own is called. */
export const tableName = (host: string): string =>
  host ? say("lobby-heading", { name: host }) : say("lobby-heading-nobody");
