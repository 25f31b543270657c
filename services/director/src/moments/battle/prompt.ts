import { MANNERS } from '@fabula/rules/names';
import type { MomentOf } from '@fabula/rules/release/moment';
import { z } from 'zod';
import { quoted } from '../../prompts/lists.ts';
import {
  cards,
  cardsIn,
  deflectionsIn,
  type MomentPrompt,
  oneDeflection,
  oneOf,
  type PromptSource,
} from '../../prompts/prompt.ts';

/** How well a blow is struck or fended off, with whom and against whom. */
export const prompt: MomentPrompt<MomentOf<'battle'>> = {
  version: 1,
  values: (source) => {
    const { battle, state } = source.scene;
    const thoughtless = quoted('for instance', battle?.careless[state.language] ?? []);
    return {
      phase: battle?.phase === 'player_defense_input' ? 'the player fends off' : 'the player attacks',
      style: battle ? MANNERS[battle.style][state.language] : '(any)',
      opponents: cardsIn(source, battle?.opponents ?? []),
      cards: cardsIn(source, ownCards(source)),
      thoughtless: thoughtless.join(''),
      ...deflectionsIn(source),
    };
  },
  judgement: (source) => ({
    ...cards(source, ownCards(source)),
    ...oneOf(
      'target',
      (source.scene.battle?.opponents ?? []).map((id) => source.names.handleOf(id)),
    ),
    creativity: z.number().min(0).max(1),
    thematic: z.boolean(),
    ...oneDeflection(source.scene),
  }),
};

function ownCards({ scene }: PromptSource): string[] {
  return scene.nameable.filter((id) => !scene.battle?.opponents.includes(id));
}
