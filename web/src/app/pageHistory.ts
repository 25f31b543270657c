import { createPath, type Path, type To } from 'react-router-dom';
import { after } from '../lib/clock.ts';
import { isHeld, leave } from '../lib/leaving.ts';

/** Where the page is: its address, and a key of that visit. */
export interface Place extends Path {
  readonly key: string;
}

/** What an entry of the browser's history says of itself: its place in the row, and its key. */
interface Entry {
  readonly idx?: number;
  readonly key?: string;
}

/** Whether the browser has come back is looked at after this, ms, and then less and less often. */
const AGAIN_MS = 100;

const entry = (): Entry => (history.state as Entry | null) ?? {};

/** The browser's history as the router takes it; whoever would lose something is asked first (`lib/leaving.ts`). */
export class PageHistory {
  /** The entry that is shown, by its place in the row. */
  #index: number;
  /** Set while the browser is on its way back to it. */
  #endReturn: (() => void) | undefined;
  /** Where the player wants to go, and where they have agreed to. */
  #wish = 0;
  #agreed: number | undefined;
  #listen: (place: Place) => void = () => undefined;

  constructor() {
    this.#index = entry().idx ?? 0;
    if (entry().idx === undefined) history.replaceState({ ...entry(), idx: this.#index }, '');
  }

  get place(): Place {
    const { pathname, search, hash } = location;
    return { pathname, search, hash, key: entry().key ?? 'first' };
  }

  /** Tells of every new place until the returned function is called. */
  listen(tell: (place: Place) => void): () => void {
    const pop = () => this.#pop();
    this.#listen = tell;
    addEventListener('popstate', pop);
    return () => removeEventListener('popstate', pop);
  }

  createHref = (to: To): string => (typeof to === 'string' ? to : createPath(to));

  push = (to: To): void =>
    leave(() => {
      this.#index += 1;
      history.pushState(this.#next(), '', this.createHref(to));
      this.#listen(this.place);
    });

  replace = (to: To): void =>
    leave(() => {
      history.replaceState(this.#next(), '', this.createHref(to));
      this.#listen(this.place);
    });

  go = (steps: number): void => history.go(steps);

  #next(): Entry {
    return { idx: this.#index, key: Math.random().toString(36).slice(2, 10) };
  }

  /**
   * The browser has gone already: where it may not, it is brought back until the player has agreed. Who goes back twice is
   * further off before that, and no browser tells whose steps it has taken: it is home when it is home.
   */
  #pop(): void {
    const at = this.#at;
    const isBack = at === this.#index && this.#endReturn !== undefined;
    if (!isHeld() || at === this.#agreed || (at === this.#index && !isBack)) this.#arrive(at);
    else if (isBack) this.#stopReturn();
    else this.#refuse(at);
  }

  get #at(): number {
    return entry().idx ?? this.#index;
  }

  #refuse(at: number): void {
    const isReturning = this.#endReturn !== undefined;
    if (!isReturning || Math.abs(at - this.#index) > Math.abs(this.#wish - this.#index)) this.#ask(at);
    if (!isReturning) this.#comeBack(AGAIN_MS);
  }

  /** A step may be dropped where another one comes at the same time: it is taken again. */
  #comeBack(againMs: number): void {
    const at = this.#at;
    this.#endReturn = undefined;
    if (at === this.#index) return;
    if (!isHeld()) {
      this.#arrive(at);
      return;
    }
    history.go(this.#index - at);
    this.#endReturn = after(againMs, () => this.#comeBack(2 * againMs));
  }

  #stopReturn(): void {
    this.#endReturn?.();
    this.#endReturn = undefined;
  }

  #arrive(at: number): void {
    this.#stopReturn();
    this.#agreed = undefined;
    this.#index = at;
    this.#listen(this.place);
  }

  #ask(wish: number): void {
    this.#wish = wish;
    leave(() => {
      this.#stopReturn();
      if (this.#at === wish) {
        this.#arrive(wish);
        return;
      }
      this.#agreed = wish;
      history.go(wish - this.#at);
    });
  }
}
