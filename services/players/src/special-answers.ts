import { openPerfects } from '@fabula/story/rehearse/intent';
import type { PlayerContext } from './player.ts';
import type { PlayerAnswer } from './player-answer.ts';
import { deflectionExamples, examplesFor } from './utterances.ts';

/** One of the sentences that make an answer perfect. */
export function givePerfectAnswer({ scene, chance }: PlayerContext): PlayerAnswer | undefined {
  const sentences = openPerfects(scene).flatMap(({ utterance }) => examplesFor(scene, utterance));
  const words = chance.pick(sentences);
  return words === undefined ? undefined : { words };
}

/** One of the tricks that lead nowhere. */
export function tryDeflection({ scene, chance }: PlayerContext): PlayerAnswer | undefined {
  const words = chance.pick(deflectionExamples(scene));
  return words === undefined ? undefined : { words };
}
