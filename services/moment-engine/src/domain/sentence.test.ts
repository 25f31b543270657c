import type { Release } from '@fabula/rules/release/release';
import { expect, test } from '@jest/globals';
import { sentencesIn } from './sentence.ts';

const voices = {
  en: { engine: 'floor', name: 'slt', pitch: 0, speed: 1 },
  fr: { engine: 'floor', name: 'fr+f2', pitch: 1, speed: 1 },
};
const none = { moments: [], items: [], dynamicItems: [] };
const release = { ...none, characters: [{ id: 'osk', voices }] } as unknown as Release;
const ENGLISH = [
  'I am afraid of the stairs in this house, and of what may be lying at the foot of them.',
  'They creak at night when there is nobody on them, and they creak by day when there is.',
];
const FRENCH = ["J'ai peur de l'escalier."];
const line = {
  text: ENGLISH.join(' '),
  characterId: 'osk',
  emotion: { key: 'fear' as const, strength: 2 },
};
const translation = FRENCH.join(' ');
const casting = { release, language: 'en' as const, speed: 1, hintTts: false };
const told = (more: object, how: object = {}) =>
  sentencesIn({ ...line, ...more }, { ...casting, ...how }).map(({ text, language, isHint = false }) => ({
    text,
    language,
    isHint,
  }));
const english = ENGLISH.map((text) => ({ text, language: 'en', isHint: false }));
const french = FRENCH.map((text) => ({ text, language: 'fr', isHint: true }));

test('a line is spoken in its sentences, and its translation goes with each of them', () => {
  expect(told({ translation })).toEqual(english);
  const [first, second] = sentencesIn({ ...line, translation }, casting);
  expect([first?.translation, second?.translation]).toEqual([translation, translation]);
});

test('a learner who is to hear it hears it again in the other language and that language’s voice', () => {
  expect(told({ translation }, { hintTts: true })).toEqual([...english, ...french]);
  const spoken = sentencesIn({ ...line, translation }, { ...casting, hintTts: true });
  expect(spoken.map(({ voice }) => JSON.parse(voice).name)).toEqual(['slt', 'slt', 'fr+f2']);
  expect(spoken.filter((each) => each.isHint && each.translation)).toEqual([]);
});

test('what has no translation is said once', () => {
  expect(told({}, { hintTts: true })).toEqual(english);
});
