import type { MomentOf } from '@fabula/rules/release/moment';
import { type Asking, cards, cardsIn, deflectionsIn, oneDeflection } from '../../asking/asking.ts';

/** Who stays. */
export const asking: Asking<MomentOf<'assemble'>> = {
  version: 1,
  values: (source) => {
    const { moment, nameable } = source.scene;
    return {
      most: String(moment.maxNumberOfCharacters),
      cards: cardsIn(source, nameable),
      ...deflectionsIn(source),
    };
  },
  judgement: (source) => ({ ...cards(source), ...oneDeflection(source.scene) }),
};
