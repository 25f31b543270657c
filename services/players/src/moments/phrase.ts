import type { Intent } from '@fabula/story/moments/policy';
import type { PlayerContext } from '../player.ts';
import type { PlayerAnswer } from '../player-answer.ts';

/** Puts what is meant in a moment of one type into words and choices; undefined: there are no words for it. */
export type Phrase = (meant: Intent, at: PlayerContext) => PlayerAnswer | undefined;

/** How one type of moment is played, beside what is meant there, which `story` knows. */
export interface MomentWords {
  readonly phrase: Phrase;
}

/** Of a type in which nobody says anything. */
export const NOTHING_TO_SAY: MomentWords = { phrase: () => undefined };
