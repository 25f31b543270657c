import fc from 'fast-check';
import { examples, line } from '../build.ts';
import { compact, maybe, single, when } from './conditions.ts';
import { FACETS, FACTS, PATHS } from './names.ts';

export const lines = [line('said')];
export const percent = fc.option(fc.nat(100), { nil: null });

/** Each of the fields as it is. */
export const fixed = (fields: object): Record<string, fc.Arbitrary<unknown>> =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, fc.constant(value)]));

const facet = (name: string) =>
  fc
    .record({
      points: fc.nat(40),
      when,
      after: maybe(fc.constantFrom(...FACETS)),
      fact: maybe(fc.constantFrom(...FACTS)),
      bonus: maybe(fc.record({ points: fc.integer({ min: -10, max: 20 }), when: single })),
    })
    .map((parts) => ({
      ...compact(parts),
      points: parts.points,
      id: name,
      examples: examples(name),
      reacts: lines,
      taught: lines,
    }));

const facets = fc.tuple(...FACETS.map(facet));

const somePerfects = fc.array(
  fc
    .record({
      id: fc.constantFrom('p1', 'p2'),
      when,
      atLeast: maybe(fc.integer({ min: 1, max: 3 })),
      including: maybe(fc.subarray(FACETS, { minLength: 1 })),
      utterance: maybe(fc.constant(examples('said'))),
      countsAs: maybe(fc.constantFrom(...FACETS)),
      path: maybe(fc.constantFrom(...PATHS)),
      questionId: maybe(fc.constantFrom('q0', 'q1')),
      fact: maybe(fc.constantFrom(...FACTS)),
    })
    .map(compact),
  { maxLength: 3 },
);

/** Most moments have none, else no run without a perfect answer could reach rank A. */
export const perfects = fc.oneof(
  { weight: 3, arbitrary: fc.constant([]) },
  { weight: 2, arbitrary: somePerfects },
);

/** What can be asked beside. */
const answers = fc.array(
  fc
    .record({ id: fc.constantFrom('a1', 'a2', 'a3'), when })
    .map((parts) => ({ ...compact(parts), examples: examples('said'), lines })),
  { maxLength: 3 },
);

const dialogue = fc.record({
  answers,
  ...fixed({ type: 'dialogue', goal: 'solve', success: lines, failure: lines, refusals: lines }),
  points: fc.integer({ min: 1, max: 90 }),
  patience: fc.integer({ min: 1, max: 6 }),
  facets: facets.map((list) => list.map(({ taught: _, ...rest }) => rest)),
  needs: fc.subarray(FACETS, { maxLength: 1 }),
  perfects,
});

const learning = fc.record({
  answers,
  ...fixed({ type: 'learning', close: lines, refusals: lines }),
  points: facets,
  teachFrom: fc.integer({ min: 1, max: 5 }),
  perfects,
});

const question = (n: number) => ({
  id: `q${n}`,
  asked: lines,
  right: examples('right'),
  partly: examples('partly'),
  wrong: lines,
});

const testing = fc.record({
  answers,
  ...fixed({ type: 'testing', right: lines, partly: lines, success: lines, failure: lines, refusals: lines }),
  questions: fc.integer({ min: 1, max: 3 }).map((n) => Array.from({ length: n }, (_, i) => question(i))),
  scoreThresholdForAward: percent,
  scoreThresholdForSuccess: percent,
  perfects,
});

/** Moments in which the player says something that is understood or not. */
export const talked: readonly fc.Arbitrary<object>[] = [dialogue, learning, testing];
