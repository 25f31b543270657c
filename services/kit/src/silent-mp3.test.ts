import { expect, test } from '@jest/globals';
import { silentMp3 } from './silent-mp3.ts';

test('silence has as many whole frames as it takes', () => {
  expect(silentMp3(6_500).length).toBe(Math.ceil(6_500 / 24) * 24);
  expect([...silentMp3(0).subarray(0, 2)]).toEqual([0xff, 0xf3]);
});
