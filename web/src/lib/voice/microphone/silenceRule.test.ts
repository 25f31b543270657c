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
  expect(endsAfter((chunk) => (chunk <= 40 ? 0.01 : 0))).toBe(70);
});
test('a word in between begins the wait anew', () => {
  expect(endsAfter((chunk) => (chunk === 29 ? 0.2 : 0))).toBe(59);
});
test('a minute is the longest recording', () => {
  expect(endsAfter((chunk) => (chunk % 10 < 5 ? 0.3 : 0.05))).toBe(600);
});
test('what was heard before it was asked for is not waited in, and still part of the minute', () => {
  const rule = new SilenceRule();
  rule.early(300);
  const ends = Array.from({ length: 700 }, (_, chunk) => rule.push(chunk % 10 < 5 ? 0.3 : 0.05, CHUNK));
  expect(ends.indexOf(true) + 1).toBe(597);
  const silent = new SilenceRule();
  silent.early(300);
  expect(Array.from({ length: 30 }, () => silent.push(0, CHUNK)).indexOf(true)).toBe(29);
});
test('five seconds of steady noise end it, however loud', () => {
  expect(endsAfter((chunk) => (chunk % 2 ? 0.3 : 0.2))).toBe(48);
});
test('a voice in the noise begins the wait anew', () => {
  const spoken = endsAfter((chunk) => (chunk > 30 && chunk <= 40 ? 0.2 : 0.05));
  expect(spoken).toBeGreaterThan(40 + 45);
  expect(spoken).toBeLessThan(40 + 55);
});
