import { expect, test } from '@jest/globals';
import { SilenceRule } from './silenceRule.ts';

const CHUNK = 100;

/** After how many chunks of 100 ms the rule ends a recording. */
function endsAfter(levelOf: (chunk: number) => number): number {
  const rule = new SilenceRule();
  for (let chunk = 1; chunk <= 700; chunk++) if (rule.push(levelOf(chunk), CHUNK)) return chunk;
  return Number.POSITIVE_INFINITY;
}

test('3,000 ms under an RMS of 0.01 end it', () => {
  expect(endsAfter(() => 0.009)).toBe(30);
});
test('0.01 itself is not silence', () => {
  expect(endsAfter((chunk) => (chunk <= 50 ? 0.01 : 0))).toBe(80);
});
test('a word in between begins the wait anew', () => {
  expect(endsAfter((chunk) => (chunk === 29 ? 0.2 : 0))).toBe(59);
});
test('a minute is the longest recording', () => {
  expect(endsAfter(() => 0.3)).toBe(600);
});
