import { expect, test } from '@jest/globals';
import { SentenceStream } from './sentence-stream.ts';

function given(text: string, language = 'en') {
  const stream = new SentenceStream(language);
  const early = [...text].flatMap((_, at) => stream.upTo(text.slice(0, at + 1)));
  return { early, rest: stream.rest() };
}

test('sentences come out once the next one has begun, the last at the end', () => {
  const { early, rest } = given(
    'You came back to me at last. I did not think that you would. Sit down here.',
  );
  expect(early).toEqual(['You came back to me at last.']);
  expect(rest).toEqual(['I did not think that you would. Sit down here.']);
});

test('a title ends no sentence', () => {
  const text = 'Nobody here has seen Mr. Pike since the storm began. He went down to the boats alone.';
  expect(given(text).early).toEqual(['Nobody here has seen Mr. Pike since the storm began.']);
});

test('all is given once, and what nobody can say is not', () => {
  const text = 'Je ne sais plus quoi vous dire, vraiment. Demandez donc à Maud, elle le sait mieux. …';
  const { early, rest } = given(text, 'fr');
  expect([...early, ...rest].join(' ')).toBe(text);
  expect(given('… !').rest).toEqual([]);
});
