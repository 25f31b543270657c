import type { Point } from '../model.ts';

const NUMBER = /-?\d+(\.\d+)?(e-?\d+)?/g;

/**
 * A point on a way, as it is drawn.
 * @param path one cubic curve: `M x,y C x,y x,y x,y`
 * @param share of the way, from 0 to 1
 */
export function pointOn(path: string, share: number): Point {
  const at = (path.match(NUMBER) ?? []).map(Number);
  const rest = 1 - share;
  const weights = [rest ** 3, 3 * rest ** 2 * share, 3 * rest * share ** 2, share ** 3];
  const along = (first: number) =>
    weights.reduce((sum, weight, index) => sum + weight * (at[first + 2 * index] ?? 0), 0);
  return { x: along(0), y: along(1) };
}
