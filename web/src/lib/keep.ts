/** Keep what did not change between two answers of the server, so that nothing is drawn again for it. */

type Item = Record<string, unknown>;

/** How an item of a list is known when others come before it. */
const nameOf = (item: unknown): unknown => (isRecord(item) ? (item.cell ?? item.id) : undefined);
const isRecord = (value: unknown): value is Item => typeof value === "object" && value !== null && !Array.isArray(value);

/** Return `next` with every part that equals its counterpart in `before` replaced by that very object. `next` must be fresh:
 *  it is changed. */
export function keepEqual<T>(before: unknown, next: T): T {
  if (Array.isArray(before) && Array.isArray(next)) return keptList(before, next) as T;
  if (isRecord(before) && isRecord(next)) return keptRecord(before, next) as T;
  return next;
}

function keptList(before: readonly unknown[], next: unknown[]): readonly unknown[] {
  const known = nameOf(before[0]) === undefined ? null : new Map(before.map((item) => [nameOf(item), item]));
  let equal = before.length === next.length;
  next.forEach((item, n) => {
    next[n] = keepEqual(known ? known.get(nameOf(item)) : before[n], item);
    equal &&= next[n] === before[n];
  });
  return equal ? before : next;
}

function keptRecord(before: Item, next: Item): Item {
  const keys = Object.keys(next);
  let equal = keys.length === Object.keys(before).length;
  for (const key of keys) {
    next[key] = keepEqual(before[key], next[key]);
    equal &&= next[key] === before[key];
  }
  return equal ? before : next;
}
