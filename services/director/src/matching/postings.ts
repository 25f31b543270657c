/** Of each place in a list of words, what has that word, in order; all in one row of numbers, for there are thousands. */
export interface Postings {
  /** Where in `owners` those of a place begin; one more at the end. */
  readonly starts: Int32Array;
  readonly owners: Int32Array;
}

/**
 * @param lists of each owner the places of its words
 * @param size of the list of words
 */
export function postingsOf(lists: readonly (readonly number[])[], size: number): Postings {
  const starts = new Int32Array(size + 1);
  for (const places of lists) for (const place of places) starts[place + 1] = (starts[place + 1] ?? 0) + 1;
  for (let place = 0; place < size; place += 1)
    starts[place + 1] = (starts[place + 1] ?? 0) + (starts[place] ?? 0);
  const next = starts.slice();
  const owners = new Int32Array(starts[size] ?? 0);
  for (const [owner, places] of lists.entries()) {
    for (const place of places) {
      const at = next[place] ?? 0;
      owners[at] = owner;
      next[place] = at + 1;
    }
  }
  return { starts, owners };
}
