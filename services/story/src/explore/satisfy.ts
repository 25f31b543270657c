import { holds } from '@fabula/rules/conditions';
import type { Condition } from '@fabula/rules/release/condition';
import type { Moment } from '@fabula/rules/release/moment';
import { type ExploredStory, NEVER, type World } from './story.ts';
import type { Env } from './variables.ts';

/** Values are tried in all ways up to this number; beyond it everything is taken to be possible. */
const MOST_WAYS = 4_096;

export interface Asked {
  readonly condition: Condition | undefined;
  readonly holds: boolean;
}

export interface Place {
  readonly story: ExploredStory;
  readonly moment: Moment;
  readonly world: World;
}

/**
 * The part of an environment in which all that is asked comes true, by the rules' own reading of conditions; undefined
 * if it cannot.
 */
export function satisfy(env: Env, asked: readonly Asked[], place: Place): Env | undefined {
  if (asked.some((each) => each.condition === undefined && !each.holds)) return undefined;
  const conditions = asked.flatMap(({ condition, holds }) => (condition ? [{ condition, holds }] : []));
  if (conditions.length === 0) return env;
  const used = [
    ...new Set(
      conditions.flatMap(({ condition }) => place.story.variables.usedBy(condition, place.moment.id)),
    ),
  ];
  const choices = used.map((at) => valuesOf(env, at, place));
  if (choices.reduce((ways, { length }) => ways * length, 1) > MOST_WAYS) return env;
  const found = used.map(() => 0);
  let isPossible = false;
  for (const values of waysThrough(choices)) {
    const state = place.story.state(
      values.map((value, index) => [used[index] ?? 0, value] as const),
      place.world,
    );
    const situation = { state, moment: place.moment };
    if (!conditions.every((each) => holds(each.condition, situation) === each.holds)) continue;
    isPossible = true;
    values.forEach((value, index) => {
      found[index] = (found[index] ?? 0) | value;
    });
  }
  return isPossible ? narrowed(env, used, found, place) : undefined;
}

/** Whether it may hold. */
export function mayHold(env: Env, condition: Condition | undefined, place: Place): boolean {
  return satisfy(env, [{ condition, holds: true }], place) !== undefined;
}

/** Whether it holds whatever else is so. */
export function mustHold(env: Env, condition: Condition | undefined, place: Place): boolean {
  return condition === undefined || satisfy(env, [{ condition, holds: false }], place) === undefined;
}

function narrowed(env: Env, used: readonly number[], found: readonly number[], { story }: Place): Env {
  const next = env.slice();
  used.forEach((at, index) => {
    if (story.variables.list[at]?.kind !== 'completions') next[at] = found[index] ?? 0;
  });
  return next;
}

/** The values that a variable may have; of completions those around which conditions change. */
function valuesOf(env: Env, at: number, { story, world }: Place): number[] {
  const variable = story.variables.list[at];
  if (variable?.kind === 'completions') {
    const { from, to } = world.completed.get(variable.momentId) ?? NEVER;
    return Array.from({ length: to - from + 1 }, (_each, index) => from + index);
  }
  const mask = env[at] ?? 0;
  const values: number[] = [];
  for (let bit = 1; bit <= mask; bit *= 2) if (mask & bit) values.push(bit);
  return values;
}

/** Every way to take one value of each. */
function* waysThrough(choices: readonly (readonly number[])[]): Generator<number[]> {
  const [first, ...rest] = choices;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const value of first) for (const others of waysThrough(rest)) yield [value, ...others];
}
