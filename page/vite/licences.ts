// `virtual:licences` loads what we bundle and under which terms, for the page "About": in the built page from a file
// beside the code, since few people read it.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const ID = "virtual:licences";
const HERE = new URL("../", import.meta.url);

interface Licence {
  name: string;
  version: string;
  licence: string;
  text: string;
}

/** Packages whose code, letters or drawings end up in the built page. */
function bundled(): string[] {
  const own = JSON.parse(readFileSync(new URL("package.json", HERE), "utf8"));
  return [...Object.keys(own.dependencies), "svelte", "@iconify-json/game-icons"].sort();
}

function read(name: string): Licence {
  const folder = new URL(`node_modules/${name}/`, HERE);
  const about = JSON.parse(readFileSync(new URL("package.json", folder), "utf8"));
  const file = readdirSync(fileURLToPath(folder)).find((one) => /^licen[cs]e/i.test(one));
  const text = file ? readFileSync(new URL(file, folder), "utf8").trim() : "";
  return { name, version: about.version, licence: licenceOf(name, about), text };
}

function licenceOf(name: string, about: { license?: string }): string {
  if (about.license) return about.license;
  const info = JSON.parse(readFileSync(new URL(`node_modules/${name}/info.json`, HERE), "utf8"));
  return info.license.spdx;
}

export function licences(): Plugin {
  let built = false;
  return {
    name: "alehouse-licences",
    configResolved(config) {
      built = config.command === "build";
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      const source = JSON.stringify(bundled().map(read));
      if (!built) return `export default async () => (${source});`;
      const file = this.emitFile({ type: "asset", name: "licences.json", source });
      return `export default () => fetch(import.meta.ROLLUP_FILE_URL_${file}).then((found) => found.json());`;
    },
  };
}
