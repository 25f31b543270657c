import { expect, test } from '@jest/globals';
import { Upstreams } from './upstreams.ts';

const failing = (code: string) => Object.assign(new Error(code), { code });

test('each is asked in turn; who is not there is passed over, and asked last for a while', async () => {
  const upstreams = new Upstreams(['a', 'b', 'c']);
  const asked: string[] = [];
  const ask = (away: readonly string[] = []) =>
    upstreams.any(async (address) => {
      asked.push(address);
      if (away.includes(address)) throw failing('ECONNREFUSED');
    });
  for (let n = 0; n < 3; n += 1) await ask();
  expect(asked.splice(0)).toEqual(['a', 'b', 'c']);
  await ask(['a']);
  expect(asked.splice(0)).toEqual(['a', 'b']);
  for (let n = 0; n < 3; n += 1) await ask();
  expect(asked.splice(0)).toEqual(['b', 'c', 'b']);
  await expect(ask(['a', 'b', 'c'])).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  expect([...asked].sort()).toEqual(['a', 'b', 'c']);
  expect(asked.at(-1)).toBe('a');
});

test('what one may have heard of is asked of nobody else', async () => {
  const upstreams = new Upstreams(['a', 'b']);
  const asked: string[] = [];
  const work = upstreams.any(async (address) => {
    asked.push(address);
    throw failing('ECONNRESET');
  });
  await expect(work).rejects.toMatchObject({ code: 'ECONNRESET' });
  expect(asked).toEqual(['a']);
});
