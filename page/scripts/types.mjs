// The types of all messages, made from the server's own schemas: nothing of them is written twice.
import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { compile } from "json-schema-to-typescript";
import openapi, { astToString } from "openapi-typescript";

const DOCS = new URL("../../docs/", import.meta.url);
const WIRE = new URL("../src/wire/", import.meta.url);

/** What the compiler does not know of JSON Schema 2020-12: tuples are `items`, and a reference stands alone. */
function older(part) {
  if (Array.isArray(part)) return part.map(older);
  if (part === null || typeof part !== "object") return part;
  if ("$ref" in part) return { $ref: part.$ref };
  const { prefixItems, ...rest } = part;
  const done = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, older(value)]));
  if (part.type === "object" && !part.properties) done.additionalProperties ??= true;
  if (prefixItems) Object.assign(done, { items: older(prefixItems), additionalItems: false });
  return done;
}

async function newer(source, made) {
  try {
    return (await stat(source)).mtimeMs > (await stat(made)).mtimeMs;
  } catch {
    return true;
  }
}

async function messages() {
  const source = new URL("protocol.schema.json", DOCS);
  const made = new URL("messages.ts", WIRE);
  if (!(await newer(source, made))) return;
  const schema = older(JSON.parse(await readFile(source, "utf8")));
  schema.title = "Message";
  const text = await compile(schema, "Message", {
    additionalProperties: false,
    unreachableDefinitions: true,
    bannerComment: "/* Made from docs/protocol.schema.json by scripts/types.mjs. */",
  });
  await writeFile(made, text);
}

async function api() {
  const source = new URL("openapi.json", DOCS);
  const made = new URL("api.ts", WIRE);
  if (!(await newer(source, made))) return;
  const tree = await openapi(JSON.parse(await readFile(source, "utf8")), { alphabetize: true });
  await writeFile(made, `/* Made from docs/openapi.json by scripts/types.mjs. */\n${astToString(tree)}`);
}

await mkdir(WIRE, { recursive: true });
await Promise.all([messages(), api()]);
