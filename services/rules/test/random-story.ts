import fc from 'fast-check';
import type { Moment } from '../src/release/moment.ts';
import type { Release } from '../src/release/release.ts';
import { aMoment, aRelease, BADGE, examples, GUEST, HOST, id, LAMP, line, talk, WHISTLE } from './build.ts';

const FACTS = ['f1', 'f2', 'f3'];
const FACETS = ['a', 'b', 'c', 'd'];
const PATHS = ['up', 'down', 'round'];

/** Names that moments of a random story listen for. */
export const NAMES = [
  ...FACTS,
  ...FACETS,
  ...PATHS,
  'p1',
  'p2',
  'q0',
  'q1',
  LAMP,
  WHISTLE,
  BADGE,
  GUEST,
  HOST,
];

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const compact = (value: object) =>
  Object.fromEntries(Object.entries(value).filter(([, v]) => v !== undefined));

const single = fc.oneof(
  fc.record({ fact: fc.constantFrom(...FACTS) }),
  fc.record({ itemId: fc.constantFrom(LAMP, WHISTLE, BADGE) }),
  fc.record({ characterId: fc.constantFrom(GUEST, HOST) }),
  fc.record({ outcome: fc.constantFrom('success', 'failure') }),
  fc.record({ path: fc.constantFrom(...PATHS) }),
  fc.record({ run: fc.record({ from: fc.nat(3) }) }),
  fc.record({ completions: fc.record({ to: fc.nat(3) }) }),
  fc.record({ bestRankAtLeast: fc.integer({ min: 1, max: 7 }) }),
);
const when = maybe(
  fc.oneof(single, fc.record({ not: single }), fc.record({ any: fc.array(single, { maxLength: 2 }) })),
);

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
      reacts: [line(name)],
      taught: [line(name)],
    }));

const facets = fc.tuple(...FACETS.map(facet));
const perfects = fc.array(
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

const lines = [line('said')];
const percent = fc.option(fc.nat(100), { nil: null });
const gifts = fc.uniqueArray(
  fc.oneof(
    fc.record({ kind: fc.constant('item'), id: fc.constantFrom(LAMP, WHISTLE, BADGE) }),
    fc.record({ kind: fc.constant('character'), id: fc.constantFrom(GUEST, HOST) }),
  ),
  { minLength: 1, maxLength: 4, selector: (gift) => gift.id },
);

function typed(count: number): fc.Arbitrary<object> {
  const target = fc.integer({ min: 1, max: count }).map(id);
  const withoutTaught = facets.map((list) => list.map(({ taught, ...rest }) => rest));
  const path = (name: string) =>
    fc
      .record({
        to: target,
        when,
        closed: maybe(fc.constant({ lines, reason: examples('why'), fact: 'f1' })),
      })
      .map((parts) => ({
        ...compact(parts),
        path: name,
        label: { en: name, fr: name },
        examples: examples(name),
        reply: lines,
      }));
  return fc.oneof(
    fc.constant({ type: 'monologue' }),
    fc.constant({ type: 'epilogue' }),
    fc.constant({ type: 'dead_end' }),
    fc.record({
      type: fc.constant('dialogue'),
      goal: fc.constant('solve'),
      points: fc.integer({ min: 1, max: 90 }),
      patience: fc.integer({ min: 1, max: 6 }),
      facets: withoutTaught,
      perfects,
      needs: fc.subarray(FACETS, { maxLength: 1 }),
      success: fc.constant(lines),
      failure: fc.constant(lines),
      refusals: fc.constant(lines),
    }),
    fc.record({
      type: fc.constant('learning'),
      points: facets,
      perfects,
      teachFrom: fc.integer({ min: 1, max: 5 }),
      close: fc.constant(lines),
      refusals: fc.constant(lines),
    }),
    fc.record({
      type: fc.constant('testing'),
      questions: fc.integer({ min: 1, max: 3 }).map((n) =>
        Array.from({ length: n }, (_, i) => ({
          id: `q${i}`,
          asked: lines,
          right: examples('right'),
          partly: examples('partly'),
          wrong: lines,
        })),
      ),
      scoreThresholdForAward: percent,
      scoreThresholdForSuccess: percent,
      perfects,
      right: fc.constant(lines),
      partly: fc.constant(lines),
      success: fc.constant(lines),
      failure: fc.constant(lines),
      refusals: fc.constant(lines),
    }),
    fc.record({
      type: fc.constant('crossroad'),
      paths: fc.tuple(...PATHS.map(path)),
      perfects,
      ...Object.fromEntries(Object.entries(talk).map(([key, value]) => [key, fc.constant(value)])),
    }),
    fc.record({
      type: fc.constant('reward'),
      options: gifts,
      pick: fc.option(fc.integer({ min: 1, max: 2 }), { nil: null }),
    }),
  );
}

function momentOf(n: number, count: number): fc.Arbitrary<Moment> {
  const target = fc.integer({ min: 1, max: count }).map(id);
  const common = fc.record({
    transitions: fc.array(fc.record({ to: target, when }).map(compact), { maxLength: 3 }),
    grants: fc.array(
      fc
        .record({
          on: fc.constantFrom('completion', 'success', 'award'),
          when,
          itemIds: fc.subarray([LAMP, WHISTLE, BADGE]),
          characterIds: fc.subarray([GUEST, HOST]),
          facts: fc.subarray(FACTS),
        })
        .map(compact),
      { maxLength: 2 },
    ),
    skip: fc.record({
      skipAfterRunNumber: fc.constantFrom(null, -1, 1, 2),
      showAfterRunNumber: fc.constantFrom(null, -1, 2),
      skipAfterCompletionCount: fc.constantFrom(null, -1, 1, 2),
      displayRandomlyProbability: fc.constantFrom(null, null, 50, 90),
      skipToMomentId: fc.option(target, { nil: null }),
    }),
  });
  return fc.tuple(common, typed(count)).map(([parts, type]) => aMoment(n, { ...parts, ...type }));
}

/** Stories of two to six moments that lead anywhere, back to themselves too. */
export const randomStory: fc.Arbitrary<Release> = fc
  .tuple(fc.integer({ min: 2, max: 6 }), fc.integer({ min: 1, max: 12 }))
  .chain(([count, maxInteractions]) =>
    fc
      .tuple(...Array.from({ length: count }, (_, i) => momentOf(i + 1, count)))
      .map((moments) => aRelease(moments, { maxInteractions, par: 3 })),
  );
