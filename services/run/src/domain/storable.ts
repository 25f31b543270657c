/**
 * The same value with every NUL and every half of a surrogate pair replaced: Postgres refuses both in text and jsonb,
 * and players may send them.
 */
export function storable<T>(value: T): T {
  return JSON.parse(JSON.stringify(value, (_key, inner: unknown) => clean(inner))) as T;
}

function clean(value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/[\0\p{Cs}]/gu, '\ufffd') : value;
}
