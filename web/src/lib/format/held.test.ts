import { expect, test } from '@jest/globals';
import { captionPieces } from './captionPieces.ts';
import { held } from './held.ts';

test('a French mark stays with its word, an English line stays as it is', () => {
  expect(held('Qui ? Moi ! « Oui », dit-elle : non ; si.')).toBe(
    'Qui\u00A0? Moi\u00A0! «\u00A0Oui\u00A0», dit-elle\u00A0: non\u00A0; si.',
  );
  expect(held('Who? Me! "Yes", she said: no; yes.')).toBe('Who? Me! "Yes", she said: no; yes.');
});

test('no piece of a caption begins with a mark', () => {
  const line = `${'Elle attend sur la falaise '.repeat(5)}n’est-ce pas ? ${'Et lui en bas ! '.repeat(6)}`;
  for (const { text } of captionPieces(line)) expect(text).not.toMatch(/^[?!:;»]/);
});
