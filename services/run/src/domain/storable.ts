import type { JsonValue } from '@bufbuild/protobuf';

/**
 * The same value with every NUL and every half of a surrogate pair replaced: Postgres refuses both in text and jsonb,
 * and players may send them.
 */
export function storable(value: JsonValue): JsonValue {
  if (typeof value === 'string') return storableText(value);
  if (Array.isArray(value)) return value.map(storable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, storable(inner)]));
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
