// A sign for somebody whom nobody has drawn: a shield with a division, two colours and initials, made of the id and
// the name alone, so that it looks the same everywhere and always.
import { hash } from "./hash";

const OUTLINES = [
  "M9 8H111V60C111 90 88 108 60 117C32 108 9 90 9 60Z",
  "M36 5H84L115 36V84L84 115H36L5 84V36Z",
  "M60 3L111 31V89L60 117L9 89V31Z",
  "M12 116V58C12 30 32 10 60 3C88 10 108 30 108 58V116Z",
  "M60 4A56 56 0 1 1 59.9 4Z",
  "M20 8H100L112 20V100L100 112H20L8 100V20Z",
  "M12 6H108V116L60 98L12 116Z",
  "M26 5H94C106 22 112 40 112 60S106 98 94 115H26C14 98 8 80 8 60S14 22 26 5Z",
];

/** Ground and charge; parchment letters with a dark edge are readable on all of them. */
const COLOURS = [
  ["#8f2a1b", "#c96a2a"],
  ["#3a3287", "#6f5fc0"],
  ["#1f5c45", "#4f8f5f"],
  ["#1d5a88", "#4a93a8"],
  ["#7a2f63", "#b0507a"],
  ["#7a4a12", "#b98634"],
  ["#2c3f4c", "#6d8a94"],
  ["#5a5a1c", "#93903a"],
  ["#54301c", "#a2654a"],
  ["#4a1c2c", "#8c2f3a"],
] as const;

/** What lies over the ground: half, bar, bend, chevron, quarters, cross of two bends. */
const DIVISIONS = [
  "M60 0H120V120H60Z",
  "M0 42H120V80H0Z",
  "M0 0H34L120 86V120H86L0 34Z",
  "M0 120V92L60 38L120 92V120L60 68Z",
  "M60 0H120V60H60ZM0 60H60V120H0Z",
  "M0 0H26L60 34L94 0H120V26L86 60L120 94V120H94L60 86L26 120H0V94L34 60L0 26Z",
];

/** One or two letters of a name, in any script. */
export function initials(name: string): string {
  const words = name.split(/[\s\-_]+/u).filter((word) => /\p{L}/u.test(word));
  const letters = words.map((word) => word.match(/\p{L}/u)?.[0] ?? "");
  const [first = "?"] = letters;
  const last = letters.length > 1 ? (letters.at(-1) ?? "") : "";
  return (first + last).toUpperCase();
}

function pick<T>(from: readonly T[], number: number): T {
  return from[number % from.length] as T;
}

export function fallbackSign(id: string, name?: string): string {
  const outline = pick(OUTLINES, hash(`${id} outline`));
  const [ground, charge] = pick(COLOURS, hash(`${id} colour`));
  const division = pick(DIVISIONS, hash(`${id} division`));
  const letters = initials(name || id);
  const size = letters.length > 1 ? 48 : 64;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"><defs><path id="o" d="${outline}"/>` +
    `<clipPath id="c"><use href="#o"/></clipPath></defs><g clip-path="url(#c)"><use href="#o" fill="${ground}"/>` +
    `<path d="${division}" fill="${charge}"/></g><g fill="none" stroke-linejoin="round">` +
    `<use href="#o" stroke="#1b120b" stroke-width="7"/><use href="#o" stroke="#dcae5c" stroke-width="4"/></g>` +
    `<text x="60" y="${60 + size * 0.35}" text-anchor="middle" font-family="Georgia, serif" font-weight="700" ` +
    `font-size="${size}" fill="#fff7e6" stroke="#1b120b" stroke-width="6" paint-order="stroke" ` +
    `stroke-linejoin="round">${letters}</text></svg>`
  );
}
