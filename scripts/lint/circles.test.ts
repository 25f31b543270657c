import { expect, test } from '@jest/globals';
import { circlesIn } from './circles.mjs';

test('a circle is told by its way round, and what only leads into it is not', () => {
  const imports = [
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'd'],
    ['d', 'b'],
    ['d', undefined],
    ['e', 'a'],
  ] as const;
  expect(circlesIn(imports)).toEqual([['b', 'c', 'd', 'b']]);
});

test('two ways to the same file are none', () => {
  const imports = [
    ['a', 'b'],
    ['a', 'c'],
    ['b', 'd'],
    ['c', 'd'],
  ] as const;
  expect(circlesIn(imports)).toEqual([]);
});
