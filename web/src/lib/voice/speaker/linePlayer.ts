import type { SpokenLine } from './spokenLine.ts';

/** A line, and who hears of it. */
export interface LineToSay {
  readonly line: SpokenLine;
  /** The site's own sound of it. */
  readonly buffer: AudioBuffer;
  /** It is heard from now on, and that long, ms; again where it had to be begun anew. */
  readonly onStart: (durationMs: number) => void;
  /** Which share of it was said, 0 to 1; told by few. */
  readonly onReached: (share: number) => void;
  readonly onEnd: () => void;
}

/** The lines of one answer, said in the order they were given. */
export interface LinePlayer {
  add(one: LineToSay): void;
  /** Milliseconds of the site's sound that were heard, or what was said in their place. */
  readonly heardMs: number;
  /** When the last of it leaves the page's loudspeaker, or will have; on the context's clock, s. */
  readonly endsAt: number;
  /** Falls silent; answers what was heard, ms. */
  stop(): number;
}
