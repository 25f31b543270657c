import { rulesOf } from '@fabula/rules/moments/registry';
import { type Moment, moment } from '@fabula/rules/release/moment';
import { expect, test } from '@jest/globals';
import { TYPES_WITH_ANSWERS } from './registry.ts';

test('directors understand words in just those types of moments whose rules take answers', () => {
  const types = moment.options.map(({ shape }) => shape.type.value);
  const taking = types.filter((type) => rulesOf({ type } as Moment).answer !== undefined);
  expect([...TYPES_WITH_ANSWERS].sort()).toEqual(taking.sort());
});
