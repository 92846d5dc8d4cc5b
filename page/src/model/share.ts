// What is the same from message to message stays the same object: then nobody has to look at it again.

/** `next`, with everything taken from `old` that is equal; `old` itself if all of it is. Neither is touched. */
export function share<T>(old: unknown, next: T): T {
  if (Object.is(old, next)) return next;
  if (typeof old !== "object" || typeof next !== "object" || !old || !next) return next;
  if (Array.isArray(old) !== Array.isArray(next)) return next;
  const before = old as Record<string, unknown>;
  const names = Object.keys(next);
  const out = (Array.isArray(next) ? [] : {}) as Record<string, unknown>;
  let same = names.length === Object.keys(before).length;
  for (const name of names) {
    out[name] = share(before[name], (next as Record<string, unknown>)[name]);
    same &&= name in before && Object.is(out[name], before[name]);
  }
  return (same ? old : out) as T;
}
