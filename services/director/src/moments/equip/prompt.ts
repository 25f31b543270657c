import { PROPERTIES } from '@fabula/rules/release/cards';
import type { MomentOf } from '@fabula/rules/release/moment';
import { z } from 'zod';
import {
  cards,
  cardsIn,
  deflectionsIn,
  idsOf,
  type MomentPrompt,
  oneDeflection,
  someOf,
} from '../../prompts/prompt.ts';
import { percent, workIn } from '../../prompts/work.ts';

/** Who gets what, and how it is made. */
export const prompt: MomentPrompt<MomentOf<'equip'>> = {
  version: 1,
  values: (source) => ({
    cards: cardsIn(source, source.scene.nameable),
    ...workIn(source),
    ...deflectionsIn(source),
  }),
  judgement: (source) => ({
    ...cards(source),
    ...someOf('facets', idsOf(source.scene.qualities)),
    quality: percent,
    property: z.enum(PROPERTIES).nullable(),
    ...oneDeflection(source.scene),
  }),
};
