import { formOf } from '@fabula/story/form';
import { expect, test } from '@jest/globals';
import { canBeCalled } from './NewEntry.tsx';
import { partUses } from './partUses.ts';

test('a moment names its parts wherever its schema says so, and nowhere else', () => {
  const moment = {
    name: { en: 'who-for', fr: 'who-for' },
    needs: ['ask-where', 'who-for'],
    needsOneOf: [['who-for']],
    facets: { 'who-for': { points: 1 }, other: { after: 'who-for', fact: 'who-for' } },
    near: [{ missing: ['who-for'], lines: [] }],
    perfects: {
      one: { groups: [['x', 'who-for']], including: ['who-for'], countsAs: 'who-for', path: 'who-for' },
    },
  };
  const schema = formOf({ kind: 'moment', type: 'dialogue' });
  expect(partUses(schema, moment, { list: 'facets', name: 'who-for' })).toEqual([
    ['needs', 1],
    ['needsOneOf', 0, 0],
    ['facets', 'other', 'after'],
    ['near', 0, 'missing', 0],
    ['perfects', 'one', 'groups', 0, 1],
    ['perfects', 'one', 'including', 0],
    ['perfects', 'one', 'countsAs'],
  ]);
});

test('a part that is called as every object has something is looked into as any other', () => {
  const facets = JSON.parse('{ "constructor": { "after": "a" }, "__proto__": { "after": "a" } }');
  const schema = formOf({ kind: 'moment', type: 'dialogue' });
  expect(partUses(schema, { facets }, { list: 'facets', name: 'a' })).toEqual([
    ['facets', 'constructor', 'after'],
    ['facets', '__proto__', 'after'],
  ]);
});

test('no new thing is called so', () => {
  for (const name of ['constructor', 'prototype', '__proto__', 'taken', 'A', ''])
    expect(canBeCalled(name, ['taken'])).toBe(false);
  expect(canBeCalled('the-constructor', [])).toBe(true);
});
