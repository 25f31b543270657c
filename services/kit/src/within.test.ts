import { expect, test } from '@jest/globals';
import { LATE, within } from './within.ts';

const never = new Promise<never>(() => {});

test('what comes in time is answered, and what fails is thrown', async () => {
  expect(await within(60_000, Promise.resolve('here'))).toBe('here');
  await expect(within(60_000, Promise.reject(new Error('gone')))).rejects.toThrow('gone');
});

test('what does not come is late', async () => {
  expect(await within(1, never)).toBe(LATE);
});

test('keeps no process alive once it has answered', async () => {
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  const before = timers();
  await within(60_000, Promise.resolve());
  expect(timers()).toBe(before);
});
