import type { Pcm } from './pcm.ts';

/** Root mean square; 0 of nothing. */
export function rmsOf(samples: Float32Array): number {
  if (samples.length === 0) return 0;
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
}

/** The root mean square of each frame of so many samples; of the last one of what is left. */
export function frameLevels(samples: Float32Array, frame: number): number[] {
  return Array.from({ length: Math.ceil(samples.length / frame) }, (_, i) =>
    rmsOf(samples.subarray(i * frame, (i + 1) * frame)),
  );
}

const FRAME_SECONDS = 0.02;
/** Frames so far below the loudest one are pauses. */
const PAUSE = fromDecibels(-20);

/** How loud it is where it sounds: the root mean square of its frames of 20 ms that are no pauses. */
export function soundingLevel({ samples, sampleRate }: Pcm): number {
  const frame = Math.max(1, Math.round(sampleRate * FRAME_SECONDS));
  const levels = Float32Array.from(frameLevels(samples, frame));
  const loudest = levels.reduce((most, level) => Math.max(most, level), 0);
  return rmsOf(levels.filter((level) => level >= loudest * PAUSE));
}

/** A ratio of amplitudes from decibels. */
export function fromDecibels(decibels: number): number {
  return 10 ** (decibels / 20);
}
