/** How values are spread; all figures are NaN where there are none. */
export interface Spread {
  readonly count: number;
  readonly mean: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
}

/** Nearest rank: the smallest of the values that a share `q` (above 0, to 1) of them does not exceed. */
export function percentile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return ranked(sorted, q);
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const sum = sorted.reduce((total, value) => total + value, 0);
  return {
    count: sorted.length,
    mean: sum / sorted.length,
    p50: ranked(sorted, 0.5),
    p95: ranked(sorted, 0.95),
    p99: ranked(sorted, 0.99),
    max: sorted.at(-1) ?? Number.NaN,
  };
}

/** The middle one; of an even number the mean of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const pair = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return ((pair[0] ?? Number.NaN) + (pair[1] ?? Number.NaN)) / 2;
}

/** Figure by figure the median of several runs' spreads; `count` is that of all runs. */
export function medianSpread(spreads: readonly Spread[]): Spread {
  const of = (key: keyof Spread) => median(spreads.map((spread) => spread[key]));
  const count = spreads.reduce((sum, spread) => sum + spread.count, 0);
  return { count, mean: of('mean'), p50: of('p50'), p95: of('p95'), p99: of('p99'), max: of('max') };
}

function ranked(sorted: readonly number[], q: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * q) - 1)] ?? Number.NaN;
}
