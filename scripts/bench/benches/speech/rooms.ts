import { type Pcm, padded } from '@fabula/speech/audio/pcm';

/** What is heard beside the speaker: nothing at all (exact zeros), or a fan so many decibels under the speech. */
export const ROOMS = ['zeros', 40, 20, 10] as const;
export type Room = (typeof ROOMS)[number];

const AROUND_SECONDS = 1;

/** The sentence in the room, with a second of the room before and after it. */
export function inRoom(speech: Pcm, room: Room): Pcm {
  const pcm = padded(speech, AROUND_SECONDS);
  if (room === 'zeros') return pcm;
  const noise = pinkNoise(pcm.samples.length);
  const gain = (level(speech.samples) / level(noise)) * 10 ** (-room / 20);
  return { ...pcm, samples: pcm.samples.map((sample, i) => sample + gain * (noise[i] ?? 0)) };
}

/** Root mean square. */
export function level(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
}

/** Paul Kellet's filter over the same chance each time. */
function pinkNoise(count: number): Float32Array {
  let state = 1;
  let [a, b, c] = [0, 0, 0];
  return Float32Array.from({ length: count }, () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    const white = state / 2 ** 32 - 0.5;
    a = 0.99765 * a + white * 0.099046;
    b = 0.963 * b + white * 0.2965164;
    c = 0.57 * c + white * 1.0526913;
    return a + b + c + white * 0.1848;
  });
}
