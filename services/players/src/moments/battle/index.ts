import { examplesFor, sayOne } from '../../utterances.ts';
import type { Phrase } from '../phrase.ts';

/** Speaks in the manner that is asked for. */
export const battle: Phrase = (_meant, { scene, chance }) => {
  const { style, gauges = [] } = scene.battle ?? {};
  const gauge = gauges.find((each) => each.style === style) ?? chance.pick(gauges);
  return sayOne(examplesFor(scene, gauge?.examples), chance);
};
