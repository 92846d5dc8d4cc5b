export type Reads<T> = { [Name in keyof T]: () => T[Name] };

/**
 * One object for good whose fields change each on its own: what is drawn from one of them is not drawn anew because
 * another has changed.
 */
export function fields<T extends object>(reads: Reads<T>): T {
  const out = {} as T;
  for (const name of Object.keys(reads) as (keyof T)[]) {
    const value = $derived(reads[name]());
    Object.defineProperty(out, name, { get: () => value, enumerable: true });
  }
  return out;
}
