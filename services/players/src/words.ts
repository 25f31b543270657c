import { openPerfects } from '@fabula/story/rehearse/play-well';
import { tricks, waysToSay } from './knowledge.ts';
import type { Standpoint } from './player.ts';
import type { Said } from './said.ts';

/** One of the sentences that make an answer perfect. */
export function perfectly({ scene, chance }: Standpoint): Said | undefined {
  const ways = openPerfects(scene).flatMap(({ utterance }) => waysToSay(scene, utterance));
  const words = chance.pick(ways);
  return words === undefined ? undefined : { words };
}

/** One of the tricks that lead nowhere. */
export function tricky({ scene, chance }: Standpoint): Said | undefined {
  const words = chance.pick(tricks(scene));
  return words === undefined ? undefined : { words };
}
