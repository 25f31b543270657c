import type { MomentOf } from '@fabula/rules/release/moment';
import { cards, cardsIn, deflectionsIn, type MomentPrompt, oneDeflection } from '../../prompts/prompt.ts';

/** Who stays. */
export const prompt: MomentPrompt<MomentOf<'assemble'>> = {
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
