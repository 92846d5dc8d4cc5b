// Of the letters of a font those come along that the page's languages need, and names from Latin and Cyrillic alphabets.
import type { Plugin } from "vite";

/** Names in these have the letters of the reader's system. */
const OTHERS = /@font-face\s*{[^}]*-(?:greek|greek-ext|vietnamese)-[^}]*}/g;

export function letters(): Plugin {
  return {
    name: "alehouse-letters",
    enforce: "pre",
    transform: (code, id) => (/fontsource.*\.css/.test(id) ? code.replaceAll(OTHERS, "") : undefined),
  };
}
