import { expect, it } from '@jest/globals';
import { propertyFactor } from './properties.ts';

it.each([
  ['Water beats Fire', ['Water'], ['Fire'], 1.5],
  ['Fire beats Grass', ['Fire'], ['Grass'], 1.5],
  ['Grass beats Water', ['Grass'], ['Water'], 1.5],
  ['Electric beats Water', ['Electric'], ['Water'], 1.5],
  ['Fire is weak against Water', ['Fire'], ['Water'], 0.5],
  ['Water is weak against Electric', ['Water'], ['Electric'], 0.5],
  ['Electric and Fire are nothing to each other', ['Electric'], ['Fire'], 1],
  ['the same is nothing to itself', ['Water'], ['Water'], 1],
  ['who has none is neither strong nor weak', [], ['Fire'], 1],
  ['strong and weak at once is neither', ['Water', 'Fire'], ['Fire', 'Water'], 1],
] as const)('%s', (_name, attacker, target, factor) => {
  expect(propertyFactor(attacker, target)).toBe(factor);
});
