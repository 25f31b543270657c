/** Control characters and halves of surrogate pairs, which a database's JSON refuses. */
const UNSTORABLE = /[\p{Cc}\p{Cs}]+/gu;

/** Text that can be stored, at most so many characters; '' for what is no text. */
export function cleanText(value: unknown, limit: number): string {
  if (typeof value !== 'string') return '';
  return value.slice(0, limit).replace(UNSTORABLE, ' ').trim();
}

const NOTHING: Readonly<Record<string, unknown>> = {};

/** The fields of an object; none of anything else. */
export function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : NOTHING;
}

/** Whether a value is one of the names. */
export function isOneOf<T extends string>(names: readonly T[], value: unknown): value is T {
  return names.some((each) => each === value);
}
