/** @jest-environment ./scripts/jest/page-environment.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { playing } from './playing.ts';

/** The page of the tests has no sound: what was asked of it is kept. */
const heard: HTMLAudioElement[] = [];

describe('a film of the flow', () => {
  beforeEach(() => {
    heard.length = 0;
    jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLAudioElement) {
      heard.push(this);
      return Promise.resolve();
    });
    jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
  });
  afterEach(() => void jest.restoreAllMocks());

  it('is heard at 0.7, one sound at a time', () => {
    const told: string[] = [];
    playing.start('/a.mp3', (isPlaying) => told.push(`a ${isPlaying}`));
    expect(heard[0]?.volume).toBe(0.7);
    playing.start('/b.mp3', (isPlaying) => told.push(`b ${isPlaying}`));
    expect(told).toEqual(['a true', 'a false', 'b true']);
    playing.stop('/a.mp3');
    expect(told).toHaveLength(3);
    heard[1]?.onended?.(new Event('ended'));
    expect(told.at(-1)).toBe('b false');
  });

  it('goes on where an earlier one of the same address is refused late', async () => {
    const told: boolean[] = [];
    jest
      .mocked(HTMLMediaElement.prototype.play)
      .mockRejectedValueOnce(new DOMException('gone', 'AbortError'));
    playing.start('/a.mp3', () => undefined);
    playing.stop('/a.mp3');
    playing.start('/a.mp3', (isPlaying) => told.push(isPlaying));
    await Promise.resolve();
    expect(told).toEqual([true]);
    playing.stop('/a.mp3');
    expect(told).toEqual([true, false]);
  });
});
