import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@fabula/rules/release/text';
import { expect, test } from '@jest/globals';
import { digestOf } from './digest.ts';
import { sentencesIn } from './sentences.ts';

const ACTS = new URL('../../services/director/src/acts/', import.meta.url);

test.each(LANGUAGES)('%s: what is committed was learned from the sentences as they are', (language) => {
  const weights: unknown = JSON.parse(
    readFileSync(new URL(`learned/weights-${language}.json`, ACTS), 'utf8'),
  );
  const taught = digestOf(sentencesIn(new URL(`sentences/${language}`, ACTS).pathname));
  // Where it was not: `npm run teach-acts`.
  expect(weights).toMatchObject({ taught });
});
