import { characterName } from '@fabula/rules/names';
import { examplesFor } from '../../utterances.ts';
import type { Phrase } from '../phrase.ts';

/** Names somebody for the task, and says why. */
export const teamwork: Phrase = ({ assignments = [] }, at) => {
  const { scene, chance } = at;
  const [given] = assignments;
  const task = scene.tasks.find(({ id }) => id === given?.task);
  if (!given || !task) return undefined;
  const fit = task.fits.find(({ characterId }) => characterId === given.character);
  const why = given.reason ? chance.pick(examplesFor(scene, fit?.reason)) : undefined;
  const words = [characterName(at, given.character), why].filter((each) => each !== undefined);
  return { words: words.join(', '), selectedCharacterIds: [given.character] };
};
