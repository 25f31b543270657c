import { frameLevels, fromDecibels, soundingLevel } from './level.ts';
import type { Pcm } from './pcm.ts';

/** What lies so far under the level of the speech is not heard beside it. */
const SILENT = fromDecibels(-40);
const FRAME_SECONDS = 0.005;

/** Where sound begins and ends, s; both at the end of what has none. */
export function soundingPart(pcm: Pcm): { start: number; end: number } {
  const { samples, sampleRate } = pcm;
  const frame = Math.round(FRAME_SECONDS * sampleRate);
  const threshold = soundingLevel(pcm) * SILENT;
  const sounding = frameLevels(samples, frame).map((level) => level > 0 && level >= threshold);
  const first = sounding.indexOf(true);
  if (first < 0) return { start: samples.length / sampleRate, end: samples.length / sampleRate };
  const end = Math.min(samples.length, (sounding.lastIndexOf(true) + 1) * frame);
  return { start: (first * frame) / sampleRate, end: end / sampleRate };
}

export interface Margins {
  /** Silence that is kept before and after the sound, s. */
  readonly lead: number;
  readonly tail: number;
}

/** The sound without more silence around it than that, faded in and out there. What has no sound stays as it is. */
export function trimmed(pcm: Pcm, { lead, tail }: Margins): Pcm {
  const { samples, sampleRate } = pcm;
  const { start, end } = soundingPart(pcm);
  if (start >= end) return pcm;
  const from = Math.max(0, Math.round((start - lead) * sampleRate));
  const to = Math.min(samples.length, Math.round((end + tail) * sampleRate));
  const [rise, fall] = [start * sampleRate - from, to - end * sampleRate];
  const kept = samples.slice(from, to).map((sample, i, all) => {
    return sample * Math.min(1, (i + 1) / rise, (all.length - i) / fall);
  });
  return { samples: kept, sampleRate };
}
