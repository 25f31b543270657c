import { expect, test } from '@jest/globals';
import { spellsOf } from './spells.ts';

const edit = (revision: number, by: string, minute: number, path: string, kind = 'edit') => ({
  ...{ revision, by, kind, note: '', paths: [path] },
  at: new Date(Date.UTC(2026, 0, 1, 12, minute)).toISOString(),
});

test('edits of one person with pauses of up to ten minutes are one spell of work; what made the whole story is none of it', () => {
  const spells = spellsOf([
    edit(5, 'ada', 31, 'b.yaml', 'restore'),
    edit(4, 'ada', 21, 'a.yaml'),
    edit(3, 'bob', 20, 'a.yaml'),
    edit(2, 'ada', 1, 'a.yaml'),
    edit(1, 'ada', 0, 'a.yaml', 'create'),
  ]);
  expect(spells.map(({ by, first, last, count }) => [by, first, last, count])).toEqual([
    ['ada', 4, 5, 2],
    ['bob', 3, 3, 1],
    ['ada', 2, 2, 1],
    ['ada', 1, 1, 1],
  ]);
  expect(spells[0]).toMatchObject({ paths: ['a.yaml', 'b.yaml'], kinds: ['edit', 'restore'] });
});
