// Everything the page says, from the one catalogue of alehouse.speech.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const SPEECH = fileURLToPath(new URL("../../src/alehouse/speech/", import.meta.url));
const TOPICS = ["names", "reasons", "events", "talk"];
const LANGUAGES = ["en", "ru"];
const LOADERS = "virtual:words";
const PREFIX = "virtual:words/";

/** What stands in a catalogue for translators only need not travel. */
function bare(text: string): string {
  return text
    .split("\n")
    .filter((line) => !line.startsWith("#"))
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n");
}

function files(language: string): string[] {
  const pages = readdirSync(`${SPEECH}${language}/page`).filter((name) => name.endsWith(".ftl"));
  return [
    ...TOPICS.map((topic) => `${SPEECH}${language}/${topic}.ftl`),
    ...pages.sort().map((name) => `${SPEECH}${language}/page/${name}`),
  ];
}

function text(language: string): string {
  return files(language)
    .map((file) => bare(readFileSync(file, "utf8")))
    .join("\n\n");
}

/**
 * `virtual:words/en` is the text of a language. `virtual:words` loads one: in the built page from a file beside the code,
 * since nobody needs both languages.
 */
export function words(): Plugin {
  let built = false;
  return {
    name: "alehouse-words",
    configResolved(config) {
      built = config.command === "build";
    },
    resolveId: (id) => (id === LOADERS || id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LOADERS}`) {
        const loaders = LANGUAGES.map((language) => {
          if (!built)
            return `${language}: () => import("${PREFIX}${language}").then((found) => found.default)`;
          const source = text(language);
          const file = this.emitFile({ type: "asset", name: `words-${language}.txt`, source });
          return `${language}: () => fetch(import.meta.ROLLUP_FILE_URL_${file}).then((found) => found.text())`;
        });
        return `export default { ${loaders.join(", ")} };`;
      }
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const language = id.slice(PREFIX.length + 1);
      for (const file of files(language)) this.addWatchFile(file);
      return `export default ${JSON.stringify(text(language))};`;
    },
  };
}
