/**
 * What the browser keeps for this site. Where it may keep nothing (blocked by the player, by a policy, or full), a value
 * lasts as long as the page, and nothing throws: even to name the storage does in some browsers.
 */
export class Kept {
  readonly #open: () => Storage;
  readonly #here = new Map<string, string>();

  constructor(open: () => Storage) {
    this.#open = open;
  }

  get(key: string): string | null {
    const here = this.#here.get(key);
    if (here !== undefined) return here;
    try {
      return this.#open().getItem(key);
    } catch {
      return null;
    }
  }

  /** Answers whether the value outlives this page. */
  set(key: string, value: string): boolean {
    try {
      this.#open().setItem(key, value);
      this.#here.delete(key);
      return true;
    } catch {
      this.#here.set(key, value);
      return false;
    }
  }
}

/** From visit to visit. */
export const kept = new Kept(() => localStorage);
/** As long as the tab stands. */
export const keptByTab = new Kept(() => sessionStorage);
