// Names of settings in words. What a newer server knows and we do not is shown by its id.
import type { Schemas } from "../../wire/http";
import type { Said, Settings } from "../../wire/messages";
import { catalogue, say } from "../../words/index.svelte";

const known = (id: string, otherwise: string): string => (catalogue().has(id) ? say(id) : otherwise);

export const botName = (bot: string | null | undefined): string =>
  bot ? known(`lobby-bot-${bot}`, bot) : "";
export const botText = (bot: string): string => known(`lobby-bot-${bot}-text`, "");
export const clockName = (clock: string): string => known(`lobby-clock-${clock}`, clock);
export const clockText = (clock: string): string => known(`lobby-clock-${clock}-text`, "");
type Clocks = readonly Schemas["ClockInfo"][] | undefined;
/** How long one has for a decision, if that is not days. */
export function moveTime(settings: Settings, clocks: Clocks): string {
  const name = clockName(settings.clock ?? "casual");
  const move = clocks?.find((one) => one.id === (settings.clock ?? "casual"))?.move ?? Infinity;
  return move > 3_600_000 ? name : say("lobby-move-time", { name, n: move / 1000 });
}
/** How long one has to answer a card. */
export function answerTime(settings: Settings, clocks: Clocks): string {
  const own = settings.window ?? null;
  const clock = clocks?.find((one) => one.id === (settings.clock ?? "casual"));
  const window = own ?? clock?.window;
  const touched = own === null ? clock?.touched : 2 * own;
  if (window === undefined || touched === undefined) return "";
  if (window === 0) return say("lobby-window-open");
  return say("lobby-answer-time", { window: window / 1000, touched: touched / 1000 });
}
export const privacyName = (privacy: string): string => known(`lobby-privacy-${privacy}`, privacy);
export const variantName = (variant: string, name: string): string => known(`lobby-variant-${variant}`, name);
export const variantText = (variant: string): string => known(`lobby-variant-${variant}-text`, "");
export const drinksText = (deck: string): string => known(`lobby-drinks-${deck}-text`, "");

/** What a table without a title of its own is called. */
export const tableName = (host: string): string =>
  host ? say("lobby-heading", { name: host }) : say("lobby-heading-nobody");

/** What somebody said, whichever way. */
export const spokenText = ({ text, phrase, emote }: Said): string =>
  text ?? (phrase ? say(`phrase-${phrase}`) : emote ? say(`emote-${emote}`) : "");
