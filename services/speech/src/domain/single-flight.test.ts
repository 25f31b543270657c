import { describe, expect, test } from '@jest/globals';
import { SpeechAborted } from './errors.ts';
import { SingleFlight } from './single-flight.ts';

const never = new AbortController().signal;
const untilAborted = (signal: AbortSignal) =>
  new Promise<string>((_, reject) => signal.addEventListener('abort', () => reject(new Error('called off'))));

describe('equal requests at one time', () => {
  test('are one piece of work, and new work when they come later', async () => {
    const flights = new SingleFlight<number>();
    let count = 0;
    const work = async () => (count += 1);
    expect(await Promise.all([1, 2, 3].map(() => flights.run('a', work, never)))).toEqual([1, 1, 1]);
    expect(await flights.run('a', work, never)).toBe(2);
  });

  test('fail together', async () => {
    const flights = new SingleFlight<number>();
    const work = () => Promise.reject(new Error('broken'));
    const both = [flights.run('a', work, never), flights.run('a', work, never)];
    for (const one of both) await expect(one).rejects.toThrow('broken');
  });

  test('go on for the others when one leaves, and end when the last one does', async () => {
    const flights = new SingleFlight<string>();
    const [first, second] = [new AbortController(), new AbortController()];
    let inner: AbortSignal | undefined;
    const work = (signal: AbortSignal) => {
      inner = signal;
      return untilAborted(signal);
    };
    const one = flights.run('a', work, first.signal);
    const two = flights.run('a', work, second.signal);
    first.abort();
    await expect(one).rejects.toThrow(SpeechAborted);
    expect(inner?.aborted).toBe(false);
    second.abort();
    await expect(two).rejects.toThrow(SpeechAborted);
    expect(inner?.aborted).toBe(true);
  });

  test('start anew after everybody had left', async () => {
    const flights = new SingleFlight<string>();
    const gone = new AbortController();
    const left = flights.run('a', untilAborted, gone.signal);
    gone.abort();
    await expect(left).rejects.toThrow(SpeechAborted);
    expect(await flights.run('a', async () => 'new', never)).toBe('new');
  });
});
