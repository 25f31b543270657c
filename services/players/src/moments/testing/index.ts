import { examplesFor } from '../../utterances.ts';
import type { MomentWords } from '../phrase.ts';

/** Answers right: nothing else is meant by one who plays well. */
export const testing: MomentWords = {
  phrase: (_meant, { scene, chance }) => {
    const words = chance.pick(examplesFor(scene, scene.question?.right));
    return words === undefined ? undefined : { words };
  },
};
