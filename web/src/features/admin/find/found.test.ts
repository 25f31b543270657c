import { expect, test } from '@jest/globals';
import { found } from './found.ts';

const texts = new Map([
  ['moments/the-crate.yaml', 'id: 1\n  fr: Ouvrez la caisse Éloïse.\n'],
  ['story.yaml', 'name: The Crate\n'],
]);

test('files are found by their names and lines by their words, without accents and capitals', () => {
  expect(found(texts, ' CRATE ')).toEqual([
    { path: 'moments/the-crate.yaml', line: 1, text: 'moments/the-crate.yaml' },
    { path: 'story.yaml', line: 1, text: 'name: The Crate' },
  ]);
  expect(found(texts, 'eloise')).toEqual([
    { path: 'moments/the-crate.yaml', line: 2, text: 'fr: Ouvrez la caisse Éloïse.' },
  ]);
  expect(found(texts, '  ')).toEqual([]);
});
