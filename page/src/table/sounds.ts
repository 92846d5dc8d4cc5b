// Small sounds, made on the spot from tones and noise. Off until somebody asks for them.
import type { Event } from "../wire/messages";

type Recipe = (context: AudioContext, out: AudioNode, at: number) => void;

function tone(
  context: AudioContext,
  out: AudioNode,
  at: number,
  hertz: number,
  length: number,
  loud: number,
  type: OscillatorType = "sine",
): void {
  const source = new OscillatorNode(context, { type, frequency: hertz });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(gain).connect(out);
  source.start(at);
  source.stop(at + length + 0.02);
}

let hiss: AudioBuffer | null = null;
function noise(
  context: AudioContext,
  out: AudioNode,
  at: number,
  hertz: number,
  length: number,
  loud: number,
): void {
  if (!hiss) {
    hiss = new AudioBuffer({ length: context.sampleRate / 2, sampleRate: context.sampleRate });
    const data = hiss.getChannelData(0);
    for (let n = 0; n < data.length; n += 1) data[n] = Math.random() * 2 - 1;
  }
  const source = new AudioBufferSourceNode(context, { buffer: hiss });
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: hertz, Q: 0.9 });
  const gain = new GainNode(context, { gain: loud });
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(filter).connect(gain).connect(out);
  source.start(at, 0, length);
}

const card: Recipe = (c, out, at) => noise(c, out, at, 2600, 0.09, 0.35);
const coin: Recipe = (c, out, at) => {
  tone(c, out, at, 1870, 0.18, 0.12, "triangle");
  tone(c, out, at + 0.06, 2490, 0.22, 0.1, "triangle");
};
const gulp: Recipe = (c, out, at) => {
  for (const n of [0, 1, 2]) tone(c, out, at + n * 0.11, 190 - n * 22, 0.1, 0.28);
};
const thud: Recipe = (c, out, at) => {
  tone(c, out, at, 92, 0.2, 0.5);
  noise(c, out, at, 420, 0.08, 0.3);
};
const dice: Recipe = (c, out, at) => {
  for (const n of [0, 1, 2, 3, 4]) noise(c, out, at + n * 0.055, 1500 + n * 240, 0.05, 0.3);
};
const stamp: Recipe = (c, out, at) => {
  tone(c, out, at, 150, 0.14, 0.4, "square");
  noise(c, out, at, 800, 0.07, 0.25);
};
const bell: Recipe = (c, out, at) => {
  tone(c, out, at, 880, 0.7, 0.16);
  tone(c, out, at + 0.01, 1320, 0.5, 0.08);
};
const cheer: Recipe = (c, out, at) => {
  [523, 659, 784, 1047].forEach((hertz, n) => tone(c, out, at + n * 0.11, hertz, 0.5, 0.16, "triangle"));
};

const RECIPES: Record<string, Recipe> = {
  play: card,
  draw: card,
  pay: coin,
  take: coin,
  collect: coin,
  reveal: gulp,
  negate: stamp,
  round: dice,
  "passed-out": thud,
  out: thud,
  won: coin,
  over: cheer,
};

export class Sounds {
  #context: AudioContext | null = null;

  /** A browser lets us make a sound only after the person has done something. */
  #ready(): AudioContext {
    this.#context ??= new AudioContext();
    if (this.#context.state === "suspended") void this.#context.resume();
    return this.#context;
  }

  /** One sound for each kind of thing that happened, one after the other, and never more than four. */
  events(events: readonly Event[]): void {
    const wanted = [
      ...new Set(events.flatMap((event) => (RECIPES[event.code] ? [RECIPES[event.code]!] : []))),
    ];
    if (wanted.length) this.#play(wanted.slice(0, 4));
  }

  asked(): void {
    this.#play([bell]);
  }

  close(): void {
    void this.#context?.close();
    this.#context = null;
  }

  #play(recipes: readonly Recipe[]): void {
    const context = this.#ready();
    const out = new GainNode(context, { gain: 0.5 });
    out.connect(context.destination);
    recipes.forEach((recipe, n) => recipe(context, out, context.currentTime + 0.02 + n * 0.16));
  }
}
