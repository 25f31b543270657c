import { expect, it } from '@jest/globals';
import { isStorable, storable, storableText } from './storable.ts';

it('only what Postgres refuses is replaced, however deep', () => {
  const value = { a: ['x\0y', 'half \ud83d', 'whole \ud83d\udc19', '\\u0000'], b: { c: 1, d: null } };
  expect(storable(value)).toEqual({
    a: ['x\ufffdy', 'half \ufffd', 'whole \ud83d\udc19', '\\u0000'],
    b: { c: 1, d: null },
  });
  expect(storableText('x\0y \udc19')).toBe('x\ufffdy \ufffd');
});

it.each([
  ['plain', true],
  ['\u00e9 \u2019 \ud83d\udc19 \n "quoted" \u001f', true],
  ['a \0 in it', false],
  ['the first half \ud83d', false],
  ['the second half \udc19', false],
  ['one that speaks of \\u0000 is looked at closer', false],
])('%j is known from its JSON to be storable: %s', (text, is) => {
  expect(isStorable(JSON.stringify({ deep: [text] }))).toBe(is);
});
