import { oneOf } from './chance.ts';
import type { NodePath } from './roles.ts';

/** Words that stand for one another. */
const WORDS: readonly (readonly string[])[] = [
  ['completion', 'success', 'award'],
  ['best', 'right', 'plain', 'misfit'],
];

/** Another number, as a slip of the hand or of the mind makes it. */
export function chancedNumber(value: number, chance: () => number): number {
  const others = [0, 1, value + 1, value - 1, 2 * value, 10 * value, Math.round(value / 2)];
  return (
    oneOf(
      others.filter((each) => each !== value),
      chance,
    ) ?? value + 1
  );
}

/** A condition the other way round, a word for another of its kind; undefined if it is neither. */
export function negated(path: NodePath, value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (path.at(-1) === 'when') return `not (${value})`;
  const words = WORDS.find((kind) => kind.includes(value));
  return words?.[(words.indexOf(value) + 1) % words.length];
}
