/** Samples a second of everything that is synthesised here. */
export const RATE = 32_000;

/**
 * A loop in stereo, as a ring: what is mixed in beyond the end goes on at the beginning, and filters run around
 * it, so that it repeats without a seam.
 */
export interface Ring {
  left: Float32Array;
  right: Float32Array;
}

export function createRing(seconds: number): Ring {
  const length = Math.round(seconds * RATE);
  return { left: new Float32Array(length), right: new Float32Array(length) };
}

/** Where and how loud a sound is in a ring: seconds from its start, gain, and -1 (left) to 1 (right). */
export interface Spot {
  at?: number;
  gain: number;
  pan?: number;
}

function addTo(target: Float32Array, sound: Float32Array, start: number, gain: number): void {
  const n = target.length;
  for (let i = 0; i < sound.length; i++) {
    const k = (start + i) % n;
    target[k] = (target[k] ?? 0) + (sound[i] ?? 0) * gain;
  }
}

/** Adds a sound to a ring, around its end if need be, with equal power from left to right. */
export function add(ring: Ring, sound: Float32Array, { at = 0, gain, pan = 0 }: Spot): void {
  const start = Math.round(at * RATE);
  const angle = ((pan + 1) * Math.PI) / 4;
  addTo(ring.left, sound, start, gain * Math.cos(angle));
  addTo(ring.right, sound, start, gain * Math.sin(angle));
}

/** Adds one ring to another of the same length. */
export function addRing(ring: Ring, other: Ring, gain: number): void {
  addTo(ring.left, other.left, 0, gain);
  addTo(ring.right, other.right, 0, gain);
}
