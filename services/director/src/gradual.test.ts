import { expect, test } from '@jest/globals';
import { Gradual } from './gradual.ts';

function* counted(upTo: number): Generator<void, number[]> {
  const out: number[] = [];
  for (let each = 1; each <= upTo; each += 1) {
    out.push(each);
    yield;
  }
  return out;
}

test('it is made step by step, or at once from wherever it stands', () => {
  const slow = new Gradual(() => counted(2));
  expect([slow.step(), slow.step(), slow.step(), slow.step()]).toEqual([false, false, true, true]);
  const half = new Gradual(() => counted(3));
  half.step();
  expect(half.whole()).toEqual([1, 2, 3]);
  expect(half.whole()).toBe(half.whole());
});

test('where a step throws it is told, and the next one begins anew', () => {
  let fails = true;
  const shaky = new Gradual(function* () {
    yield;
    if (fails) throw new Error('no');
    return 'made';
  });
  expect(shaky.step()).toBe(false);
  expect(() => shaky.whole()).toThrow('no');
  fails = false;
  expect(shaky.whole()).toBe('made');
});
