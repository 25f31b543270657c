import type { Condition } from '@fabula/rules/release/condition';
import type { Moment } from '@fabula/rules/release/moment';
import type { Release } from '@fabula/rules/release/release';
import { conditionsIn } from './conditions-in.ts';

/** One thing that a condition can ask for, or that decides whether a moment has anything to give. */
export type Variable =
  | { readonly kind: 'fact' | 'item' | 'character'; readonly id: string }
  /** How a moment ended in this run; whether it was completed in this run at all; a path that was taken there. */
  | { readonly kind: 'outcome' | 'done' | 'completions'; readonly momentId: string }
  | { readonly kind: 'path'; readonly momentId: string; readonly path: string }
  | { readonly kind: 'rank' };

/** What each variable may be: bits of the values below. A state of which all are known has one bit each. */
export type Env = number[];

export const NO = 1;
export const YES = 2;
export const OUTCOME = { none: 1, failure: 2, success: 4 } as const;
/** Bit 0: none; bit n: rank n. */
export const NO_RANK = 1;

/** All variables of a release, numbered. Facts and outcomes that nothing asks for are left out. */
export class Variables {
  readonly list: Variable[] = [];
  readonly #index: Record<Variable['kind'], Map<string, number>> = {
    fact: new Map(),
    item: new Map(),
    character: new Map(),
    outcome: new Map(),
    done: new Map(),
    completions: new Map(),
    path: new Map(),
    rank: new Map(),
  };
  readonly #used = new Map<Condition, Map<string, readonly number[]>>();
  readonly #decisive = new Map<Moment, readonly number[]>();

  constructor(release: Release) {
    for (const { id } of release.characters) this.#add({ kind: 'character', id });
    for (const { id } of [...release.items, ...release.dynamicItems]) this.#add({ kind: 'item', id });
    for (const moment of release.moments) {
      if (moment.skip.skipAfterCompletionCount !== null) this.#add({ kind: 'done', momentId: moment.id });
      for (const { path } of closingPaths(moment)) this.#add({ kind: 'path', momentId: moment.id, path });
      for (const { condition } of conditionsIn(moment)) this.usedBy(condition, moment.id);
    }
  }

  /** The number of a variable; undefined if nothing depends on it. */
  of(variable: Variable): number | undefined {
    return this.#index[variable.kind].get(keyOf(variable));
  }

  /** What a condition that stands in this moment asks for. */
  usedBy(condition: Condition, momentId: string): readonly number[] {
    const here = this.#used.get(condition) ?? new Map<string, readonly number[]>();
    this.#used.set(condition, here);
    const known = here.get(momentId);
    if (known) return known;
    const used = [...new Set(variablesOf(condition, momentId).map((each) => this.#add(each)))];
    here.set(momentId, used);
    return used;
  }

  /** What can decide whether a moment has anything to give: team, items, its own paths, and what its conditions ask for. */
  decisiveFor(moment: Moment): readonly number[] {
    const known = this.#decisive.get(moment);
    if (known) return known;
    const asked = new Set(conditionsIn(moment).flatMap(({ condition }) => this.usedBy(condition, moment.id)));
    const isOwn = (variable: Variable) => 'momentId' in variable && variable.momentId === moment.id;
    const isOwned = ({ kind }: Variable) => kind === 'item' || kind === 'character';
    const found = this.list.flatMap((variable, at) =>
      isOwned(variable) || isOwn(variable) || asked.has(at) ? at : [],
    );
    this.#decisive.set(moment, found);
    return found;
  }

  #add(variable: Variable): number {
    const key = keyOf(variable);
    const index = this.#index[variable.kind];
    const known = index.get(key);
    if (known !== undefined) return known;
    index.set(key, this.list.length);
    return this.list.push(variable) - 1;
  }
}

/** Paths that may close once they have been taken. */
function closingPaths(moment: Moment): readonly { readonly path: string }[] {
  return 'paths' in moment ? moment.paths.filter((path) => 'staysOpen' in path) : [];
}

function keyOf(variable: Variable): string {
  if (variable.kind === 'rank') return '';
  if (variable.kind === 'path') return `${variable.momentId} ${variable.path}`;
  return 'id' in variable ? variable.id : variable.momentId;
}

function variablesOf(condition: Condition, here: string): Variable[] {
  if ('all' in condition) return condition.all.flatMap((each) => variablesOf(each, here));
  if ('any' in condition) return condition.any.flatMap((each) => variablesOf(each, here));
  if ('not' in condition) return variablesOf(condition.not, here);
  if ('fact' in condition) return [{ kind: 'fact', id: condition.fact }];
  if ('itemId' in condition) return [{ kind: 'item', id: condition.itemId }];
  if ('characterId' in condition) return [{ kind: 'character', id: condition.characterId }];
  if ('run' in condition) return [];
  if ('bestRankAtLeast' in condition) return [{ kind: 'rank' }];
  const momentId = condition.momentId ?? here;
  if ('path' in condition) return [{ kind: 'path', momentId, path: condition.path }];
  if ('outcome' in condition) return [{ kind: 'outcome', momentId }];
  return [
    { kind: 'done', momentId },
    { kind: 'completions', momentId },
  ];
}
