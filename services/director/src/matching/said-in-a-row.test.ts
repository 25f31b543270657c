import { expect, test } from '@jest/globals';
import { SaidFor } from './said-in-a-row.ts';

const said = new SaidFor<string>();
for (const [thing, ...sentences] of [
  ['on', 'go', 'go on', 'on we go', 'to the other side', 'now'],
  ['back', 'go back', 'to the other side of the road', 'home'],
  ['either', 'go on', 'home'],
])
  for (const sentence of sentences) said.add(sentence, thing ?? '');

test.each([
  ['go on to the other side', ['on']],
  ['go on on we go go', ['on']],
  ['well go on and then to the other side please', ['on']],
  ['go on go on', ['on', 'either']],
  ['go back home', ['back']],
  ['home go on', ['either']],
  // As long as it can be, or shorter: whatever leaves nothing over.
  ['go go on', ['on']],
  ['to the other side of the road go back', ['back']],
  ['now now', ['on']],
  // One alone is what it is in any case, and what hesitates about it is weighed with it.
  ['go on', []],
  ['go on please', []],
  ['go back go on', []],
  ['not go on to the other side', []],
  ['go on not to the other side', []],
  ['go on to the other', []],
  ['well and then', []],
  ['', []],
])('“%s” in a row', (words, things) => {
  expect(said.inARow(words, 'en')).toEqual(things);
});

test('nobody says one thing with so many words', () => {
  const row = (words: number) => Array(words).fill('go').join(' ');
  expect([said.inARow(row(120), 'en'), said.inARow(row(121), 'en')]).toEqual([['on'], []]);
});

test('French has words of its own between', () => {
  expect(said.inARow('ben go on puis to the other side', 'fr')).toEqual(['on']);
  expect(said.inARow('ben go on puis to the other side', 'en')).toEqual([]);
});
