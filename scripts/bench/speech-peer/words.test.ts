import { expect, test } from '@jest/globals';
import { recordingOf, wordsIn } from './words.ts';

test('what is put into a recording is heard in it', () => {
  const recording = recordingOf("T'inquiète, je vais pas te gronder");
  expect(recording.length % 2).toBe(0);
  expect(wordsIn(recording)).toBe("T'inquiète, je vais pas te gronder");
  expect(wordsIn(recording.subarray(0, 4))).toBe("T'in");
});
