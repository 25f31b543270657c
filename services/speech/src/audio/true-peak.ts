import type { Pcm } from './pcm.ts';
import { Resampler } from './resampler.ts';

/** Points looked at between two samples, and themselves (ITU-R BS.1770-4, annex 2). */
const OVERSAMPLED = 4;

/** At each sample, how far the wave goes there or on its way to the next one. Looked at closely only where it comes near to `from`. */
export function wavePeaks({ samples, sampleRate }: Pcm, from: number): Float32Array {
  const between = new Resampler(sampleRate, sampleRate * OVERSAMPLED);
  const { abs, max } = Math;
  const peaks = samples.map((sample) => abs(sample));
  const last = peaks.length - 1;
  for (let i = 0; i <= last; i++) {
    let peak = abs(samples[i] ?? 0);
    if (max(peak, i < last ? abs(samples[i + 1] ?? 0) : 0) < from / 2) continue;
    for (let k = 0; k < OVERSAMPLED; k++) peak = max(peak, abs(between.at(samples, i * OVERSAMPLED + k)));
    peaks[i] = peak;
  }
  return peaks;
}
