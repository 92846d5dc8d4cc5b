/** A number that is always the same for the same words (FNV-1a), to choose one of several drawings. */
export function hash(words: string): number {
  let sum = 0x811c9dc5;
  for (const letter of words) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  // The low bits of FNV are its weakest; those that choose should depend on every letter.
  sum ^= sum >>> 15;
  return sum >>> 0;
}
