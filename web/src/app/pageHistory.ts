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
  /** The entry that is shown, by its place in the row, */
  #index: number;
  /** and the one that the browser was at last. */
  #at: number;
  /** Where the way back will end that it has taken itself. */
  #landsAt: number | undefined;
  /** Where the player wants to go, and where they have agreed to. */
  #wish = 0;
  #agreed: number | undefined;
  #listen: (place: Place) => void = () => undefined;

  constructor() {
    this.#index = entry().idx ?? 0;
    this.#at = this.#index;
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
      this.#at = this.#index;
      this.#landsAt = undefined;
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
   * The browser has gone already: where it may not, it is brought back until the player has agreed. Who goes back twice has
   * gone further before it is: the way back is taken as long as it ends elsewhere, and every step of theirs is asked.
   */
  #pop(): void {
    const at = entry().idx ?? this.#index;
    const moved = at - this.#at;
    this.#at = at;
    const isHome = at === this.#index;
    if (!isHeld() || at === this.#agreed || (isHome && this.#landsAt === undefined)) this.#arrive(at);
    else if (isHome) this.#landsAt = undefined;
    else if (at === this.#landsAt) this.#comeBack(at);
    else if (this.#landsAt !== undefined) {
      this.#landsAt += moved;
      this.#ask(this.#wish + moved);
    } else {
      this.#comeBack(at);
      this.#ask(at);
    }
  }

  #arrive(at: number): void {
    this.#landsAt = undefined;
    this.#agreed = undefined;
    this.#index = at;
    this.#listen(this.place);
  }

  #comeBack(from: number): void {
    this.#landsAt = this.#index;
    history.go(this.#index - from);
  }

  #ask(wish: number): void {
    this.#wish = wish;
    leave(() => {
      if (wish === this.#index) return;
      this.#agreed = wish;
      history.go(wish - this.#index);
    });
  }
}
