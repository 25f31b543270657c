import { splice } from '@fabula/story/edit/splice';
import { SourceFile } from '@fabula/story/source-file';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { listEdits } from './listEdits.ts';
import { ownFindings } from './paths.ts';
import { sharing } from './values.ts';

test('what stayed alike is the same object again', () => {
  const before = { a: { b: [1, 2] }, c: { d: 'x' } };
  const next = sharing(before, { a: { b: [1, 2] }, c: { d: 'y' } }) as typeof before;
  expect(next).toEqual({ a: { b: [1, 2] }, c: { d: 'y' } });
  expect(next.a).toBe(before.a);
  expect(next.c).not.toBe(before.c);
  expect(sharing(before, structuredClone(before))).toBe(before);
});

test('a change of the order of keys is a change', () => {
  const before = { a: 1, b: 2 };
  expect(Object.keys(sharing(before, { b: 2, a: 1 }) as object)).toEqual(['b', 'a']);
});

test('sharing never changes what is said', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, next) => {
      expect(JSON.stringify(sharing(before, next))).toBe(JSON.stringify(next));
    }),
  );
});

test('the edits of a list lead to what is wanted, and leave what is alike as it is spelt', () => {
  const word = fc.constantFrom('a', 'b', 'c: d', '- e', '"f"');
  fc.assert(
    fc.property(fc.array(word, { maxLength: 6 }), fc.array(word, { maxLength: 6 }), (before, after) => {
      const text = `list: ${JSON.stringify(before)}\n`;
      const done = listEdits(['list'], before, after).reduce((file, edit) => splice(file, edit).text, text);
      expect(new SourceFile('', done).value).toEqual({ list: after });
    }),
  );
  expect(listEdits(['x'], ['a', 'b', 'c'], ['a', 'q', 'c'])).toEqual([
    { kind: 'set', path: ['x', 1], value: 'q' },
  ]);
});

test('a finding is told by the deepest widget on its path', () => {
  const findings = [
    { path: ['facets', 'who-for', 'points'] },
    { path: ['facets', 'gone'] },
    { path: ['name'] },
  ];
  const isDeeper = (step: string | number) => step === 'who-for';
  expect(ownFindings(findings, ['facets'], isDeeper)).toEqual([{ path: ['facets', 'gone'] }]);
  expect(ownFindings(findings, ['facets', 'who-for', 'points'])).toEqual([findings[0]]);
});
