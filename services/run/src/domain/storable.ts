/**
 * The same value with every NUL and every half of a surrogate pair replaced: Postgres refuses both in text and jsonb,
 * and players may send them.
 */
export function storable<T>(value: T): T {
  return JSON.parse(JSON.stringify(value, (_key, inner: unknown) => clean(inner))) as T;
}

/** The same of a text alone. */
export function storableText(text: string): string {
  return text.replace(/[\0\p{Cs}]/gu, '\ufffd');
}

/** How JSON.stringify writes what is refused. A text that only speaks of such a sign looks alike. */
const SUSPECT = /\\u(0000|d[89a-f])/;

/** Whether JSON that JSON.stringify has written holds for certain nothing that Postgres refuses. */
export function isStorable(json: string): boolean {
  return !SUSPECT.test(json);
}

function clean(value: unknown): unknown {
  return typeof value === 'string' ? storableText(value) : value;
}
