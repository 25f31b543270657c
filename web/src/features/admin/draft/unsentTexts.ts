import type { EditRequest } from './authority.ts';

/** A text that is not at the authority as it is here. */
export interface UnsentText {
  readonly path: string;
  /** Where it lies at the authority; without it, it is new. */
  readonly at?: string | undefined;
  readonly version: number;
  readonly base: string;
  readonly updatesJson: readonly string[];
}

/** A picture or a sound whose bytes the site has, and that does not lie where it was put. */
export interface UnsentMedia {
  readonly path: string;
  /** Where it lies at the authority; without it, nothing lies there. */
  readonly at?: string | undefined;
  readonly version: number;
  readonly sha256: string;
  readonly bytes: number;
}

/** What a page has not sent yet, as it is kept in the browser. */
export interface Unsent {
  readonly storyId: string;
  readonly clientId: string;
  readonly revision: number;
  readonly flight?: EditRequest | undefined;
  readonly texts: readonly UnsentText[];
  /** Absent in what earlier pages kept. */
  readonly media?: readonly UnsentMedia[] | undefined;
  /** Whose it is; absent in what earlier pages kept. */
  readonly userId?: string | undefined;
  /** Its page said that it goes. Where a browser brings it back, it finds what was sent in its name, and sends nothing twice. */
  readonly isLeft?: boolean | undefined;
}
