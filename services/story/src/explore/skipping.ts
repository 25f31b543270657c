import { chance } from '@fabula/rules/chance';
import { START } from '@fabula/rules/inputs';
import { rulesOf } from '@fabula/rules/moments/registry';
import { EMPTY_JUDGEMENT } from '@fabula/rules/proposal';
import { waiting } from '@fabula/rules/run';
import { isSkipped } from '@fabula/rules/skip';
import type { RunState } from '@fabula/rules/types';
import type { MomentContext } from './satisfy.ts';
import { NEVER } from './story.ts';
import type { Env } from './variables.ts';

/** What may become of a moment that is started. */
export interface Start {
  readonly opens: boolean;
  readonly skips: boolean;
}

/** Tried for the luckiest and the unluckiest roll. */
const SEEDS = Array.from({ length: 512 }, (_each, index) => index.toString(16));

/** Asks the rules whether the moment is skipped: with the least that the player may have, with the most, by all rolls. */
export function startOf(env: Env, context: MomentContext): Start {
  const { moment } = context;
  if (rulesOf(moment).isEmpty === undefined && !hasSkipRules(context)) return { opens: true, skips: false };
  const results = new Set<boolean>();
  for (const state of extremes(env, context)) {
    for (const seed of seedsFor(state, moment.skip.displayRandomlyProbability)) {
      results.add(isSkipped(turnOf(state, seed, context), null));
    }
  }
  return { opens: results.has(false), skips: results.has(true) };
}

/** The run with the least and with the most that an environment allows, as far as it matters here. */
function extremes(env: Env, context: MomentContext): RunState[] {
  const { story, moment, runKind } = context;
  const { from, to } = runKind.completed.get(moment.id) ?? NEVER;
  const decisive = decisiveIn(context);
  const isKnown = decisive.every((at) => lowest(env[at] ?? 0) === env[at]);
  return (isKnown ? [lowest] : [lowest, highest]).flatMap((choose) => {
    const state = story.state(
      decisive.map((at) => [at, choose(env[at] ?? 0)] as const),
      runKind,
    );
    return [...new Set([from, to])].map((count) => ({
      ...state,
      before: { ...state.before, completions: { [moment.id]: count } },
    }));
  });
}

function decisiveIn({ story: { variables }, moment }: MomentContext): readonly number[] {
  if (rulesOf(moment).isEmpty === undefined) {
    const done = variables.of({ kind: 'done', momentId: moment.id });
    return done === undefined ? [] : [done];
  }
  return variables.decisiveFor(moment);
}

function hasSkipRules({ moment: { skip } }: MomentContext): boolean {
  const limits = [skip.skipAfterRunNumber, skip.showAfterRunNumber, skip.skipAfterCompletionCount];
  return [...limits, skip.displayRandomlyProbability].some((limit) => limit !== null);
}

function turnOf(state: RunState, seed: string, { story, moment }: MomentContext) {
  const played = waiting(moment.id);
  return {
    release: story.release,
    state: { ...state, moments: [...state.moments, played] },
    moment,
    played,
    input: START,
    judgement: EMPTY_JUDGEMENT,
    seed,
  };
}

function lowest(mask: number): number {
  return mask & -mask;
}

function highest(mask: number): number {
  return mask === 0 ? 0 : 2 ** (31 - Math.clz32(mask));
}

const ROLLS = new Map<number, readonly string[]>();

function seedsFor({ moments }: RunState, probability: number | null): readonly string[] {
  if (probability === null) return [''];
  const length = moments.length + 1;
  const known = ROLLS.get(length);
  if (known) return known;
  const rolls = SEEDS.map((seed) => ({ seed, roll: chance(seed, `display:${length}`) }));
  rolls.sort((a, b) => a.roll - b.roll);
  const found = [rolls[0]?.seed ?? '', rolls.at(-1)?.seed ?? ''];
  ROLLS.set(length, found);
  return found;
}
