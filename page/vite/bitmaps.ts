// Small bitmaps of drawings. A browser keeps one document for each SVG image and lays it out anew whenever the next place
// on the page shows it in another size; a table shows one character in four sizes. Bitmaps it scales on other threads.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import encode, { init } from "@jsquash/webp/encode.js";
import { initWasm, Resvg } from "@resvg/resvg-wasm";

/** How hard the encoder tries, from 0 to 6: above this it takes three times as long for a fortieth less. */
const EFFORT = 2;
const file = (name: string): Buffer => readFileSync(createRequire(import.meta.url).resolve(name));

let ready: Promise<unknown> | undefined;
const prepare = async (): Promise<void> => {
  await initWasm(file("@resvg/resvg-wasm/index_bg.wasm"));
  await init(await WebAssembly.compile(new Uint8Array(file("@jsquash/webp/codec/enc/webp_enc.wasm"))));
};

/** The drawing as WebP of that width, without loss. */
export async function bitmap(svg: string, width: number): Promise<Uint8Array> {
  await (ready ??= prepare());
  const drawn = new Resvg(svg, { fitTo: { mode: "width", value: width } }).render();
  const pixels = { data: plain(drawn.pixels), width: drawn.width, height: drawn.height, colorSpace: "srgb" };
  return new Uint8Array(await encode(pixels as ImageData, { lossless: 1, method: EFFORT }));
}

/** Colours as they are: a renderer multiplies them by how opaque they are, and an encoder wants them without that. */
function plain(pixels: Uint8Array): Uint8ClampedArray {
  const found = new Uint8ClampedArray(pixels);
  for (let at = 0; at < found.length; at += 4) {
    const alpha = found[at + 3]!;
    if (alpha > 0 && alpha < 255)
      for (let channel = at; channel < at + 3; channel++) found[channel] = (found[channel]! * 255) / alpha;
  }
  return found;
}
