import type { Pcm } from './pcm.ts';
import { wavePeaks } from './true-peak.ts';

/** It turns down so long before a peak, and up again after it. */
const SECONDS = 0.005;

/** The same sound, turned down for some milliseconds around each place where its wave goes beyond `ceiling`. */
export function limited(pcm: Pcm, ceiling: number): Pcm {
  const peaks = wavePeaks(pcm, ceiling);
  if (!peaks.some((peak) => peak > ceiling)) return pcm;
  const reach = Math.round(SECONDS * pcm.sampleRate);
  const gains = smoothed(
    lowestAround(
      peaks.map((peak) => Math.min(1, ceiling / peak)),
      reach,
    ),
    reach,
  );
  return { ...pcm, samples: pcm.samples.map((sample, i) => sample * (gains[i] ?? 1)) };
}

/** The lowest value within `reach` on both sides. */
function lowestAround(values: Float32Array, reach: number): Float32Array {
  const lowest = new Float32Array(values.length).fill(1);
  values.forEach((value, at) => {
    if (value >= 1) return;
    const end = Math.min(values.length, at + reach + 1);
    for (let i = Math.max(0, at - reach); i < end; i++) lowest[i] = Math.min(lowest[i] ?? 1, value);
  });
  return lowest;
}

/** The mean within half of `reach` on both sides: never above the lowest value there was at its middle. */
function smoothed(values: Float32Array, reach: number): Float32Array {
  const half = reach >> 1;
  const sums = new Float64Array(values.length + 1);
  values.forEach((value, i) => {
    sums[i + 1] = (sums[i] ?? 0) + value;
  });
  return values.map((_, i) => {
    const [start, end] = [Math.max(0, i - half), Math.min(values.length, i + half + 1)];
    return ((sums[end] ?? 0) - (sums[start] ?? 0)) / (end - start);
  });
}
