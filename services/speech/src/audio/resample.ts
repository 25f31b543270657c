import { setImmediate as nextTick } from 'node:timers/promises';
import type { Pcm } from './pcm.ts';
import { Resampler } from './resampler.ts';

/** Output samples between two breaths of the event loop: about 5 ms of work. */
const STEP = 12_000;
const KEPT = 16;

const kept = new Map<string, Resampler>();

/**
 * The same sound at another rate (Hz). Works in steps, so that a minute of sound does not hold up the event loop.
 * Throws SampleRateUnsupported.
 */
export async function resample(pcm: Pcm, sampleRate: number): Promise<Pcm> {
  if (pcm.sampleRate === sampleRate) return pcm;
  const resampler = resamplerFor(pcm.sampleRate, sampleRate);
  const samples = new Float32Array(resampler.outputLength(pcm.samples.length));
  for (let start = 0; start < samples.length; start += STEP) {
    const end = Math.min(start + STEP, samples.length);
    samples.set(resampler.slice(pcm.samples, start, end), start);
    if (end < samples.length) await nextTick();
  }
  return { samples, sampleRate };
}

/** Tables of taps are pure functions of both rates; the newest few are kept. */
function resamplerFor(from: number, to: number): Resampler {
  const key = `${from}:${to}`;
  const known = kept.get(key) ?? new Resampler(from, to);
  kept.delete(key);
  kept.set(key, known);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return known;
}
