declare module "virtual:art" {
  /** The folder that holds signs/ and pictures/, ending in a slash. */
  export const root: string;
  /** The characters who have a sign. */
  export const signs: readonly string[];
  /** The pictures of our cards: their names, and the short ids of their cards (see hash.ts) one after the other. */
  export const pictures: Readonly<Record<string, string>>;
}
