import { holds } from '../conditions.ts';
import { isBySecondLaw } from '../law.ts';
import type { Perfect } from '../release/lines.ts';
import { merged } from '../situation.ts';
import type { Turn } from '../turn.ts';

/** What an answer amounts to, as far as a perfect rule asks for it. */
export interface Answered {
  /** Facets heard for the first time in this answer: repeating what was said makes nothing perfect. */
  readonly fresh: readonly string[];
  readonly uttered: readonly Perfect[];
  readonly questionId?: string;
  readonly path?: string;
}

/**
 * The rules whose sentence or names were heard now. Each is heard once a moment, and brings something: it counts as no
 * facet, or as one not heard yet, or its fact is new.
 */
export function utteredIn(
  turn: Turn,
  rules: readonly Perfect[],
  already: { perfects: readonly string[]; heard: readonly string[] },
): Perfect[] {
  return rules.filter((rule) => {
    if (!spokenOf(rule) || !turn.judgement.perfects.includes(rule.id)) return false;
    if (already.perfects.includes(rule.id) || !holds(rule.when, turn)) return false;
    const isNewFacet = rule.countsAs === undefined || !already.heard.includes(rule.countsAs);
    return isNewFacet || (rule.fact !== undefined && !turn.state.facts.includes(rule.fact));
  });
}

/** The rules that this answer meets, in the author's order. */
export function metBy(turn: Turn, rules: readonly Perfect[], answer: Answered): Perfect[] {
  return rules.filter((rule) => isMet(rule, answer) && asksSomething(rule) && holds(rule.when, turn));
}

/** The rule that makes this answer perfect. One that an earlier visit to this moment met makes none: coming back earns nothing. */
export function perfectOf({ state, moment }: Turn, met: readonly Perfect[]): Perfect | null {
  const [first = null] = met;
  if (first === null || !isBySecondLaw(state)) return first;
  const visits = state.moments.slice(0, -1).filter((each) => each.momentId === moment.id);
  const before = visits.flatMap(({ data }) => (data as Remembered | null)?.perfects ?? []);
  return met.find(({ id }) => !before.includes(id)) ?? null;
}

/** What every type that has perfect rules keeps of them in its data. */
interface Remembered {
  readonly perfects?: readonly string[];
}

/** The facts that rules, or facets, bring. */
export function factsOf(met: readonly { readonly fact?: string | undefined }[]): string[] {
  const facts: string[] = [];
  for (const { fact } of met) if (fact !== undefined) facts.push(fact);
  return facts;
}

/** The perfect rules that have been met in a moment so far, by id. */
export function withMet(before: readonly string[], met: readonly Perfect[]): readonly string[] {
  return merged(
    before,
    met.map((rule) => rule.id),
  );
}

function isMet(rule: Perfect, { fresh, uttered, questionId, path }: Answered): boolean {
  if (spokenOf(rule) && !uttered.includes(rule)) return false;
  if (rule.questionId !== undefined && rule.questionId !== questionId) return false;
  if (rule.path !== undefined && rule.path !== path) return false;
  if (rule.groups?.some((group) => !group.some((id) => fresh.includes(id)))) return false;
  if (rule.including && !rule.including.some((id) => fresh.includes(id))) return false;
  return fresh.length >= (rule.atLeast ?? 0);
}

function spokenOf(rule: Perfect): boolean {
  return rule.utterance !== undefined || rule.keywords !== undefined;
}

/** A rule that names nothing would make every answer perfect. */
function asksSomething(rule: Perfect): boolean {
  const { groups, atLeast, including, questionId, path } = rule;
  return spokenOf(rule) || (groups ?? atLeast ?? including ?? questionId ?? path) !== undefined;
}
