// `virtual:licences` loads whose work is in the page and under which terms, for the page "About": in the built page from
// a file beside the code, since few people read it. Code and letters are listed by the modules that the bundle is made
// of, so that nobody has to keep a list of what our packages bring along; drawings come as data, and are named here.
// A package that nothing is known to say about ends the build.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { ICONS } from "./icons.ts";

const ID = "virtual:licences";
/** Stands in the code for the name of the file, which is known only when everything has been loaded. */
const FILE = "__FILE_OF_LICENCES__";
const HERE = new URL("../", import.meta.url);
/** Texts that are the same for all who use a licence, and a package of ours that comes with a whole one. */
const STANDARD: Record<string, { from: string; first: RegExp; last: string }> = {
  "Apache-2.0": {
    from: "@jsquash/webp",
    first: /^\s*Apache License\s+Version 2\.0, January 2004\s/,
    last: "END OF TERMS AND CONDITIONS",
  },
};
/** Licences that want their address to be named, and not their text. */
const ADDRESSES: Record<string, string> = { "CC-BY-3.0": "https://creativecommons.org/licenses/by/3.0/" };
/** From here on Vite's licence is about what Vite itself is built with, of which nothing goes into a page. */
const OF_OTHERS = "# Licenses of bundled dependencies";

export interface Licence {
  name: string;
  version: string;
  licence: string;
  /** Empty where an address stands for it. */
  text: string;
  /** Who has made it, where the text does not say that. */
  by?: string;
  links?: { what: "licence-text" | "artists" | "source"; to: string }[];
}

interface About {
  name: string;
  version: string;
  license: string;
  author?: string | { name: string };
  repository?: string | { url: string };
}

interface IconSet {
  author: { name: string; url: string };
  license: { spdx: string; url: string };
}

/** The folder of the package that a module comes from; undefined for our own. */
export function folderOf(module: string): string | undefined {
  const folder = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(module);
  if (folder) return folder[1]!;
  if (!module.startsWith("\0") || module.startsWith("\0virtual:")) return undefined;
  const tool = /^\0(vite|rolldown)\//.exec(module);
  if (!tool)
    throw new Error(`Whose work is the module ${module.slice(1)}? About has to say so: see licences.ts.`);
  return installed(tool[1]!);
}

const installed = (name: string): string => fileURLToPath(new URL(`node_modules/${name}`, HERE));

/** What has to be told of the packages that a bundle of these modules is made of, and of our drawings. */
export function licencesOf(modules: Iterable<string>): Licence[] {
  const folders = new Set([installed(ICONS)]);
  for (const module of modules) {
    const folder = folderOf(module);
    if (folder) folders.add(folder);
  }
  return [...folders].map(read).sort((a, b) => (a.name < b.name ? -1 : 1));
}

function read(folder: string): Licence {
  const at = new URL(`${pathToFileURL(folder)}/`);
  const about = json<About>(new URL("package.json", at));
  const { name, version, license: licence } = about;
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  const text = file && readFileSync(new URL(file, at), "utf8").split(OF_OTHERS)[0]!.trim();
  if (text) return { name, version, licence, text };
  if (licence in STANDARD) {
    const links: Licence["links"] = [{ what: "source", to: sourceOf(about) }];
    return { name, version, licence, text: standard(name, licence), by: authorOf(about), links };
  }
  const info = new URL("info.json", at);
  if (licence in ADDRESSES && existsSync(info)) {
    const set = json<IconSet>(info);
    const links: Licence["links"] = [
      { what: "licence-text", to: ADDRESSES[licence]! },
      { what: "artists", to: set.license.url },
      { what: "source", to: set.author.url },
    ];
    return { name, version, licence, text: "", by: set.author.name, links };
  }
  throw new Error(`${name} comes without the text of its licence (${licence}): licences.ts has to find one.`);
}

const json = <T>(file: URL): T => JSON.parse(readFileSync(file, "utf8")) as T;

function authorOf({ name, author }: About): string {
  const found = (typeof author === "string" ? author : author?.name)?.replace(/\s*<.*/, "");
  if (!found) throw new Error(`${name} says neither in a licence nor in package.json who has made it.`);
  return found;
}

function sourceOf({ name, repository }: About): string {
  const found = typeof repository === "string" ? repository : repository?.url;
  const address = found?.replace(/^git\+/, "").replace(/\.git$/, "");
  if (!address?.startsWith("https://")) throw new Error(`${name} does not say where its source is.`);
  return address;
}

/** The terms alone: what some add after them is an appendix on how to use the licence, with a name of their own. */
function standard(name: string, licence: string): string {
  const { from, first, last } = STANDARD[licence]!;
  const folder = installed(from);
  const file = existsSync(folder) && readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  const text = file ? readFileSync(`${folder}/${file}`, "utf8").replace(/^\s*\n/, "") : "";
  const end = text.indexOf(last);
  if (!first.test(text) || end < 0)
    throw new Error(
      `${name} is under ${licence}, whose text was expected in the package ${from}, and is not there.`,
    );
  return text.slice(0, end + last.length);
}

export function licences(): Plugin {
  let built = false;
  let base = "/";
  let source = "";
  let file = "";
  return {
    name: "alehouse-licences",
    configResolved(config) {
      built = config.command === "build";
      base = config.base;
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      if (built) return `export default () => fetch("${FILE}").then((found) => found.json());`;
      // Nothing is bundled while somebody works on the page: what we ask for by name has to do.
      const own = json<{ dependencies: Record<string, string> }>(new URL("package.json", HERE));
      const named = [...Object.keys(own.dependencies), "svelte"].map((name) => `${installed(name)}/`);
      return `export default async () => (${JSON.stringify(licencesOf(named))});`;
    },
    // When all is known, but what was built before is still there: see `--or-plain` in tools/page/build.py.
    buildEnd(error) {
      if (built && !error) source = JSON.stringify(licencesOf(this.getModuleIds()));
    },
    renderStart() {
      file = base + this.getFileName(this.emitFile({ type: "asset", name: "licences.json", source }));
    },
    renderChunk: (code) => (code.includes(FILE) ? code.replace(FILE, file) : null),
  };
}
