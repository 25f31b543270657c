import fc from 'fast-check';
import type { Moment } from '../../src/release/moment.ts';
import type { Release } from '../../src/release/release.ts';
import { aMoment, aRelease, both, CHARM, character, id, OGRE } from '../build.ts';
import { carded } from './cards.ts';
import { compact, when } from './conditions.ts';
import { FACTS, ITEMS, TEAM } from './names.ts';
import { talked } from './talks.ts';
import { ways } from './ways.ts';

const spoken = ['monologue', 'epilogue', 'dead_end'].map((type) => fc.constant({ type }));

const grant = fc
  .record({
    on: fc.constantFrom('completion', 'success', 'award'),
    when,
    itemIds: fc.subarray([...ITEMS, CHARM], { maxLength: 2 }),
    characterIds: fc.subarray(TEAM, { maxLength: 1 }),
    facts: fc.subarray(FACTS, { maxLength: 2 }),
  })
  .map(compact);

function momentOf(n: number, count: number): fc.Arbitrary<Moment> {
  // The last one is an epilogue: that many runs should get there.
  const target = fc.oneof(fc.integer({ min: 1, max: count }).map(id), fc.constant(id(count + 1)));
  const common = fc.record({
    transitions: fc.array(fc.record({ to: target, when }).map(compact), { maxLength: 3 }),
    grants: fc.array(grant, { maxLength: 2 }),
    skip: fc.record({
      skipAfterRunNumber: fc.constantFrom(null, -1, 1, 2),
      showAfterRunNumber: fc.constantFrom(null, null, -1, 2),
      skipAfterCompletionCount: fc.constantFrom(null, -1, 1, 2),
      displayRandomlyProbability: fc.constantFrom(null, null, 50, 90),
      skipToMomentId: fc.option(target, { nil: null }),
    }),
  });
  const typed = fc.oneof(...spoken, ...talked, ...ways(target), ...carded);
  return fc.tuple(common, typed).map(([parts, type]) => aMoment(n, { ...parts, ...type }));
}

const charm = { id: CHARM, slug: 'charm', name: both('{of} charm'), description: both('It hums') };
const dynamicItems = [{ ...charm, words: { of: [both('Glass'), both('Tin')] }, properties: ['Water'] }];

/** A team of those who are there by default, and somebody to fight. */
const characters = fc
  .oneof(fc.constant(TEAM), fc.subarray(TEAM))
  .map((team) => [
    ...TEAM.map((each) => character(each, { isEnrolledByDefault: team.includes(each) })),
    character(OGRE, { properties: ['Grass'] }),
  ]);

const ending = (n: number) => aMoment(n, { type: 'epilogue' });

/** Two to six moments of all types that lead anywhere, back to themselves too, and an epilogue. */
const anywhere = fc
  .integer({ min: 2, max: 6 })
  .chain((count) =>
    fc
      .tuple(...Array.from({ length: count }, (_, i) => momentOf(i + 1, count)))
      .map((moments) => [...moments, ending(count + 1)]),
  );

/** One after the other, most of them not shown in a first run: long cascades of skips. */
const corridor = fc
  .array(fc.constantFrom(1, 2, 2, 2, 2, 2), { minLength: 9, maxLength: 9 })
  .map((shown) =>
    shown.map((showAfterRunNumber, i) =>
      aMoment(i + 1, {
        type: 'monologue',
        skip: { showAfterRunNumber },
        transitions: [{ to: id(i + 2) }],
      }),
    ),
  )
  .map((moments) => [...moments, ending(moments.length + 1)]);

const moments = fc.oneof({ weight: 24, arbitrary: anywhere }, { weight: 1, arbitrary: corridor });

/** A story of any kind. */
export const randomStory: fc.Arbitrary<Release> = fc
  .tuple(moments, fc.constantFrom(1, 2, 5, 12, 12, 12), fc.constantFrom(1, 1, 2, 3), characters)
  .map(([list, maxInteractions, par, team]) =>
    aRelease(list, { maxInteractions, par }, { characters: team, dynamicItems }),
  );
