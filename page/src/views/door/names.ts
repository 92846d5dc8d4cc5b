// Names for those who have not thought of one: two words of the catalogue, so that they fit the language.
import { say } from "../../words/index.svelte";

const LONGEST = 24;

export function idea(chance: () => number = Math.random): string {
  const pick = (id: string): string => {
    const words = say(id)
      .split(",")
      .map((word) => word.trim());
    return words[Math.floor(chance() * words.length)] ?? "";
  };
  return `${pick("door-name-first")} ${pick("door-name-second")}`.slice(0, LONGEST).trim();
}
