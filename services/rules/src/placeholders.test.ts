import { expect, it } from '@jest/globals';
import { filled } from './placeholders.ts';

const fill = (text: string, texts: object) =>
  filled([{ text, characterId: 'x', emotion: { key: 'normal', strength: 2 } }], texts)[0]?.text;

it.each([
  ['Answer him {style}.', { style: 'elegantly' }, 'Answer him elegantly.'],
  [
    '{item}, for {character}: {item}!',
    { item: 'felt soles', character: 'Inès' },
    'Felt soles, for Inès: felt soles!',
  ],
  ['Say {nothing}.', { style: 'elegantly' }, 'Say {nothing}.'],
  ['{character} pays.', { character: '$& {style}', style: 'well' }, '$& {style} pays.'],
  ['as it is', { style: 'elegantly' }, 'as it is'],
])('%s', (text, texts, expected) => {
  expect(fill(text, texts)).toBe(expected);
});
