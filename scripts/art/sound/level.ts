import type { Ring } from './ring.ts';

/** Taken out once: of the tests' globals each look takes far longer than the sum, and there are a hundred million samples. */
const { abs, max } = Math;

/** The largest sample, whatever its sign; NaN if one is. */
export function peak(samples: Float32Array): number {
  let most = 0;
  for (const x of samples) most = max(most, abs(x));
  return most;
}

/** Root mean square: how loud samples are as a whole. */
export function rms(samples: Float32Array): number {
  let sum = 0;
  for (const x of samples) sum += x * x;
  return Math.sqrt(sum / Math.max(1, samples.length));
}

/** Nothing passes 0.85 of full scale: lossy coding overshoots, and full scale is where it would clip. */
const CEILING = 0.85;
const KNEE = 0.6;

function limit(x: number): number {
  const size = Math.abs(x);
  if (size <= KNEE) return x;
  const room = CEILING - KNEE;
  return Math.sign(x) * (KNEE + room * Math.tanh((size - KNEE) / room));
}

/** Brings channels together to a loudness and rounds off what then stands out. */
export function levelled(channels: Float32Array[], loudness: number): Float32Array[] {
  const loud = Math.sqrt(channels.reduce((sum, c) => sum + rms(c) ** 2, 0) / channels.length);
  const gain = loud > 0 ? loudness / loud : 0;
  return channels.map((c) => c.map((x) => limit(x * gain)));
}

export function levelledRing(ring: Ring, loudness: number): Ring {
  const [left = ring.left, right = ring.right] = levelled([ring.left, ring.right], loudness);
  return { left, right };
}

/**
 * How much larger the step over the seam of a loop is than the steps next to it: about 1 where nothing is heard,
 * 10 and more where it clicks.
 */
export function seamRatio(loop: Float32Array): number {
  const n = loop.length;
  const step = (i: number) => Math.abs((loop[(i + 1) % n] ?? 0) - (loop[(i + n) % n] ?? 0));
  const around = Array.from({ length: 512 }, (_, i) => step(n - 257 + i)).filter((_, i) => i !== 256);
  const usual = Math.max(...around);
  return step(n - 1) / Math.max(usual, 1e-6);
}
