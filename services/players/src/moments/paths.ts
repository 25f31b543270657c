import { examplesFor } from '../utterances.ts';
import type { Phrase } from './phrase.ts';

/** Says where to go, and why where a closed path wants a reason. */
export const PATHS: Phrase = ({ path: name, reason }, { scene, state, chance }) => {
  const path = scene.paths.find((each) => each.path.path === name)?.path;
  if (!path) return undefined;
  const words = chance.pick(examplesFor(scene, path.examples)) ?? path.label[state.language];
  const why = reason ? chance.pick(examplesFor(scene, path.closed?.reason)) : undefined;
  return { words: why === undefined ? words : `${words}. ${why}` };
};
