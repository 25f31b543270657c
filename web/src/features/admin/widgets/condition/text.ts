import type { Condition } from '@fabula/rules/release/condition';
import { ConditionError, parseCondition } from '@fabula/story/condition-text';
import type { Names } from '@fabula/story/names';
import { plainCondition, writeCondition } from '@fabula/story/write-condition';

/** Parts that all have to hold. A condition that asks for nothing has none. */
export const NOTHING: Condition = { all: [] };

/** Its parts; undefined for what is left as text: what cannot be read, or is written in an unusual way. */
export function fromText(text: string, names: Names): Condition | undefined {
  return text.trim() === '' ? NOTHING : plainCondition(text, names);
}

/** As authors write it, '' for one that asks for nothing; undefined while a part is not filled in. */
export function toText(condition: Condition, names: Names): string | undefined {
  const plain = simplified(condition);
  return plain === undefined ? '' : writeCondition(plain, names);
}

/** Without groups of one part or none; undefined where nothing is asked for. */
function simplified(condition: Condition): Condition | undefined {
  if ('not' in condition) {
    const inner = simplified(condition.not);
    return inner && { not: inner };
  }
  const parts = partsOf(condition)
    ?.map(simplified)
    .filter((part) => part !== undefined);
  if (parts === undefined) return condition;
  if (parts.length < 2) return parts[0];
  return 'all' in condition ? { all: parts } : { any: parts };
}

/** Of conditions that are joined. */
export function partsOf(condition: Condition): readonly Condition[] | undefined {
  if ('all' in condition) return condition.all;
  return 'any' in condition ? condition.any : undefined;
}

/** Why it cannot be read; undefined if it can. */
export function misread(text: string, names: Names): string | undefined {
  try {
    parseCondition(text, names);
    return undefined;
  } catch (error) {
    if (error instanceof ConditionError) return error.message;
    throw error;
  }
}
