import { createPath, type Path, type To } from 'react-router-dom';
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

const entry = (): Entry => (history.state as Entry | null) ?? {};

/** The browser's history as the router takes it; whoever would lose something is asked first (`lib/leaving.ts`). */
export class PageHistory {
  #index: number;
  /** The way back that it has taken itself is no wish of the player's, nor is the one that was agreed to. */
  #passes = false;
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

  /** The browser has gone already: where it may not, it is brought back until the player has agreed. */
  #pop(): void {
    const index = entry().idx;
    const steps = index === undefined ? 0 : index - this.#index;
    if (isHeld() && !this.#passes && steps !== 0) {
      this.#passes = true;
      history.go(-steps);
      leave(() => {
        this.#passes = true;
        history.go(steps);
      });
      return;
    }
    this.#passes = false;
    this.#index = index ?? this.#index;
    this.#listen(this.place);
  }
}
