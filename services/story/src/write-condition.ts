import { canonicalJson } from '@fabula/rules/hash';
import type { Condition } from '@fabula/rules/release/condition';
import { ConditionError, parseCondition, RANKS } from './condition-text.ts';
import type { Names } from './names.ts';

/**
 * A condition as authors write it: the inverse of `parseCondition`, which reads it as the same again.
 * @returns undefined where nothing that can be written is read so
 */
export function writeCondition(condition: Condition, names: Names): string | undefined {
  const text = written(condition, names);
  const read = parsed(text, names);
  return read !== undefined && isSame(read, condition) ? text : undefined;
}

/**
 * A condition that can be taken apart and put together again without a change of its text, but for spaces; undefined for
 * what is to be left as text: what cannot be read, and what is written in an unusual way, as with brackets around nothing.
 */
export function plainCondition(text: string, names: Names): Condition | undefined {
  const condition = parsed(text, names);
  const isPlain = condition !== undefined && written(condition, names) === text.trim().replace(/\s+/g, ' ');
  return isPlain ? condition : undefined;
}

function parsed(text: string, names: Names): Condition | undefined {
  try {
    return parseCondition(text, names);
  } catch (error) {
    if (error instanceof ConditionError) return undefined;
    throw error;
  }
}

function written(condition: Condition, names: Names): string {
  if ('all' in condition) return condition.all.map((part) => within(part, names, isJoined)).join(' and ');
  if ('any' in condition) return condition.any.map((part) => within(part, names, isAny)).join(' or ');
  if ('not' in condition) return `not ${within(condition.not, names, isJoined)}`;
  if ('outcome' in condition) return `${condition.outcome}${ofMoment(condition, names)}`;
  if ('path' in condition) return `path ${condition.path}${ofMoment(condition, names)}`;
  if ('fact' in condition) return `fact ${condition.fact}`;
  if ('characterId' in condition) return `character ${slugOf(condition.characterId, names.characters)}`;
  if ('itemId' in condition)
    return `item ${slugOf(condition.itemId, new Map([...names.items, ...names.dynamicItems]))}`;
  if ('bestRankAtLeast' in condition) return `rank ${RANKS[condition.bestRankAtLeast - 1]}`;
  if ('run' in condition) return `run ${range(condition.run)}`;
  return `completions ${range(condition.completions)}${ofMoment(condition, names)}`;
}

/** A part of another condition, in brackets where it would be read otherwise without them. */
function within(part: Condition, names: Names, needsBrackets: (part: Condition) => boolean): string {
  const text = written(part, names);
  return needsBrackets(part) ? `(${text})` : text;
}

function isJoined(part: Condition): boolean {
  return 'all' in part || isAny(part);
}

function isAny(part: Condition): boolean {
  return 'any' in part;
}

function ofMoment({ momentId }: { momentId?: string | undefined }, { moments }: Names): string {
  return momentId === undefined ? '' : ` of ${slugOf(momentId, moments)}`;
}

/** What has no name is written as nothing that can be read. */
function slugOf(id: string, ids: ReadonlyMap<string, string>): string {
  return [...ids].find(([, each]) => each === id)?.[0] ?? '';
}

function range({ from, to }: { from?: number | undefined; to?: number | undefined }): string {
  if (to === undefined) return `${from}+`;
  return from === to ? `${from}` : `${from}-${to}`;
}

function isSame(a: unknown, b: unknown): boolean {
  return canonicalJson(a) === canonicalJson(b);
}
