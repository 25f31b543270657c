/**
 * Of people who all see the same in another language, size or story: the first one, and all of them in `make test-long`, which
 * sets FABULA_PROOF=long.
 */
export function someone<T>(people: readonly T[]): readonly T[] {
  return process.env.FABULA_PROOF === 'long' ? people : people.slice(0, 1);
}
