import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { canonicalJson } from './hash.ts';

/** What canonical JSON is, said another way: hashes that were stored must stay what they are. */
function byReplacer(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => {
    const isRecord = typeof inner === 'object' && inner !== null && !Array.isArray(inner);
    return isRecord ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner;
  });
}

test('canonical JSON is that of sorted keys, for any JSON at all', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => canonicalJson(value) === byReplacer(value)));
});

test('the order in which keys were written says nothing, and undefined is as if it were not there', () => {
  expect(canonicalJson({ b: [{ d: 1, c: undefined }], a: undefined })).toBe('{"b":[{"d":1}]}');
  expect(canonicalJson({ b: 1, a: 2 })).toBe(canonicalJson({ a: 2, b: 1 }));
});
