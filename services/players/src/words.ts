import { tricks, waysToSay } from './knowledge.ts';
import type { Standpoint } from './player.ts';
import type { Said } from './said.ts';

/** One of the sentences that make an answer perfect. */
export function perfectly({ scene, chance }: Standpoint): Said | undefined {
  const ways = scene.perfects.flatMap(({ utterance, questionId, countsAs }) => {
    const isOther = questionId !== undefined && questionId !== scene.question?.id;
    const isHeard = countsAs !== undefined && scene.heard.includes(countsAs);
    return isOther || isHeard ? [] : waysToSay(scene, utterance);
  });
  const words = chance.pick(ways);
  return words === undefined ? undefined : { words };
}

/** One of the tricks that lead nowhere. */
export function tricky({ scene, chance }: Standpoint): Said | undefined {
  const words = chance.pick(tricks(scene));
  return words === undefined ? undefined : { words };
}
