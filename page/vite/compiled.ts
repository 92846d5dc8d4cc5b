// Chromium compiles a function when it is first called. Those of the table are all called within the first turn, when
// people wait for cards: so it is told to compile them while they come, beside everything else. Others ignore the word.
import type { Plugin } from "vite";

const WORD = "//# allFunctionsCalledOnLoad\n";

export function compiledAtOnce(): Plugin {
  return {
    name: "compiled-at-once",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === "chunk" && file.name === "table") file.code = WORD + file.code;
      },
    },
  };
}
