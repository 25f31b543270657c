import { expect, test } from '@jest/globals';
import { FetchedOnce } from './fetched-once.ts';

function counting() {
  const fetches: string[] = [];
  const fetch = (key: string, bytes: number) => async () => {
    fetches.push(key);
    return { value: key.toUpperCase(), bytes };
  };
  return { fetches, fetch };
}

test('those who want the same at once share one fetch, and it is kept', async () => {
  const { fetches, fetch } = counting();
  const once = new FetchedOnce<string>(10);
  expect(await Promise.all([once.get('a', fetch('a', 1)), once.get('a', fetch('a', 1))])).toEqual(['A', 'A']);
  expect([once.cached('a'), await once.get('a', fetch('a', 1))]).toEqual(['A', 'A']);
  expect(fetches).toEqual(['a']);
});

test('no more than its bytes are kept; what was used longest ago is fetched again', async () => {
  const { fetches, fetch } = counting();
  const once = new FetchedOnce<string>(10);
  for (const key of ['a', 'b', 'c']) await once.get(key, fetch(key, 4));
  expect(['a', 'b', 'c'].map((key) => once.cached(key))).toEqual([undefined, 'B', 'C']);
  await once.get('a', fetch('a', 4));
  expect(fetches).toEqual(['a', 'b', 'c', 'a']);
});

test('what could not be had is asked for again', async () => {
  const once = new FetchedOnce<string>(10);
  const away = once.get('a', async () => {
    throw new Error('away');
  });
  await expect(away).rejects.toThrow('away');
  expect(await once.get('a', async () => ({ value: 'A', bytes: 1 }))).toBe('A');
});
