import { expect, test } from '@jest/globals';
import { digest as inBrowsers } from './browser.ts';
import { digest as inNode } from './node.ts';

test.each(['', 'abc', 'seed\0label', "L'été, où ?", '🎭'.repeat(1_000)])(
  'a digest is the same in browsers and in Node (%#)',
  (text) => {
    for (const algorithm of ['sha256', 'md5'] as const)
      expect(inBrowsers(algorithm, text)).toBe(inNode(algorithm, text));
  },
);

test('it is the one that the standards name', () => {
  // FIPS 180-4 and RFC 1321, of "abc".
  expect(inNode('sha256', 'abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(inNode('md5', 'abc')).toBe('900150983cd24fb0d6963f7d28e17f72');
});
