import type { CheckedMoment } from '../checked-moment.ts';
import type { MomentDefinition } from '../definition.ts';
import { ONE_ANSWER } from '../expected-cost.ts';
import { choicesIn, idOf, type NamedCard } from '../parts.ts';
import { checkItems } from './items.ts';
import { giveItem } from './policy.ts';
import { equipSchema } from './schema.ts';

/** The player says who gets which item, and how it is made. */
export const equip: MomentDefinition<'equip', typeof equipSchema> = {
  schema: equipSchema,
  cost: () => ONE_ANSWER,
  policy: giveItem,
  checks: [checkThreshold, checkItems],
  placeholders: {
    awarded: ['character', 'item', 'property'],
    again: ['character', 'item'],
    failure: ['character', 'item'],
    suits: ['character', 'item', 'property'],
  },
  choices: ({ qualities, properties }) => [
    choicesIn('qualities', qualities, idOf),
    choicesIn('properties', properties, ({ property }) => property),
  ],
  namedCards: ({ itemIds, suits }) => [
    ...itemIds.map((id, index): NamedCard => ({ kind: 'item', id, path: ['itemIds', index] })),
    ...suits.flatMap(({ itemId, characterId }, index): NamedCard[] => [
      { kind: 'item', id: itemId, path: ['suits', index, 'itemId'] },
      { kind: 'character', id: characterId, path: ['suits', index, 'characterId'] },
    ]),
  ],
};

/** The best work earns the award. */
function checkThreshold({ moment, report }: CheckedMoment<'equip'>): void {
  const { suits, qualities, scoreThresholdForAward } = moment;
  const suit = Math.max(0, ...suits.map(({ points }) => points));
  const best = qualities.reduce((sum, { points }) => sum + points, suit);
  if (best >= scoreThresholdForAward) return;
  const message = `The award asks for ${scoreThresholdForAward}, and the best work is worth ${best}.`;
  report('FS410', ['scoreThresholdForAward'], message);
}
