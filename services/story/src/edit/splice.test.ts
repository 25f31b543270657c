import { describe, expect, test } from '@jest/globals';
import type { Edit } from './edit.ts';
import { EditAsText, NoSuchPlace } from './errors.ts';
import { splice } from './splice.ts';

const edited = (text: string, edit: Edit) => splice(text, edit).text;

describe('set', () => {
  test.each<[string, Edit & { kind: 'set' }, string]>([
    ['a: 1 # one\nb: 2\n', { kind: 'set', path: ['a'], value: 3 }, 'a: 3 # one\nb: 2\n'],
    ['a: "x"\n', { kind: 'set', path: ['a'], value: 'y' }, 'a: "y"\n'],
    ["a: 'x'\n", { kind: 'set', path: ['a'], value: "it's" }, "a: 'it''s'\n"],
    ['a: x\n', { kind: 'set', path: ['a'], value: 'is: it #1' }, 'a: "is: it #1"\n'],
    ['a: x\n', { kind: 'set', path: ['a'], value: 'one\ntwo' }, 'a: |-\n  one\n  two\n'],
    ['a: |\n  x\n\nb: 1\n', { kind: 'set', path: ['a'], value: 'y' }, 'a: y\n\nb: 1\n'],
    ['a:\nb: 1\n', { kind: 'set', path: ['a'], value: 'y' }, 'a: y\nb: 1\n'],
    ['a: # why\nb: 1\n', { kind: 'set', path: ['a'], value: 'y' }, 'a: y # why\nb: 1\n'],
    ['- { a: x, b: y }\n', { kind: 'set', path: [0, 'a'], value: 'p, q' }, '- { a: "p, q", b: y }\n'],
    ['a: x\n', { kind: 'set', path: ['a'], value: { b: ['c'] } }, 'a:\n  b:\n    - c\n'],
    ['- x\n', { kind: 'set', path: [0], value: { b: 1, c: 2 } }, '- b: 1\n  c: 2\n'],
    ['a: # why\n  - x\n', { kind: 'set', path: ['a'], value: ['y'] }, 'a: # why\n  - y\n'],
    ['a: # why\n  - x\n', { kind: 'set', path: ['a'], value: [] }, 'a: [] # why\n'],
    ['a: 1\n', { kind: 'set', path: ['b'], value: 2 }, 'a: 1\nb: 2\n'],
    ['a: 1', { kind: 'set', path: ['b'], value: 2 }, 'a: 1\nb: 2\n'],
    ['a: { b: 1 }\n', { kind: 'set', path: ['a', 'c'], value: 2 }, 'a: { b: 1, c: 2 }\n'],
    ['a: {}\nz: 1\n', { kind: 'set', path: ['a', 'c'], value: 2 }, 'a:\n  c: 2\nz: 1\n'],
    ['a: 1\n', { kind: 'set', path: ['b', 'c', 0], value: 2 }, 'a: 1\nb:\n  c:\n    - 2\n'],
    ['', { kind: 'set', path: ['a'], value: 1 }, 'a: 1\n'],
    ['# of the file\n', { kind: 'set', path: ['a'], value: 1 }, '# of the file\na: 1\n'],
    ['a: 1\n', { kind: 'set', path: ['__proto__'], value: 1 }, 'a: 1\n__proto__: 1\n'],
    ['a: 1 # x\n', { kind: 'set', path: ['a'], value: 1 }, 'a: 1 # x\n'],
  ])('%j %j', (text, edit, expected) => {
    expect(edited(text, edit)).toBe(expected);
  });
});

describe('insert and append', () => {
  test.each<[string, Edit, string]>([
    [
      'a:\n  # of x\n  - x\n  - y\n',
      { kind: 'insert', path: ['a', 0], value: 'n' },
      'a:\n  - n\n  # of x\n  - x\n  - y\n',
    ],
    [
      'a:\n  - x # one\n\nb: 1\n',
      { kind: 'append', path: ['a'], value: 'n' },
      'a:\n  - x # one\n  - n\n\nb: 1\n',
    ],
    ['a: [x, y]\n', { kind: 'insert', path: ['a', 1], value: 'n' }, 'a: [x, n, y]\n'],
    ['a: [x, y,]\n', { kind: 'append', path: ['a'], value: 'n' }, 'a: [x, y, n,]\n'],
    ['a: []\n', { kind: 'append', path: ['a'], value: 'n' }, 'a:\n  - n\n'],
    ['b: 1\n', { kind: 'append', path: ['a'], value: 'n' }, 'b: 1\na:\n  - n\n'],
    ['- - x\n', { kind: 'insert', path: [0, 0], value: 'n' }, '- - n\n  - x\n'],
    ['- |\n  x\n- y\n', { kind: 'insert', path: [1], value: '- n' }, '- |\n  x\n- "- n"\n- y\n'],
  ])('%j %j', (text, edit, expected) => {
    expect(edited(text, edit)).toBe(expected);
  });
});

describe('remove', () => {
  test.each<[string, Edit['path'], string]>([
    ['# top\na: 1\n# of b\nb: 2\nc: 3\n', ['b'], '# top\na: 1\nc: 3\n'],
    ['# of the file\na: 1\nb: 2\n', ['a'], '# of the file\nb: 2\n'],
    ['a:\n  - x\n  - y # why\nb: 1\n', ['a', 1], 'a:\n  - x\nb: 1\n'],
    ['a:\n  - x\nb: 1\n', ['a', 0], 'a: []\nb: 1\n'],
    ['a:\n  x: 1\nb: 1\n', ['a', 'x'], 'a: {}\nb: 1\n'],
    ['- a: 1\n  # of b\n  b: 2\n', [0, 'a'], '- # of b\n  b: 2\n'],
    ['- a: 1\n  b: 2\n', [0, 'b'], '- a: 1\n'],
    ['a: [x, y, z]\n', ['a', 0], 'a: [y, z]\n'],
    ['a: { x: 1, y: 2 }\n', ['a', 'y'], 'a: { x: 1 }\n'],
    ['a: [x]\n', ['a', 0], 'a: []\n'],
  ])('%j %j', (text, path, expected) => {
    expect(edited(text, { kind: 'remove', path })).toBe(expected);
  });
});

describe('move and rename', () => {
  test.each<[string, Edit, string]>([
    ['- x\n# of y\n- y\n- z\n', { kind: 'move', path: [1], to: 0 }, '# of y\n- y\n- x\n- z\n'],
    [
      'a:\n  x: 1\n  y: 2\n\nb: 1\n',
      { kind: 'move', path: ['a', 'x'], to: 1 },
      'a:\n  y: 2\n  x: 1\n\nb: 1\n',
    ],
    ['- x\n- y', { kind: 'move', path: [1], to: 0 }, '- y\n- x\n'],
    ['- x\n- y', { kind: 'move', path: [0], to: 1 }, '- y\n- x\n'],
    ['- a: 1\n  b: 2\n', { kind: 'move', path: [0, 'b'], to: 0 }, '- b: 2\n  a: 1\n'],
    ['- a: 1\n  b: 2\n', { kind: 'move', path: [0, 'a'], to: 1 }, '- b: 2\n  a: 1\n'],
    ['a: [x, "y", z]\n', { kind: 'move', path: ['a', 2], to: 0 }, 'a: [z, x, "y"]\n'],
    ['a: 1 # x\n"b": 2\n', { kind: 'renameKey', path: ['b'], key: 'c d' }, 'a: 1 # x\nc d: 2\n'],
    ['a: 1\n', { kind: 'renameKey', path: ['a'], key: 'x: #y' }, '"x: #y": 1\n'],
    ['{ a: 1, b: 2 }\n', { kind: 'renameKey', path: ['a'], key: '__proto__' }, '{ __proto__: 1, b: 2 }\n'],
  ])('%j %j', (text, edit, expected) => {
    expect(edited(text, edit)).toBe(expected);
  });
});

test('what is replaced is told as an editor takes it', () => {
  const { changes } = splice('- x\n- y\n- z\n', { kind: 'move', path: [2], to: 0 });
  expect(changes).toEqual([
    { from: 0, to: 0, insert: '- z\n' },
    { from: 8, to: 12, insert: '' },
  ]);
});

test('what other places repeat is left to the author', () => {
  const shared = 'a: &x { b: 1 }\nc: *x\n';
  expect(() => edited(shared, { kind: 'set', path: ['a', 'b'], value: 2 })).toThrow(EditAsText);
  expect(() => edited(shared, { kind: 'remove', path: ['a'] })).toThrow(EditAsText);
  expect(edited(shared, { kind: 'set', path: ['c'], value: 2 })).toBe('a: &x { b: 1 }\nc: 2\n');
});

test('what is no YAML is left to the author', () => {
  expect(() => edited('a: [', { kind: 'set', path: ['a'], value: 1 })).toThrow(
    'no YAML now. Edit this as text.',
  );
});

test.each<[string, Edit]>([
  ['a: 1\n', { kind: 'remove', path: ['b'] }],
  ['a: [1]\n', { kind: 'set', path: ['a', 3], value: 1 }],
  ['a: [1]\n', { kind: 'move', path: ['a', 0], to: 1 }],
  ['a: [1]\n', { kind: 'insert', path: ['a', 2], value: 1 }],
  ['a: 1\n', { kind: 'append', path: ['a'], value: 1 }],
  ['a: 1\n', { kind: 'set', path: ['a', 'b'], value: 1 }],
  ['a: 1\nb: 2\n', { kind: 'renameKey', path: ['a'], key: 'b' }],
  ['a: [1]\n', { kind: 'renameKey', path: ['a', 0], key: 'b' }],
  ['a: 1\n', { kind: 'remove', path: ['toString'] }],
])('%j %j is refused', (text, edit) => {
  expect(() => edited(text, edit)).toThrow(NoSuchPlace);
});
