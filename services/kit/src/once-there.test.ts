import { expect, test } from '@jest/globals';
import { onceThere } from './once-there.ts';

test('what could be made is kept, and what could not is tried anew by the next who asks', async () => {
  const answers = [() => Promise.reject(new Error('no file handle')), async () => 'made'];
  let tries = 0;
  const get = onceThere<string>(() => answers[tries++]?.() ?? Promise.reject(new Error('asked too often')));
  await expect(Promise.all([get(), get()])).rejects.toThrow('no file handle');
  expect(await Promise.all([get(), get()])).toEqual(['made', 'made']);
  expect(await get()).toBe('made');
  expect(tries).toBe(2);
});
