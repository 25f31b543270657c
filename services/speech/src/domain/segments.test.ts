import { describe, expect, test } from '@jest/globals';
import { segmentsOf, speechOnly } from './segments.ts';

const frames = (...runs: readonly (readonly [number, number])[]) =>
  runs.flatMap(([probability, count]) => Array.from({ length: count }, () => probability));

describe('segments of speech', () => {
  test('last from the first sure frame to the last likely one', () => {
    expect(segmentsOf(frames([0.1, 10], [0.9, 5], [0.4, 5], [0.2, 20]), 32)).toEqual([
      { startMs: 320, endMs: 640 },
    ]);
  });

  test('swallow short pauses and drop clicks', () => {
    expect(segmentsOf(frames([0.9, 5], [0, 9], [0.9, 5], [0, 30], [0.9, 2]), 32)).toEqual([
      { startMs: 0, endMs: 19 * 32 },
    ]);
  });

  test('are none where nothing is a voice for certain, and all where something is', () => {
    expect(segmentsOf(frames([0.2, 5], [0.6, 8], [0.2, 20], [0.65, 6]), 32)).toEqual([]);
    expect(segmentsOf(frames([0.2, 5], [0.6, 8], [0.2, 20], [0.95, 6]), 32)).toHaveLength(2);
  });

  test('are none in silence', () => {
    expect(segmentsOf(frames([0.3, 100]), 32)).toEqual([]);
    expect(segmentsOf([], 32)).toEqual([]);
  });
});

describe('speech alone', () => {
  const pcm = { samples: new Float32Array(16_000 * 5), sampleRate: 16_000 };

  test('keeps a margin on both sides', () => {
    const segments = [
      { startMs: 1_000, endMs: 1_500 },
      { startMs: 2_000, endMs: 3_000 },
    ];
    expect(speechOnly(pcm, segments).samples).toHaveLength(2.6 * 16_000);
  });

  test('stays inside of the recording', () => {
    expect(speechOnly(pcm, [{ startMs: 0, endMs: 5_000 }]).samples).toHaveLength(pcm.samples.length);
    expect(speechOnly(pcm, []).samples).toHaveLength(0);
  });
});
