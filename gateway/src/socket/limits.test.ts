import { describe, expect, jest, test } from '@jest/globals';
import { RateLimits, TooManyInputs, TooMuchAudio } from './limits.ts';

const said = (seconds: number, inputId?: string) => ({ playerStoryId: 'a run', inputId, seconds });

describe('RateLimits', () => {
  const limits = { inputsPerMinute: 2, audioSecondsPerMinute: 90 };

  test('lets a player go on when a minute has passed since the oldest input', () => {
    let now = 0;
    const rates = new RateLimits(limits, () => now);
    rates.takeInput('ada', said(0));
    now = 30_000;
    rates.takeInput('ada', said(0));
    expect(() => rates.takeInput('ada', said(0))).toThrow(TooManyInputs);
    now = 60_000;
    rates.takeInput('ada', said(0));
    expect(() => rates.takeInput('ada', said(0))).toThrow(TooManyInputs);
  });

  test('a minute is a minute though the clock is set back two hours within it', () => {
    jest.useFakeTimers();
    const rates = new RateLimits({ ...limits, inputsPerMinute: 1 });
    rates.takeInput('ada', said(0));
    jest.setSystemTime(Date.now() - 7_200_000);
    jest.advanceTimersByTime(59_999);
    expect(() => rates.takeInput('ada', said(0))).toThrow(TooManyInputs);
    jest.advanceTimersByTime(1);
    rates.takeInput('ada', said(0));
    jest.useRealTimers();
  });

  test('does not count what it refused', () => {
    const rates = new RateLimits(limits, () => 0);
    rates.takeAudio('ada', said(60));
    expect(() => rates.takeInput('ada', said(31))).toThrow(TooMuchAudio);
    rates.takeInput('ada', said(30));
    rates.takeInput('ada', said(0));
  });

  test('a recording that comes again counts once, whole or in pieces, and what is new of it counts', () => {
    let now = 0;
    const rates = new RateLimits({ inputsPerMinute: 30, audioSecondsPerMinute: 90 }, () => now);
    rates.takeInput('ada', said(0, 'a'));
    for (let n = 0; n < 50; n += 1) rates.takeAudio('ada', said(1, 'a'));
    rates.takeInput('ada', said(50, 'a'));
    rates.takeInput('ada', said(0, 'a'));
    for (let n = 0; n < 60; n += 1) rates.takeAudio('ada', said(1, 'a'));
    rates.takeInput('ada', said(30, 'b'));
    expect(() => rates.takeInput('ada', said(1, 'c'))).toThrow(TooMuchAudio);
    expect(() => rates.takeInput('ada', said(61, 'a'))).toThrow(TooMuchAudio);
    rates.takeInput('ada', said(60, 'a'));
    now = 60_000;
    rates.takeInput('ada', said(60, 'a'));
    expect(() => rates.takeInput('ada', said(31, 'b'))).toThrow(TooMuchAudio);
  });

  test('speech of an input that never began counts, and so does what has no id', () => {
    const rates = new RateLimits({ inputsPerMinute: 30, audioSecondsPerMinute: 90 }, () => 0);
    rates.takeAudio('ada', said(40, 'stray'));
    rates.takeAudio('ada', said(40, 'stray'));
    expect(() => rates.takeInput('ada', said(11))).toThrow(TooMuchAudio);
    rates.takeInput('ada', said(10));
    expect(() => rates.takeInput('ada', said(10))).toThrow(TooMuchAudio);
  });

  test('takes two reports for each input, and more once a minute has passed', () => {
    let now = 0;
    const rates = new RateLimits(limits, () => now);
    const taken = Array.from({ length: 6 }, () => rates.takeReport('ada'));
    expect(taken).toEqual([true, true, true, true, false, false]);
    rates.takeInput('ada', said(0));
    now = 60_000;
    expect(rates.takeReport('ada')).toBe(true);
  });

  test('counts each player alone, and forgets the quiet ones', () => {
    let now = 0;
    const rates = new RateLimits({ inputsPerMinute: 1, audioSecondsPerMinute: 1 }, () => now);
    for (let n = 0; n < 1_500; n += 1) rates.takeInput(`player ${n}`, said(0));
    expect(() => rates.takeInput('player 3', said(0))).toThrow(TooManyInputs);
    now = 61_000;
    rates.takeInput('somebody new', said(0));
    rates.takeInput('player 3', said(0));
  });
});
