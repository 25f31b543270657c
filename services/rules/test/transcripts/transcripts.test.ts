import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { rendered } from './render.ts';
import { pageOf, TRANSCRIPTS } from './transcripts.ts';

it.each(Object.entries(TRANSCRIPTS))('%s is played as its page tells', (type, transcript) => {
  expect(rendered(transcript)).toBe(readFileSync(pageOf(type), 'utf8'));
});

it.each(Object.entries(TRANSCRIPTS))('%s is told of a moment of its type', (type, { release }) => {
  expect(release.moments[0]?.type).toBe(type);
});
