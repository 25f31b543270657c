import { fromDecibels, rmsOf } from './level.ts';
import { limited } from './limiter.ts';
import { loudness } from './loudness.ts';
import { durationMs, type Pcm } from './pcm.ts';
import { resample } from './resample.ts';
import { trimmed } from './trim.ts';

/** Raise when the same speech would come out otherwise: what was treated before is then not found again. */
export const TREATMENT_EDITION = 1;
/** Loudness of a line in a calm voice, LUFS. */
export const NEUTRAL_LOUDNESS = -18;
/** A line shorter than a block of the loudness's measure is brought to the same level by its root mean square. */
const SHORT_MS = 400;

const MARGINS = { lead: 0.012, tail: 0.09 };
/** A decibel under what may come out: mp3 changes the wave. */
const CEILING = fromDecibels(-2);
/** Limiting takes away some of the level that it was given, which the next round gives back. */
const ROUNDS = 3;
/** Nearer to its level than this, nothing was limited, decibels. */
const SETTLED = 1e-6;

/**
 * Speech as it is sent: at `sampleRate`, without the silence around it, all voices as loud as each other (and so many
 * decibels more or less where `louder` says so), and no peak that clips. What has no sound stays silent.
 */
export async function treated(
  pcm: Pcm,
  { sampleRate, louder }: { sampleRate: number; louder: number },
): Promise<Pcm> {
  const line = trimmed(await resample(pcm, sampleRate), MARGINS);
  const target = NEUTRAL_LOUDNESS + louder;
  let [gain, best] = [target - levelOf(line), line];
  if (!Number.isFinite(gain)) return line;
  for (let round = 0; round < ROUNDS; round++) {
    best = limited(amplified(line, gain), CEILING);
    const missing = target - levelOf(best);
    if (Math.abs(missing) < SETTLED) break;
    gain += missing;
  }
  return best;
}

/** LUFS; of a line too short for it decibels of its root mean square. */
export function levelOf(pcm: Pcm): number {
  return durationMs(pcm) < SHORT_MS ? 20 * Math.log10(rmsOf(pcm.samples)) : loudness(pcm);
}

function amplified(pcm: Pcm, decibels: number): Pcm {
  const factor = fromDecibels(decibels);
  return { ...pcm, samples: pcm.samples.map((sample) => sample * factor) };
}
