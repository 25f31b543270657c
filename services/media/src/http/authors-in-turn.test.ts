import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { AuthorsInTurn } from './authors-in-turn.ts';

const isThere = () => false;

test('who brings many waits behind their own, and others go between', async () => {
  const inTurn = new AuthorsInTurn(2);
  const begun: string[] = [];
  const letGo = new Map<string, () => void>();
  const bring = (author: string, name: string) =>
    inTurn.run(author, isThere, () => {
      begun.push(name);
      return new Promise<void>((resolve) => letGo.set(name, resolve));
    });
  const all = ['a1', 'a2', 'a3'].map((name) => bring('ada', name));
  all.push(bring('bo', 'b1'), bring('cy', 'c1'));
  for (const name of ['a1', 'b1', 'c1', 'a2', 'a3']) {
    while (!letGo.has(name)) await turn();
    letGo.get(name)?.();
  }
  await Promise.all(all);
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
});

test('nobody works for who has gone while they waited, and one that fails holds up none', async () => {
  const inTurn = new AuthorsInTurn(1);
  const worked: string[] = [];
  let hasGone = false;
  const first = inTurn.run('ada', isThere, async () => {
    hasGone = true;
    throw new Error('no picture');
  });
  const left = inTurn.run(
    'ada',
    () => hasGone,
    async () => worked.push('left'),
  );
  const next = inTurn.run('ada', isThere, async () => worked.push('next'));
  await expect(first).rejects.toThrow('no picture');
  await expect(left).rejects.toMatchObject({ code: 'CANCELLED' });
  await next;
  expect(worked).toEqual(['next']);
});
