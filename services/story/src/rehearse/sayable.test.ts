import { compile } from '@fabula/story/compile';
import { expect, test } from '@jest/globals';
import { broken } from '../../test/broken.ts';
import { fixtureWithMedia } from '../../test/fixture.ts';
import { isSayable } from './sayable.ts';

const bothWays = (words: readonly (readonly string[])[]) => ({ keywords: { en: words, fr: words } });

/** Of the test of the story with every kind, whose question is answered by these examples. */
async function sayable(perfect: object): Promise<boolean | undefined> {
  const examples = { en: ['The bell rang twice', 'twice, I heard it'], fr: ['Deux fois'] };
  const story = broken(await fixtureWithMedia('every-kind'), {
    file: 'moments/the-test.yaml',
    set: [
      [['questions', 'rings', 'right'], examples],
      [['perfects'], { told: perfect }],
    ],
  });
  const moment = compile(story).release?.moments.find(({ slug }) => slug === 'the-test');
  const rule = moment && 'perfects' in moment ? moment.perfects[0] : undefined;
  return moment && rule && isSayable(rule, moment, 'en');
}

test('what is written out is said', async () => {
  expect(await sayable({ utterance: { en: ['ding'], fr: ['ding'] } })).toBe(true);
});

test('words are said that one example has, whatever their case', async () => {
  expect(await sayable(bothWays([['bell', 'gong'], ['TWICE']]))).toBe(true);
  expect(await sayable(bothWays([['heard it']]))).toBe(true);
});

test('words are not said that no example has, or no single one, or only within another word', async () => {
  expect(await sayable(bothWays([['bell'], ['cracked']]))).toBe(false);
  expect(await sayable(bothWays([['bell'], ['heard']]))).toBe(false);
  expect(await sayable(bothWays([['ran']]))).toBe(false);
});

test('a rule that asks for no words is none that is said', async () => {
  expect(await sayable({ question: 'rings' })).toBe(false);
});
