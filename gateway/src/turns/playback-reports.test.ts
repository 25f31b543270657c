import { createLogger } from '@fabula/kit/log';
import { describe, expect, test } from '@jest/globals';
import { PlaybackReports } from './playback-reports.ts';

describe('what was heard', () => {
  test('is told once at a time for each answer, the newest last', async () => {
    const told: [string, number][] = [];
    const ends: (() => void)[] = [];
    const markHeard = async ({ inputId = '', heardMs = 0 }) => {
      told.push([inputId, heardMs]);
      await new Promise<void>((resolve) => ends.push(resolve));
      return {} as never;
    };
    const reports = new PlaybackReports({ markHeard }, createLogger('gateway', { level: 'silent' }));
    for (let ms = 1; ms <= 100; ms += 1) reports.report('story', 'a', ms);
    reports.report('story', 'b', 7);
    expect(told).toEqual([
      ['a', 1],
      ['b', 7],
    ]);
    for (const end of ends.splice(0)) end();
    await new Promise((resolve) => setImmediate(resolve));
    expect(told.slice(2)).toEqual([['a', 100]]);
    for (const end of ends.splice(0)) end();
    await new Promise((resolve) => setImmediate(resolve));
    expect(told.length).toBe(3);
  });

  test('goes on being told after a report that failed', async () => {
    const told: number[] = [];
    const markHeard = async ({ heardMs = 0 }) => {
      told.push(heardMs);
      throw new Error('away');
    };
    const reports = new PlaybackReports({ markHeard }, createLogger('gateway', { level: 'silent' }));
    reports.report('story', 'a', 1);
    await new Promise((resolve) => setImmediate(resolve));
    reports.report('story', 'a', 2);
    expect(told).toEqual([1, 2]);
  });
});
