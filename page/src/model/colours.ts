// The colours of a character's card backs: those of the signs we know, and a steady pick for everybody else.
const KNOWN: Record<string, number> = {
  fiona: 8,
  zot: 248,
  gerki: 155,
  deirdre: 210,
  dimli: 30,
  eve: 300,
  fleck: 45,
  wizgille: 190,
};

/** The same hue for the same character, always. */
function hueOf(character: string): number {
  let sum = 7;
  for (const letter of character) sum = (sum * 31 + letter.charCodeAt(0)) % 360;
  return sum;
}

export function characterColours(character: string): { light: string; dark: string } {
  const hue = KNOWN[character] ?? hueOf(character);
  return { light: `hsl(${hue} 46% 33%)`, dark: `hsl(${hue} 55% 13%)` };
}
