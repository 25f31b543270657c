/** Adds to what is counted under a key. */
export function addTo<K, V>(
  counts: Map<K, V>,
  key: K,
  more: V,
  add: (known: V | undefined, more: V) => V,
): void {
  counts.set(key, add(counts.get(key), more));
}

export function addAll<K, V>(
  counts: Map<K, V>,
  more: ReadonlyMap<K, V>,
  add: (known: V | undefined, more: V) => V,
): void {
  for (const [key, value] of more) addTo(counts, key, value, add);
}

export function sum(known: number | undefined, more: number): number {
  return (known ?? 0) + more;
}

/** Field by field. */
export function fieldsAdded<T extends Readonly<Record<keyof T, number>>>(known: T | undefined, more: T): T {
  if (!known) return { ...more };
  const fields = Object.keys(more) as (keyof T)[];
  return Object.fromEntries(fields.map((field) => [field, known[field] + more[field]])) as T;
}
