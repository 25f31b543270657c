import { examplesFor, sayOne } from '../../utterances.ts';
import type { Phrase } from '../phrase.ts';

/** Answers right: nothing else is meant by one who plays well. */
export const testing: Phrase = (_meant, { scene, chance }) =>
  sayOne(examplesFor(scene, scene.question?.right), chance);
