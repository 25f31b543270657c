import { examplesFor } from '../../utterances.ts';
import type { Phrase } from '../phrase.ts';

/** Takes what is meant, and asks for it where there are words for it. */
export const reward: Phrase = ({ option: id }, { scene, chance }) => {
  const option = scene.options.find((each) => each.id === id);
  if (!option) return undefined;
  const kind = option.kind === 'character' ? 'selectedCharacterIds' : 'selectedItemIds';
  return { words: chance.pick(examplesFor(scene, option.examples)) ?? '', [kind]: [option.id] };
};
