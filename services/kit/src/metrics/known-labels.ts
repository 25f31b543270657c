import type { Counter } from 'prom-client';

/**
 * Begins at 0 with what can be counted: the first failure is then a change from 0 to 1, which a rate sees, and not a series that
 * begins at 1, which it does not.
 */
export function fromZero<C extends Counter<string>>(
  counter: C,
  labels: readonly Readonly<Record<string, string>>[],
): C {
  for (const each of labels) counter.inc(each, 0);
  return counter;
}
