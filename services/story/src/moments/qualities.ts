import type { Scene } from '@fabula/rules/scene';

/** Good things that are said of a piece of work, and what the saying adds. */
const PRAISE = 3;
const FOR_WORDS = 10;

/** How good the work is of one who plays well, 0 to 100. */
export function praise(qualities: Scene['qualities']): number {
  return Math.min(
    100,
    qualities.slice(0, PRAISE).reduce((sum, { points }) => sum + points, FOR_WORDS),
  );
}
