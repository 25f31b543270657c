import { setImmediate as later } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { InBatches } from './in-batches.ts';

test('what comes during a write goes with the next one, all of it, in its order', async () => {
  const written: (readonly number[])[] = [];
  const answers = new InBatches<number>(async (batch) => {
    written.push(batch);
    await later();
  });
  for (const n of [1, 2, 3]) answers.add(n);
  await answers.written();
  answers.add(4);
  await answers.written();
  expect(written).toEqual([[1], [2, 3], [4]]);
});

test('a failure is told once to who waits, what waited behind it is written with what comes next', async () => {
  const written: string[] = [];
  const answers = new InBatches<string>(async (batch) => {
    await later();
    if (batch.includes('lost')) throw new Error('no store');
    written.push(...batch);
  });
  answers.add('lost');
  answers.add('kept');
  await expect(answers.written()).rejects.toThrow('no store');
  answers.add('new');
  await answers.written();
  expect(written).toEqual(['kept', 'new']);
});
