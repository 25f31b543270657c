import { fromDecibels, soundingLevel } from './level.ts';
import type { Pcm } from './pcm.ts';

/** One second at 16 kHz, played again and again. */
const PERIOD = 16_000;
const HISS = whiteNoise();

/**
 * The sound with a hiss under all of it, so many decibels below the speech; the same sound always gets the same hiss.
 * Recognisers learn a room from the sound between the words, and go deaf where that is nothing at all: a gate, a mute
 * switch or a voice that was made gives exact zeros.
 */
export function withNoiseFloor(pcm: Pcm, underSpeech: number): Pcm {
  const gain = soundingLevel(pcm) * fromDecibels(-underSpeech);
  return { ...pcm, samples: pcm.samples.map((sample, i) => sample + gain * (HISS[i % PERIOD] ?? 0)) };
}

/** A root mean square of 1, from a generator whose numbers are always the same. */
function whiteNoise(): Float32Array {
  let state = 1;
  return Float32Array.from({ length: PERIOD }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state / 2 ** 32 - 0.5) * Math.sqrt(12);
  });
}
