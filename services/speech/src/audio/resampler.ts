import { SampleRateUnsupported } from './errors.ts';

/** Zero crossings of the filter on each side: more is sharper and slower. */
const ZEROS = 12;
/** Where the filter starts to fall, as a part of the lower of both half rates. */
const CUTOFF = 0.92;
const LOWEST_RATE = 4_000;
const HIGHEST_RATE = 96_000;
/** A rate is read as the next multiple of this, so that the table of taps stays small; 0.6 % at worst, of the lowest. */
const RATE_STEP = 50;
const NO_TAPS = new Float32Array();
const { min, max } = Math;

/** Changes the sample rate by a polyphase filter (windowed sinc) whose taps are computed once. */
export class Resampler {
  private readonly up: number;
  private readonly down: number;
  private readonly half: number;
  private readonly phases: readonly Float32Array[];

  /** Rates in Hz, 4,000 to 96,000. Throws SampleRateUnsupported. */
  constructor(from: number, to: number) {
    const [source, target] = [stepped(from), stepped(to)];
    const divisor = greatestCommonDivisor(source, target);
    this.up = target / divisor;
    this.down = source / divisor;
    const cutoff = Math.min(1, target / source) * CUTOFF;
    this.half = Math.ceil(ZEROS / cutoff);
    this.phases = Array.from({ length: this.up }, (_, p) => taps(p / this.up, this.half, cutoff));
  }

  /** Samples that come out of `count` samples. */
  outputLength(count: number): number {
    return Math.floor((count * this.up) / this.down);
  }

  /** Output samples `start` to `end` of the whole `input`; what lies outside of it is silence. */
  slice(input: Float32Array, start: number, end: number): Float32Array {
    const output = new Float32Array(end - start);
    for (let i = start; i < end; i++) output[i - start] = this.at(input, i);
    return output;
  }

  /** One output sample of the whole `input`. */
  at(input: Float32Array, index: number): number {
    const position = index * this.down;
    const rest = position % this.up;
    const phase = this.phases[rest] ?? NO_TAPS;
    const first = (position - rest) / this.up - this.half + 1;
    const end = min(phase.length, input.length - first);
    let sum = 0;
    for (let k = max(0, -first); k < end; k++) sum += (phase[k] ?? 0) * (input[first + k] ?? 0);
    return sum;
  }
}

function stepped(rate: number): number {
  if (!(rate >= LOWEST_RATE && rate <= HIGHEST_RATE)) throw new SampleRateUnsupported();
  return Math.round(rate / RATE_STEP) * RATE_STEP;
}

/** A windowed sinc for one phase, scaled so that it neither amplifies nor damps. */
function taps(phase: number, half: number, cutoff: number): Float32Array {
  const values = Float32Array.from({ length: 2 * half }, (_, k) => {
    const t = phase - (k - half + 1);
    const window = Math.abs(t) > half ? 0 : 0.5 + 0.5 * Math.cos((Math.PI * t) / half);
    const sinc = Math.abs(t) < 1e-9 ? cutoff : Math.sin(Math.PI * cutoff * t) / (Math.PI * t);
    return sinc * window;
  });
  const sum = values.reduce((a, b) => a + b, 0);
  return values.map((value) => value / sum);
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
