// A page that shows every drawing at every size, evening and morning, for those who draw:
//   node scripts/contact-sheet.mjs FILE.html
// Open the file in a browser. Nothing in it needs a server.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "vite";

const GROUNDS = [
  ["#1e150d", "#f5e8cf"],
  ["#fbf4e3", "#2a1b0e"],
];
const target = process.argv[2];
if (!target) throw new Error("Which file shall I write?");

const vite = await createServer({
  configFile: false,
  server: { middlewareMode: true },
  optimizeDeps: { noDiscovery: true },
});
const { everyDrawing } = await vite.ssrLoadModule("/vite/icons.ts");
const { fallbackSign } = await vite.ssrLoadModule("/src/art/fallback.ts");
const drawings = everyDrawing();
await vite.close();

const image = (svg, width) =>
  `<img src="data:image/svg+xml,${encodeURIComponent(svg)}" width="${width}" alt="">`;
const inFolder = (folder) =>
  [...drawings]
    .filter(([path]) => path.startsWith(folder))
    .map(([path, svg]) => [path.slice(folder.length + 1, -4), svg]);
const guests = ["Grumbold Ironpan", "Tilly", "Лиза Быстрая", "Old Sam", "Ysolde", "Brother Ox"].map(
  (name) => [name, fallbackSign(name.toLowerCase(), name)],
);

const glyphs = new URL("../src/art/glyphs/", import.meta.url);
const cell = (name, shown) => `<div>${shown}<br>${name}</div>`;
const sizes = (svg) => [120, 60, 32, 24].map((size) => image(svg, size)).join(" ");
let page = "<!doctype html><meta charset=utf-8><title>Contact sheet</title>";
for (const [ground, ink] of GROUNDS) {
  page += `<section style="background:${ground};color:${ink};font:12px sans-serif;padding:12px;display:flex;flex-wrap:wrap;gap:12px">`;
  for (const [name, svg] of [...inFolder("signs"), ...guests]) page += cell(name, sizes(svg));
  for (const file of readdirSync(glyphs)) {
    const svg = readFileSync(new URL(file, glyphs), "utf8");
    page += cell(
      file.slice(0, -4),
      [32, 24, 16].map((size) => svg.replace("<svg ", `<svg width="${size}" `)).join(" "),
    );
  }
  page += "</section>";
}
page += `<section style="background:#fdf6e6;font:12px sans-serif;padding:12px;display:flex;flex-wrap:wrap;gap:12px">`;
for (const [name, svg] of inFolder("pictures")) page += cell(name, image(svg, 96));
writeFileSync(target, page + "</section>\n");
