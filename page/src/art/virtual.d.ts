declare module "virtual:art" {
  /** The folder that holds signs/, pictures/ and pictures.json, ending in a slash. */
  export const root: string;
  /** The characters who have a sign. */
  export const signs: readonly string[];
}
