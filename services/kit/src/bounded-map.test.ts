import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { BoundedMap } from './bounded-map.ts';

test('what was used longest ago is forgotten first', () => {
  const map = new BoundedMap<string>(3);
  for (const key of ['a', 'b', 'c']) map.set(key, key, 1);
  map.get('a');
  map.set('d', 'd', 1);
  expect(['a', 'b', 'c', 'd'].map((key) => map.get(key))).toEqual(['a', undefined, 'c', 'd']);
});

test('what is too large is not kept, and drives nothing out', () => {
  const map = new BoundedMap<string>(3);
  map.set('a', 'a', 2);
  map.set('b', 'b', 4);
  expect([map.get('a'), map.get('b')]).toEqual(['a', undefined]);
});

test('never holds more than it may, whatever is put in', () => {
  const puts = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.nat(12)));
  fc.assert(
    fc.property(puts, (all) => {
      const map = new BoundedMap<number>(10);
      const bytes = new Map<string, number>();
      for (const [key, size] of all) {
        map.set(key, size, size);
        bytes.set(key, size);
      }
      const held = [...bytes.keys()].map((key) => map.get(key) ?? 0);
      expect(held.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(10);
    }),
  );
});
