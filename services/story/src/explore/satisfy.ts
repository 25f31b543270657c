import { holds } from '@fabula/rules/conditions';
import type { Condition } from '@fabula/rules/release/condition';
import type { Moment } from '@fabula/rules/release/moment';
import { type ExploredStory, NEVER, type RunKind } from './story.ts';
import type { Env } from './variables.ts';

/** So many combinations of values are tried; where there are more, everything is taken to be possible. */
const MOST_COMBINATIONS = 4_096;

export interface Constraint {
  readonly condition: Condition | undefined;
  readonly holds: boolean;
}

export interface MomentContext {
  readonly story: ExploredStory;
  readonly moment: Moment;
  readonly runKind: RunKind;
}

/**
 * The part of an environment in which all constraints hold, by the rules' own reading of conditions; undefined
 * if it cannot.
 */
export function satisfy(
  env: Env,
  constraints: readonly Constraint[],
  context: MomentContext,
): Env | undefined {
  if (constraints.some((each) => each.condition === undefined && !each.holds)) return undefined;
  const conditions = constraints.flatMap(({ condition, holds }) => (condition ? [{ condition, holds }] : []));
  if (conditions.length === 0) return env;
  const used = [
    ...new Set(
      conditions.flatMap(({ condition }) => context.story.variables.usedBy(condition, context.moment.id)),
    ),
  ];
  const choices = used.map((at) => valuesOf(env, at, context));
  if (choices.reduce((count, { length }) => count * length, 1) > MOST_COMBINATIONS) return env;
  const found = used.map(() => 0);
  let isPossible = false;
  for (const values of combinationsOf(choices)) {
    const state = context.story.state(
      values.map((value, index) => [used[index] ?? 0, value] as const),
      context.runKind,
    );
    const situation = { state, moment: context.moment };
    if (!conditions.every((each) => holds(each.condition, situation) === each.holds)) continue;
    isPossible = true;
    values.forEach((value, index) => {
      found[index] = (found[index] ?? 0) | value;
    });
  }
  return isPossible ? narrowed(env, used, found, context) : undefined;
}

/** Whether it may hold. */
export function mayHold(env: Env, condition: Condition | undefined, context: MomentContext): boolean {
  return satisfy(env, [{ condition, holds: true }], context) !== undefined;
}

/** Whether it holds whatever else is so. */
export function mustHold(env: Env, condition: Condition | undefined, context: MomentContext): boolean {
  return condition === undefined || satisfy(env, [{ condition, holds: false }], context) === undefined;
}

function narrowed(
  env: Env,
  used: readonly number[],
  found: readonly number[],
  { story }: MomentContext,
): Env {
  const next = env.slice();
  used.forEach((at, index) => {
    if (story.variables.list[at]?.kind !== 'completions') next[at] = found[index] ?? 0;
  });
  return next;
}

/** The values that a variable may have; of completions those around which conditions change. */
function valuesOf(env: Env, at: number, { story, runKind }: MomentContext): number[] {
  const variable = story.variables.list[at];
  if (variable?.kind === 'completions') {
    const { from, to } = runKind.completed.get(variable.momentId) ?? NEVER;
    return Array.from({ length: to - from + 1 }, (_each, index) => from + index);
  }
  const mask = env[at] ?? 0;
  const values: number[] = [];
  for (let bit = 1; bit <= mask; bit *= 2) if (mask & bit) values.push(bit);
  return values;
}

/** Every combination of one value of each. */
function* combinationsOf(choices: readonly (readonly number[])[]): Generator<number[]> {
  const [first, ...rest] = choices;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const value of first) for (const others of combinationsOf(rest)) yield [value, ...others];
}
