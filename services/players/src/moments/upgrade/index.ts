import { examplesFor } from '../../utterances.ts';
import type { Phrase } from '../phrase.ts';
import { praised } from '../qualities.ts';

/** Chooses all that is bet and performs in one answer, or declines. */
export const upgrade: Phrase = ({ declined, characters = [], difficulty, bet, facets = [] }, at) => {
  const { scene, chance } = at;
  if (declined) return { words: chance.pick(examplesFor(scene, scene.decline ?? undefined)) ?? '' };
  if (!difficulty || !bet) return undefined;
  return {
    words: praised(facets, at),
    selectedCharacterIds: characters,
    difficulty,
    interactionBetSize: bet,
  };
};
