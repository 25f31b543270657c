import type { Example } from './intents.ts';
import type { Matcher } from './matcher.ts';
import type { Index } from './moment-index.ts';

/** Examples by the name of their matcher, as far as they are looked at. */
export type Asked = ReadonlyMap<string, () => readonly Example[]>;

const LIKE_NOTHING: Matcher = { rank: () => [], shared: () => 0, verbatim: () => [] };

/** Takes down what a moment asks of its index, and finds nothing: so it is known what has to be made, before it is. */
export class AskedIndex implements Index {
  readonly asked = new Map<string, () => readonly Example[]>();

  of(name: string, examples: () => readonly Example[]): Matcher {
    this.asked.set(name, examples);
    return LIKE_NOTHING;
  }
}
