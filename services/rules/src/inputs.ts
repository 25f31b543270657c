import type { Input } from './types.ts';

/** A player's answer in which nothing is said and nothing is chosen: silence. */
export const SILENCE: Input = {
  kind: 'player_answer',
  words: '',
  selectedCharacterIds: [],
  selectedItemIds: [],
  interactionBetSize: null,
  sacrificedProperties: [],
  ignoreSkip: false,
  wasCacheHit: false,
};

/** The start of a moment. */
export const START: Input = { ...SILENCE, kind: 'start_moment' };
