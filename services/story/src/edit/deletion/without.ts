import type { Condition } from '@fabula/rules/release/condition';

/**
 * A condition after what it asks for is gone: what asks for that never holds any more.
 * @param isGone whether a part that joins nothing asks for it
 * @returns false if it never holds, true if it always does
 */
export function without(condition: Condition, isGone: (part: Condition) => boolean): Condition | boolean {
  if ('not' in condition) return opposite(without(condition.not, isGone));
  if ('all' in condition) return joined('all', condition.all, isGone);
  if ('any' in condition) return joined('any', condition.any, isGone);
  return isGone(condition) ? holdsForNone(condition) : condition;
}

/** What was never completed has been completed no time. */
function holdsForNone(part: Condition): boolean {
  return 'completions' in part && (part.completions.from ?? 0) <= 0;
}

function opposite(condition: Condition | boolean): Condition | boolean {
  return typeof condition === 'boolean' ? !condition : { not: condition };
}

/** One false part decides `all`, one true part `any`; what is left of the others is joined again. */
function joined(
  word: 'all' | 'any',
  parts: readonly Condition[],
  isGone: (part: Condition) => boolean,
): Condition | boolean {
  const done = parts.map((part) => without(part, isGone));
  const decides = word === 'any';
  if (done.includes(decides)) return decides;
  const rest = done.filter((part) => typeof part !== 'boolean');
  const [first] = rest;
  if (first === undefined) return !decides;
  if (rest.length === 1) return first;
  return word === 'all' ? { all: rest } : { any: rest };
}
