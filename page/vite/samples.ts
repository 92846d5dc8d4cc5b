// `virtual:samples`: the tables of the design page, made when the page is built. They are data and nobody plays with them,
// so they are a file beside the code.
import { fileURLToPath } from "node:url";
import { runnerImport, type Plugin } from "vite";
import type { SAMPLES } from "../src/views/design/data.ts";

const ID = "virtual:samples";
const DATA = fileURLToPath(new URL("../src/views/design/data.ts", import.meta.url));

export function samples(): Plugin {
  let built = false;
  return {
    name: "alehouse-samples",
    configResolved(config) {
      built = config.command === "build";
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return undefined;
      if (!built)
        return `export default () => import(${JSON.stringify(DATA)}).then((found) => found.SAMPLES);`;
      const { module } = await runnerImport<{ SAMPLES: typeof SAMPLES }>(DATA, { configFile: false });
      const file = this.emitFile({
        type: "asset",
        name: "samples.json",
        source: JSON.stringify(module.SAMPLES),
      });
      return `export default () => fetch(import.meta.ROLLUP_FILE_URL_${file}).then((found) => found.json());`;
    },
  };
}
