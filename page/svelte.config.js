import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

const HERE = fileURLToPath(new URL(".", import.meta.url));
const files = new Map();

/** The class that keeps a component's styles to itself. It stands at every element: so it is short. */
function cssHash({ hash, filename }) {
  const file = relative(HERE, filename);
  const name = `_${hash(file).slice(-3)}`;
  const other = files.get(name) ?? file;
  if (other !== file) throw new Error(`${file} and ${other} would share their styles: let names be longer.`);
  files.set(name, file);
  return name;
}

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, cssHash } };
