/** The logarithm of a pause is spread normally, as those of people are: most are short, some are long. */
const SIGMA = 0.6;
const SHORTEST_MS = 400;
const LONGEST_MS = 20_000;

/** A pause to think, milliseconds; half of them are shorter than the median. */
export function pauseMs(medianMs: number): number {
  const [u, v] = [1 - Math.random(), Math.random()];
  const normal = Math.sqrt(-2 * Math.log(u)) * Math.cos(2 * Math.PI * v);
  return Math.min(LONGEST_MS, Math.max(SHORTEST_MS, medianMs * Math.exp(SIGMA * normal)));
}

export const happens = (share: number): boolean => Math.random() < share;

export const between = (least: number, most: number): number => least + Math.random() * (most - least);

/** A UUID version 4: k6 has no `crypto.randomUUID`. */
export function newId(): string {
  return 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, () =>
    Math.floor(Math.random() * 16).toString(16),
  );
}
