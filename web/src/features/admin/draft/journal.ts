import type { Unsent } from './unsentTexts.ts';

const PREFIX = 'fabula.unsent.';

/**
 * Where what is unsent lies as soon as it is put there: the browser's database, which takes its time, is not waited for by a
 * browser that closes a page. It takes a few megabytes, and nothing where a browser keeps nothing.
 */
export class Journal {
  /** @param key of a page, in a story */
  put(key: string, unsent: Unsent): void {
    try {
      localStorage.setItem(PREFIX + key, JSON.stringify(unsent));
    } catch (error) {
      // What the database has is all there is then.
      console.warn('the browser keeps nothing at once', error);
    }
  }

  drop(key: string): void {
    try {
      localStorage.removeItem(PREFIX + key);
    } catch {
      // Where nothing is kept nothing is to be dropped.
    }
  }

  all(): readonly (readonly [key: string, unsent: Unsent])[] {
    try {
      return Object.entries({ ...localStorage }).flatMap(([name, json]) =>
        name.startsWith(PREFIX) ? readOne(name.slice(PREFIX.length), String(json)) : [],
      );
    } catch {
      return [];
    }
  }
}

/** One that cannot be read hides none of the others. */
function readOne(key: string, json: string): [key: string, unsent: Unsent][] {
  try {
    return [[key, JSON.parse(json) as Unsent]];
  } catch (error) {
    console.warn('something unsent cannot be read', error);
    return [];
  }
}
