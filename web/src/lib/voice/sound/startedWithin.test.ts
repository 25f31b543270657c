import { expect, test } from '@jest/globals';
import { SoundUnavailable, startedWithin } from './startedWithin.ts';

test('sound that starts is waited for; sound that never does is given up', async () => {
  await expect(startedWithin(1_000, Promise.resolve())).resolves.toBeUndefined();
  await expect(startedWithin(1, new Promise(() => {}))).rejects.toThrow(SoundUnavailable);
});
