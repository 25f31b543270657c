import { PROPERTIES } from '@fabula/rules/release/cards';
import type { MomentOf } from '@fabula/rules/release/moment';
import { z } from 'zod';
import { listed, sayings } from '../../prompts/lists.ts';
import {
  cards,
  cardsIn,
  deflectionsIn,
  idsOf,
  type MomentPrompt,
  oneDeflection,
  oneOf,
  someOf,
} from '../../prompts/prompt.ts';
import { percent, workIn } from '../../prompts/work.ts';

/** Who is bettered, at what bet and difficulty, and how it is performed. */
export const prompt: MomentPrompt<MomentOf<'upgrade'>> = {
  version: 1,
  values: (source) => {
    const { scene } = source;
    return {
      cards: cardsIn(source, scene.nameable),
      bet: String(scene.moment.maxBet),
      difficulties: listed(
        scene.difficulties.map(({ id, label, examples }) => ({
          id,
          about: [label[scene.state.language], ...sayings('asked for like this', examples, scene)],
        })),
      ),
      decline: sayings('for instance', scene.decline ?? undefined, scene).join('') || '(in any words)',
      ...workIn(source),
      ...deflectionsIn(source),
    };
  },
  judgement: (source) => ({
    ...cards(source),
    bet: z.int().min(1).max(source.scene.moment.maxBet).nullable(),
    ...oneOf('difficulty', idsOf(source.scene.difficulties)),
    ...someOf('facets', idsOf(source.scene.qualities)),
    quality: percent,
    sacrificed: z.array(z.enum(PROPERTIES)),
    declined: z.boolean(),
    ...oneDeflection(source.scene),
  }),
};
