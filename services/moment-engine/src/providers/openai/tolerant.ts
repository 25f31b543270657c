/** What a model means by a value that is not quite what was asked for. Each answers null, or nothing, for what means nothing. */

/** The one of these that is named, in whatever case. */
export function nameIn<T extends string>(value: unknown, among: readonly T[]): T | null {
  if (typeof value !== 'string') return null;
  const wanted = value.trim().toLowerCase();
  return among.find((each) => each.toLowerCase() === wanted) ?? null;
}

/** A list, or one thing in place of a list of one. */
export function listIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === null || value === undefined ? [] : [value];
}

export function namesIn<T extends string>(value: unknown, among: readonly T[]): T[] {
  return listIn(value).flatMap((each) => nameIn(each, among) ?? []);
}

/** A number, also one that is written as text. */
export function numberIn(value: unknown): number | null {
  const isText = typeof value === 'string' && value.trim() !== '';
  const number = isText ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

export function isYes(value: unknown): boolean {
  return value === true || value === 'true';
}

export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? (value as Record<string, unknown>) : {};
}
