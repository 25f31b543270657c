import { expect, test } from '@jest/globals';
import { WorkInSteps } from './workInSteps.ts';

/** Counts, one a step, and answers how far. */
function* counting(to: number, onStep: (at: number) => void): Generator<void, number> {
  for (let at = 1; at <= to; at += 1) {
    onStep(at);
    yield;
  }
  return to;
}
const always = () => true;

test('between two steps other work is done, and heard', async () => {
  const work = new WorkInSteps();
  const order: string[] = [];
  await new Promise<void>((resolve) => {
    work.begin('long', {
      steps: counting(3, (at) => order.push(`long ${at}`)),
      isWanted: always,
      done: (count) => {
        order.push(`done ${count}`);
        resolve();
      },
    });
    work.begin('short', { steps: counting(1, () => order.push('short')), isWanted: always, done: () => {} });
  });
  expect(order.indexOf('short')).toBeLessThan(order.indexOf('long 2'));
  expect(order.at(-1)).toBe('done 3');
});

test('what is not wanted any more is left in the middle, and so is what was begun anew', async () => {
  const work = new WorkInSteps();
  const told: string[] = [];
  let isWanted = true;
  const stopAtTwo = (at: number) => {
    isWanted = at < 2;
  };
  work.begin('void', {
    steps: counting(9, stopAtTwo),
    isWanted: () => isWanted,
    done: () => told.push('void'),
  });
  work.begin('again', { steps: counting(9, () => {}), isWanted: always, done: () => told.push('first') });
  await new Promise<void>((resolve) => {
    work.begin('again', {
      steps: counting(20, () => {}),
      isWanted: always,
      done: () => {
        told.push('second');
        resolve();
      },
    });
  });
  expect(told).toEqual(['second']);
});
