// All samples, as the plain data that they are: the built page loads them as a file, which is no code (vite/samples.ts).
import type { Line } from "../../model/log";
import { MATS } from "./mats";
import { HAND, type Sample } from "./pieces";
import { SCENES } from "./samples";
import { TALES } from "./tales";

export interface Samples {
  scenes: Readonly<Record<string, Sample>>;
  mats: Readonly<Record<string, Sample>>;
  tales: Readonly<Record<string, readonly Line[]>>;
  hand: readonly string[];
}

const made = (all: Record<string, () => Sample>): Record<string, Sample> =>
  Object.fromEntries(Object.entries(all).map(([name, make]) => [name, make()]));

export const SAMPLES: Samples = { scenes: made(SCENES), mats: made(MATS), tales: TALES, hand: HAND };
