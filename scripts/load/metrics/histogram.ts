import type { Sample } from './exposition.ts';

/** What fell into the buckets of one histogram between two looks. Seconds. */
export interface Histogram {
  /** Upper edges in their order, the last one endless, and how many were at most so long. */
  readonly buckets: readonly (readonly [edge: number, upTo: number])[];
  readonly count: number;
  readonly sum: number;
}

/**
 * Histograms of a name, by a key of their labels (those of one key are added up). A process that began anew between the looks
 * counts from zero: its later page is all there is.
 */
export function histogramsBetween(
  [before, after]: readonly [readonly Sample[], readonly Sample[]],
  name: string,
  keyOf: (labels: Sample['labels']) => string,
): Map<string, Histogram> {
  const found = new Map<string, Mutable>();
  for (const { name: line, labels, value } of grown(before, after, name)) {
    const key = keyOf(labels);
    const histogram = found.get(key) ?? { edges: new Map<number, number>(), count: 0, sum: 0 };
    found.set(key, histogram);
    if (line === `${name}_count`) histogram.count += value;
    else if (line === `${name}_sum`) histogram.sum += value;
    else {
      const edge = labels.le === '+Inf' ? Number.POSITIVE_INFINITY : Number(labels.le);
      histogram.edges.set(edge, (histogram.edges.get(edge) ?? 0) + value);
    }
  }
  return new Map(
    [...found].map(([key, { edges, count, sum }]) => [
      key,
      { buckets: [...edges].sort(([a], [b]) => a - b), count, sum },
    ]),
  );
}

interface Mutable {
  readonly edges: Map<number, number>;
  count: number;
  sum: number;
}

/** By how much the lines of a histogram have grown. */
function grown(before: readonly Sample[], after: readonly Sample[], name: string): Sample[] {
  const isOf = (sample: Sample) => [`${name}_bucket`, `${name}_count`, `${name}_sum`].includes(sample.name);
  const was = new Map(before.filter(isOf).map((sample) => [keyOfSample(sample), sample.value]));
  return after.filter(isOf).map((sample) => {
    const earlier = was.get(keyOfSample(sample)) ?? 0;
    return { ...sample, value: sample.value >= earlier ? sample.value - earlier : sample.value };
  });
}

const keyOfSample = ({ name, labels }: Sample) => JSON.stringify([name, Object.entries(labels).sort()]);

export const meanOf = ({ sum, count }: Histogram): number => sum / count;

/**
 * A quantile in seconds, between the edges of its bucket by proportion, as Prometheus does it: as exact as the bucket is narrow.
 * Beyond the last edge it is that edge. NaN of none.
 */
export function quantileOf({ buckets, count }: Histogram, q: number): number {
  if (count === 0) return Number.NaN;
  const wanted = q * count;
  let [lower, below] = [0, 0];
  for (const [edge, upTo] of buckets) {
    if (upTo >= wanted && upTo > below) {
      if (edge === Number.POSITIVE_INFINITY) return lower;
      return lower + ((edge - lower) * (wanted - below)) / (upTo - below);
    }
    [lower, below] = [edge, Math.max(below, upTo)];
  }
  return lower;
}
