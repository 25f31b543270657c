/** A range of a text that is replaced. Offsets are those of the text before, in UTF-16 units, as editors count them. */
export interface Change {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** The text with these changes, which lie in order and do not overlap. */
export function applied(text: string, changes: readonly Change[]): string {
  let done = '';
  let at = 0;
  for (const { from, to, insert } of changes) {
    done += text.slice(at, from) + insert;
    at = to;
  }
  return done + text.slice(at);
}
