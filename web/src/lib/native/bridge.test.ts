import { expect, test } from '@jest/globals';
import { parseNative } from './bridge.ts';

test('a recording of the shell is understood', () => {
  const message = { type: 'recording_complete', audioData: 'AAA=', format: 'pcm' };
  expect(parseNative(JSON.stringify(message))).toEqual(message);
});
test.each([
  [undefined],
  [{}],
  ['hello'],
  ['{"type":"of somebody else"}'],
  ['{broken'],
  ['{"kind":1}'],
  ['[1]'],
])('what is not of the shell is nothing: %j', (data) => {
  expect(parseNative(data)).toBeUndefined();
});
