import type { Pcm } from './pcm.ts';

/** Blocks of 400 ms, a new one each 100 ms; what lies under the absolute gate, or 10 LU under the rest, does not count. */
const [BLOCK_SECONDS, STEP_SECONDS] = [0.4, 0.1];
const [ABSOLUTE_GATE, RELATIVE_GATE] = [-70, -10];
/** So that a sine of 997 Hz at full scale is -3.01. */
const OFFSET = -0.691;

/** Integrated loudness of one channel, LUFS (ITU-R BS.1770-4); -Infinity of silence and of what is shorter than a block. */
export function loudness({ samples, sampleRate }: Pcm): number {
  const weighted = filtered(filtered(samples, shelf(sampleRate)), highPass(sampleRate));
  const [block, step] = [BLOCK_SECONDS, STEP_SECONDS].map((seconds) => Math.round(seconds * sampleRate));
  const powers = blockPowers(weighted, block ?? 0, step ?? 0).filter((power) => lufs(power) > ABSOLUTE_GATE);
  const gate = lufs(mean(powers)) + RELATIVE_GATE;
  return lufs(mean(powers.filter((power) => lufs(power) > gate)));
}

const lufs = (power: number) => OFFSET + 10 * Math.log10(power);

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Mean squares of all whole blocks. */
function blockPowers(samples: Float64Array, block: number, step: number): number[] {
  const powers: number[] = [];
  for (let start = 0; start + block <= samples.length; start += step) {
    let sum = 0;
    for (let i = start; i < start + block; i++) {
      const sample = samples[i] ?? 0;
      sum += sample * sample;
    }
    powers.push(sum / block);
  }
  return powers;
}

interface Biquad {
  readonly b: readonly [number, number, number];
  readonly a: readonly [number, number];
}

/** A plain loop: each line of speech is measured some times, and `from` with a function is thirty times slower. */
function filtered(samples: Float32Array | Float64Array, { b, a }: Biquad): Float64Array {
  const [b0, b1, b2] = b;
  const [a1, a2] = a;
  const output = new Float64Array(samples.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let i = 0; i < output.length; i++) {
    const x = samples[i] ?? 0;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    output[i] = y;
  }
  return output;
}

/** The head's shelf. The standard gives both filters at 48 kHz; these are the analogue ones behind them, at any rate. */
function shelf(sampleRate: number): Biquad {
  const [frequency, decibels, quality] = [1_681.974450955533, 3.999843853973347, 0.7071752369554196];
  const k = Math.tan((Math.PI * frequency) / sampleRate);
  const high = 10 ** (decibels / 20);
  const band = high ** 0.4996667741545416;
  const a0 = 1 + k / quality + k * k;
  return {
    b: [
      (high + (band * k) / quality + k * k) / a0,
      (2 * (k * k - high)) / a0,
      (high - (band * k) / quality + k * k) / a0,
    ],
    a: [(2 * (k * k - 1)) / a0, (1 - k / quality + k * k) / a0],
  };
}

function highPass(sampleRate: number): Biquad {
  const [frequency, quality] = [38.13547087602444, 0.5003270373238773];
  const k = Math.tan((Math.PI * frequency) / sampleRate);
  const a0 = 1 + k / quality + k * k;
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / a0, (1 - k / quality + k * k) / a0] };
}
