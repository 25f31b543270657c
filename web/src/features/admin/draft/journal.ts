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
        name.startsWith(PREFIX) ? [[name.slice(PREFIX.length), JSON.parse(String(json)) as Unsent]] : [],
      );
    } catch {
      return [];
    }
  }
}
