// A move that is taken back, named as short as can be.
import type { Arg } from "./bundle";
import type { Voice } from "./voice";

/** What a move was, as far as it is needed to take it back. */
export function deed(voice: Voice, move = ""): Record<string, Arg> {
  const [kind = "", card = ""] = move.split(" ");
  if (kind === "discard" && card === "nothing") return { what: "keep", card: "" };
  const title = kind === "play" || kind === "offer" ? (voice.card(card)?.title ?? "") : "";
  return { what: (kind === "play" || kind === "offer") && !title ? "other" : kind, card: title };
}
