import { expect, test } from '@jest/globals';
import { beginningOf } from './beginning.ts';

test('words are listened to as far as whole words go', () => {
  expect(beginningOf('a short one')).toBe('a short one');
  const long = 'word '.repeat(200);
  expect(beginningOf(long)).toBe('word '.repeat(80).trimEnd());
  expect(beginningOf(`${'x'.repeat(398)} yes no`)).toBe('x'.repeat(398));
  expect(beginningOf(`${'x'.repeat(396)} yes no`)).toBe(`${'x'.repeat(396)} yes`);
});

test('one endless word is cut, never inside a character', () => {
  expect(beginningOf('x'.repeat(4_000))).toBe('x'.repeat(400));
  expect(beginningOf(`x${'🙂'.repeat(400)}`)).toBe(`x${'🙂'.repeat(199)}`);
});
