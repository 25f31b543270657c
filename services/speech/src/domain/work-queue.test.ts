import { describe, expect, test } from '@jest/globals';
import { SpeechAborted, SpeechBusy } from './errors.ts';
import { WorkQueue } from './work-queue.ts';

const never = new AbortController().signal;

/** A job that ends when it is told to. */
function held(): { work: () => Promise<string>; end: () => void; started: () => boolean } {
  let end = () => {};
  let begun = false;
  const done = new Promise<string>((resolve) => {
    end = () => resolve('done');
  });
  const work = () => {
    begun = true;
    return done;
  };
  return { work, end: () => end(), started: () => begun };
}

describe('the work queue', () => {
  test('runs as many as it is wide, the next when one ends', async () => {
    const queue = new WorkQueue({ width: 1, patienceMs: 5_000 });
    const [first, second] = [held(), held()];
    const one = queue.run(first.work, never);
    const two = queue.run(second.work, never);
    await Promise.resolve();
    expect([first.started(), second.started()]).toEqual([true, false]);
    first.end();
    await one;
    second.end();
    expect(await two).toBe('done');
  });

  test('keeps its width whatever order jobs end or fail in', async () => {
    const queue = new WorkQueue({ width: 2, patienceMs: 5_000 });
    let [running, most] = [0, 0];
    const job = (i: number) => async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, (i * 7) % 5));
      running -= 1;
      if (i % 3 === 0) throw new Error('broken');
    };
    const signals = Array.from({ length: 30 }, () => new AbortController().signal);
    await Promise.allSettled(signals.map((signal, i) => queue.run(job(i), signal)));
    expect(most).toBe(2);
    expect(await queue.run(async () => 'still works', never)).toBe('still works');
  });

  test('refuses, with a hint to try again, what has waited too long', async () => {
    const queue = new WorkQueue({ width: 1, patienceMs: 20 });
    const first = held();
    const one = queue.run(first.work, never);
    const refused = queue.run(async () => 'too late', never);
    await expect(refused).rejects.toThrow(SpeechBusy);
    await expect(refused).rejects.toMatchObject({ retryable: true });
    first.end();
    await one;
  });

  test('forgets a job whose owner has gone, waiting or not yet come', async () => {
    const queue = new WorkQueue({ width: 1, patienceMs: 5_000 });
    const first = held();
    const one = queue.run(first.work, never);
    const gone = new AbortController();
    const waiting = held();
    const two = queue.run(waiting.work, gone.signal);
    gone.abort();
    await expect(two).rejects.toThrow(SpeechAborted);
    await expect(queue.run(waiting.work, gone.signal)).rejects.toThrow(SpeechAborted);
    first.end();
    await one;
    expect(waiting.started()).toBe(false);
  });
});
