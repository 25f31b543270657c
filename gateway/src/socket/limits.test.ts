import { describe, expect, test } from '@jest/globals';
import { RateLimits, TooManyInputs, TooMuchAudio } from './limits.ts';

describe('RateLimits', () => {
  const limits = { inputsPerMinute: 2, audioSecondsPerMinute: 90 };

  test('lets a player go on when a minute has passed since the oldest input', () => {
    let now = 0;
    const rates = new RateLimits(limits, () => now);
    rates.takeInput('ada', 0);
    now = 30_000;
    rates.takeInput('ada', 0);
    expect(() => rates.takeInput('ada', 0)).toThrow(TooManyInputs);
    now = 60_000;
    rates.takeInput('ada', 0);
    expect(() => rates.takeInput('ada', 0)).toThrow(TooManyInputs);
  });

  test('does not count what it refused', () => {
    const rates = new RateLimits(limits, () => 0);
    rates.takeAudio('ada', 60);
    expect(() => rates.takeInput('ada', 31)).toThrow(TooMuchAudio);
    rates.takeInput('ada', 30);
    rates.takeInput('ada', 0);
  });

  test('takes two reports for each input, and more once a minute has passed', () => {
    let now = 0;
    const rates = new RateLimits(limits, () => now);
    const taken = Array.from({ length: 6 }, () => rates.takeReport('ada'));
    expect(taken).toEqual([true, true, true, true, false, false]);
    rates.takeInput('ada', 0);
    now = 60_000;
    expect(rates.takeReport('ada')).toBe(true);
  });

  test('counts each player alone, and forgets the quiet ones', () => {
    let now = 0;
    const rates = new RateLimits({ inputsPerMinute: 1, audioSecondsPerMinute: 1 }, () => now);
    for (let n = 0; n < 1_500; n += 1) rates.takeInput(`player ${n}`, 0);
    expect(() => rates.takeInput('player 3', 0)).toThrow(TooManyInputs);
    now = 61_000;
    rates.takeInput('somebody new', 0);
    rates.takeInput('player 3', 0);
  });
});
