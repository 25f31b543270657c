import { expect, test } from '@jest/globals';
import { found } from './found.ts';

const TEXTS: Readonly<Record<string, string>> = {
  'moments/the-crate.yaml': 'id: 1\n  fr: Ouvrez la caisse Éloïse.\n',
  'story.yaml': 'name: The Crate\n',
};
const draft = {
  files: () => [
    ...Object.keys(TEXTS).map((path) => ({ path, bytes: 1 })),
    { path: 'media/crate.jpg', bytes: 1, sha256: 'a' },
  ],
  textOf: (path: string) => TEXTS[path],
};

test('files are found by their names and lines by their words, without accents and capitals; pictures are not', () => {
  expect(found(draft, ' CRATE ')).toEqual([
    { path: 'moments/the-crate.yaml', line: 1, text: 'moments/the-crate.yaml' },
    { path: 'story.yaml', line: 1, text: 'name: The Crate' },
  ]);
  expect(found(draft, 'eloise')).toEqual([
    { path: 'moments/the-crate.yaml', line: 2, text: 'fr: Ouvrez la caisse Éloïse.' },
  ]);
  expect(found(draft, '  ')).toEqual([]);
});
