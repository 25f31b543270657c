import type { Language } from '@fabula/rules/release/text';
import { closest, covered, sameness } from './likeness.ts';
import { type Meaning, massOf, meaningsOf, type Rarity } from './meaning.ts';
import { clausesOf, type Token } from './text/tokens.ts';

/** One way of saying one thing. */
export interface Example {
  readonly intent: string;
  readonly text: string;
}

interface Words {
  readonly language: Language;
  readonly rarity: Rarity;
}

export interface Hit {
  readonly intent: string;
  /** 0 to about 1. */
  readonly score: number;
}

export interface Matcher {
  /** All intents, best first, of a span of tokens. */
  rank(tokens: readonly Token[]): Hit[];
}

export interface Group {
  readonly intent: string;
  readonly examples: readonly (readonly Meaning[])[];
  readonly pool: readonly Meaning[];
}

export const WEIGHTS = {
  first: 0.7,
  second: 0.19,
  pool: 0.13,
  special: 0.36,
  rival: 0.76,
  evidence: 2.2,
  floor: 0.2,
  full: 0.86,
};

/** Compares speech with examples. Built once; ranking is pure. */
export function createMatcher(examples: readonly Example[], { language, rarity }: Words): Matcher {
  const groups = groupsOf(examples, language, rarity);
  return { rank: (tokens) => rankGroups(meaningsOf(tokens, language, rarity), groups) };
}

export function groupsOf(examples: readonly Example[], language: Language, rarity: Rarity): Group[] {
  const intents = [...new Set(examples.map((example) => example.intent))];
  return intents.map((intent) => {
    const own = examples
      .filter((example) => example.intent === intent)
      .map((example) => meaningsOf(clausesOf(example.text, language).flat(), language, rarity));
    return { intent, examples: own, pool: own.flat() };
  });
}

export function rankGroups(said: readonly Meaning[], groups: readonly Group[]): Hit[] {
  const fits = groups.map((group) => said.map((one) => closest(one, group.pool)));
  const hits = groups.map((group, at) => ({
    intent: group.intent,
    score: scoreOf(said, group, fits[at] ?? [], rivalsOf(fits, at)),
  }));
  return hits.sort((a, b) => b.score - a.score);
}

/** Per word, how well the best other intent knows it. */
function rivalsOf(fits: readonly (readonly number[])[], own: number): number[] {
  const width = fits[0]?.length ?? 0;
  return Array.from({ length: width }, (_, word) =>
    Math.max(0, ...fits.map((fit, at) => (at === own ? 0 : (fit[word] ?? 0)))),
  );
}

function scoreOf(
  said: readonly Meaning[],
  group: Group,
  fits: readonly number[],
  rivals: readonly number[],
): number {
  const whole = massOf(said) || 1;
  const near = group.examples.map((example) => nearness(said, example)).sort((a, b) => b - a);
  const [first = 0, second = 0] = near;
  let pool = 0;
  let special = 0;
  said.forEach(({ mass }, word) => {
    const fit = fits[word] ?? 0;
    pool += mass * fit;
    special += mass * Math.max(0, fit - WEIGHTS.rival * (rivals[word] ?? 0));
  });
  const evidence = Math.min(1, Math.max(WEIGHTS.floor, pool / WEIGHTS.evidence));
  return (
    WEIGHTS.first * first +
    (WEIGHTS.second * Math.max(0, second) + (WEIGHTS.pool * pool + WEIGHTS.special * special) / whole) *
      evidence
  );
}

/** Sameness, less where one shared word is all that speaks for it and much of the example is missing. */
function nearness(said: readonly Meaning[], example: readonly Meaning[]): number {
  const same = sameness(said, example);
  const complete = covered(example, said);
  if (complete >= 0.85) return Math.max(same, WEIGHTS.full * complete);
  const evidence = (complete * massOf(example)) / WEIGHTS.evidence;
  return same * Math.min(1, Math.max(WEIGHTS.floor, evidence));
}
