import type { Intent } from '@fabula/story/moments/policy';
import type { PlayerAnswer, PlayerContext } from '../player.ts';

/** Puts what is meant in a moment of one type into words and choices; undefined: there are no words for it. */
export type Phrase = (meant: Intent, at: PlayerContext) => PlayerAnswer | undefined;

/** Of a type in which nobody says anything. */
export const NOTHING_TO_SAY: Phrase = () => undefined;
