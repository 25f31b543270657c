import type { Condition, Outcome } from '@fabula/rules/release/condition';
import type { Moment } from '@fabula/rules/release/moment';
import { memoised } from '../memoised.ts';
import type { PossibleGain } from '../moments/parts.ts';
import { definitionOf } from '../moments/registry.ts';
import { walkParts } from '../walk-parts.ts';
import { type MomentContext, mayHold, mustHold } from './satisfy.ts';
import { type Env, NO, YES } from './variables.ts';

/**
 * How what is uncertain turns out. `any`: all ways at once; `poor`, `rich`: one run in which nothing, or everything,
 * that may be learned or won is.
 */
export type Luck = 'any' | 'poor' | 'rich';

type Gain = Pick<PossibleGain, 'variable' | 'isCertain'>;

/** What an environment becomes by playing a moment to this outcome. Changes `env`. */
export function gain(env: Env, outcome: Outcome, context: MomentContext, luck: Luck): void {
  for (const each of gainsOf(context.moment)[outcome]) {
    const { variable, when } = each;
    if (context.story.variables.of(variable) === undefined) continue;
    if (!mayHold(env, when, context)) continue;
    const isCertain = each.isCertain || (luck === 'poor' && each.isPicked === true);
    give(env, { variable, isCertain: isCertain && mustHold(env, when, context) }, context, luck);
  }
  const teamLimit = definitionOf(context.moment).teamLimit?.(context.moment);
  if (teamLimit !== undefined) leave(env, teamLimit, context, luck);
}

/** All that a moment can bring. */
const gainsOf = memoised((moment: Moment): Readonly<Record<Outcome, readonly PossibleGain[]>> => {
  const both = (outcome: Outcome) => [
    ...heardIn(moment, outcome),
    ...grantedBy(moment, outcome),
    ...(definitionOf(moment).gains?.(moment) ?? []),
  ];
  return { success: both('success'), failure: both('failure') };
});

function give(env: Env, { variable, isCertain }: Gain, { story }: MomentContext, luck: Luck): void {
  const at = story.variables.of(variable);
  if (at === undefined) return;
  if (isCertain || luck === 'rich') env[at] = YES;
  else if (luck === 'any') env[at] = (env[at] ?? NO) | YES;
}

/** Facts that words can bring, wherever a type of moment keeps them: everything with a `fact`. */
function heardIn(moment: Moment, outcome: Outcome): PossibleGain[] {
  const needed = new Set(definitionOf(moment).requiredParts?.(moment, outcome));
  const found: PossibleGain[] = [];
  walkParts(moment, (value, path) => {
    if (typeof value !== 'object' || value === null || path.at(-1) === 'when') return false;
    if (!('fact' in value) || typeof value.fact !== 'string') return true;
    const id = 'id' in value ? String(value.id) : '';
    const when = 'when' in value && 'examples' in value ? (value.when as Condition | undefined) : undefined;
    found.push({ variable: { kind: 'fact', id: value.fact }, when, isCertain: needed.has(id) });
    return true;
  });
  return found;
}

function grantedBy(moment: Moment, outcome: Outcome): PossibleGain[] {
  return moment.grants.flatMap(({ on, when, facts, itemIds, characterIds }) => {
    if (on === 'success' && outcome === 'failure') return [];
    const isCertain = on !== 'award';
    return [
      ...facts.map((id) => ({ variable: { kind: 'fact', id } as const, when, isCertain })),
      ...itemIds.map((id) => ({ variable: { kind: 'item', id } as const, when, isCertain })),
      ...characterIds.map((id) => ({ variable: { kind: 'character', id } as const, when, isCertain })),
    ];
  });
}

/** The others leave for good; at the least luck those who joined first stay. */
function leave(env: Env, most: number, { story }: MomentContext, luck: Luck): void {
  let stayed = 0;
  story.variables.list.forEach(({ kind }, at) => {
    if (kind !== 'character' || env[at] === NO) return;
    if (luck === 'any') env[at] = (env[at] ?? NO) | NO;
    else if (luck === 'poor' ? ++stayed > most : ++stayed > Math.max(most, 1)) env[at] = NO;
  });
}
