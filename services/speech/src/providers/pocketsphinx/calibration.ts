/** Points [score, share of the results with that score that were right], scores ascending, as the bench of speech measured them. */
export type Calibration = readonly [Point, ...Point[]];
type Point = readonly [score: number, share: number];

/** The share right at a score: between two points on the line from one to the other, beyond them as at the nearest. */
export function shareRight(calibration: Calibration, score: number): number {
  let [lower] = calibration;
  for (const upper of calibration) {
    if (score < upper[0]) {
      const part = (score - lower[0]) / (upper[0] - lower[0]);
      return part > 0 ? lower[1] + part * (upper[1] - lower[1]) : lower[1];
    }
    lower = upper;
  }
  return lower[1];
}
