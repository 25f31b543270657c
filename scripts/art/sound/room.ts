import type { Ring } from './ring.ts';
import { RATE } from './ring.ts';

const COMBS = [
  [1187, 1277, 1423, 1559],
  [1201, 1301, 1399, 1583],
] as const;
const SPREADS = [225, 556] as const;

interface RoomShape {
  /** Seconds until the echo has fallen by 60 dB. */
  decay: number;
  /** Hz above which the walls swallow the sound. */
  dark: number;
}

type Step = (x: number) => number;

function comb(delay: number, { decay, dark }: RoomShape): Step {
  const line = new Float32Array(delay);
  const feedback = 10 ** ((-3 * delay) / (decay * RATE));
  const damp = Math.exp((-2 * Math.PI * dark) / RATE);
  let [at, low] = [0, 0];
  return (x) => {
    const out = line[at] ?? 0;
    low = out * (1 - damp) + low * damp;
    line[at] = x + low * feedback;
    at = (at + 1) % delay;
    return out;
  };
}

function spread(delay: number): Step {
  const line = new Float32Array(delay);
  let at = 0;
  return (x) => {
    const held = line[at] ?? 0;
    const out = held - 0.5 * x;
    line[at] = x + 0.5 * out;
    at = (at + 1) % delay;
    return out;
  };
}

function channel(delays: readonly number[], shape: RoomShape): Step {
  const combs = delays.map((delay) => comb(delay, shape));
  const spreads = SPREADS.map(spread);
  return (x) => {
    const sum = combs.reduce((total, step) => total + step(x), 0) / delays.length;
    return spreads.reduce((value, step) => step(value), sum);
  };
}

/** The echo of a loop in a room (Schroeder's combs and all-passes), itself a loop; without the sound itself. */
export function echoOf(ring: Ring, shape: RoomShape): Ring {
  const echo = (samples: Float32Array, delays: readonly number[]) => {
    const step = channel(delays, shape);
    for (const x of samples) step(x);
    return samples.map((x) => step(x));
  };
  return { left: echo(ring.left, COMBS[0]), right: echo(ring.right, COMBS[1]) };
}
