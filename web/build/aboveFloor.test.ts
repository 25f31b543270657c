import { describe, expect, test } from '@jest/globals';
import { aboveFloor } from './aboveFloor.ts';
import { features } from './newer.ts';

const OURS = '/somewhere/web/src/lib/new.ts';
const PACKAGE = '/somewhere/node_modules/@noble/hashes/utils.js';

describe('the floor', () => {
  test('browsers of the floor lack what came later, and have what was there', () => {
    const { above, below } = features();
    const names = (list: typeof above) => list.map(({ name }) => name);
    expect(names(above)).toEqual(
      expect.arrayContaining([
        ...['AbortSignal.any', 'Promise.withResolvers', 'Array.fromAsync', 'Set.union', 'Object.groupBy'],
        ...['URL.canParse', 'Iterator.map', 'Array.toSorted', 'Window.requestIdleCallback', 'EditContext'],
      ]),
    );
    expect(names(below)).toEqual(
      expect.arrayContaining([
        'Array.findLast',
        'Object.hasOwn',
        'Array.at',
        'AbortSignal.timeout',
        'Crypto.randomUUID',
      ]),
    );
  });

  test.each([
    ['Object.groupBy(runs, stateOf)', 'Object.groupBy'],
    ['new Set(a).union(b)', 'Set.union'],
    ['new Set(a).isSubsetOf(b)', 'Set.isSubsetOf'],
    ['const all = await Array.fromAsync(read());', 'Array.fromAsync'],
    ['new EditContext()', 'EditContext'],
    ['URL.canParse(text)', 'URL.canParse'],
    ['requestIdleCallback(load)', 'Window.requestIdleCallback'],
    ['window.requestIdleCallback(load)', 'Window.requestIdleCallback'],
    ['document.startViewTransition(go)', 'Document.startViewTransition'],
    ['/[\\p{L}--[a-z]]/v.test(text)', 'RegExp.unicodeSets'],
    ['[3, 1].findLast(isOdd); Object.hasOwn(a, b); structuredClone(c);', undefined],
  ])('%s', (code, newer) => {
    const found = aboveFloor(code, OURS);
    if (newer === undefined) expect(found).toEqual([]);
    else expect(found).toContain(newer);
  });

  test('what is added where it is missing may be used', () => {
    expect(aboveFloor('AbortSignal.any([a]); b.toSorted(); crypto.randomUUID()', OURS)).toEqual([]);
  });

  test('a package may use what it looks for first, and nobody else', () => {
    const code = 'const has = typeof Uint8Array.fromHex === "function"';
    expect([aboveFloor(code, PACKAGE), aboveFloor(code, OURS)]).toEqual([[], ['Uint8Array.fromHex']]);
  });
});
