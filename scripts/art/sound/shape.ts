import { RATE } from './ring.ts';

// Taken out once: these run for every sample.
const { exp, max, min, PI, sin } = Math;

/** A sound of `seconds` from its value at each time (s). */
export function sound(seconds: number, value: (t: number) => number): Float32Array {
  return Float32Array.from({ length: Math.round(seconds * RATE) }, (_, i) => value(i / RATE));
}

/** Up in `attack` s, down in `release` s before `seconds`; 1 between. */
export function swell(t: number, seconds: number, attack: number, release: number): number {
  const up = min(1, t / attack);
  const down = min(1, max(0, (seconds - t) / release));
  return sin((min(up, down) * PI) / 2) ** 2;
}

export const decay = (t: number, seconds: number) => exp(-t / seconds);

/** An oscillator whose frequency (Hz) may change: gives the phase in turns at each step. */
export function turning(hz: (t: number) => number): (t: number) => number {
  let phase = 0;
  return (t) => {
    phase += hz(t) / RATE;
    return phase;
  };
}

export const sine = (turns: number) => sin(2 * PI * turns);

/** Frequency of a note by its MIDI number (69 is A4, 440 Hz). */
export const note = (midi: number) => 440 * 2 ** ((midi - 69) / 12);

/** Ends a sound in silence over its last `seconds`, so that it does not click. */
export function faded(samples: Float32Array, seconds = 0.02): Float32Array {
  const tail = Math.min(samples.length, Math.round(seconds * RATE));
  return samples.map((x, i) => x * Math.min(1, (samples.length - 1 - i) / tail));
}

/** Two sounds or more at once. */
export function together(...sounds: Float32Array[]): Float32Array {
  const sum = new Float32Array(Math.max(...sounds.map((s) => s.length)));
  for (const one of sounds) for (let i = 0; i < one.length; i++) sum[i] = (sum[i] ?? 0) + (one[i] ?? 0);
  return sum;
}

/** A sound begun `seconds` later and at another gain. */
export function later(samples: Float32Array, seconds: number, gain = 1): Float32Array {
  const start = Math.round(seconds * RATE);
  const moved = new Float32Array(start + samples.length);
  for (let i = 0; i < samples.length; i++) moved[start + i] = (samples[i] ?? 0) * gain;
  return moved;
}
