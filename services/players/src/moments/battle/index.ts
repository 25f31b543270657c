import { examplesFor } from '../../utterances.ts';
import type { MomentWords } from '../phrase.ts';

/** Speaks in the manner that is asked for. */
export const battle: MomentWords = {
  phrase: (_meant, { scene, chance }) => {
    const { style, gauges = [] } = scene.battle ?? {};
    const gauge = gauges.find((each) => each.style === style) ?? chance.pick(gauges);
    const words = chance.pick(examplesFor(scene, gauge?.examples));
    return words === undefined ? undefined : { words };
  },
};
