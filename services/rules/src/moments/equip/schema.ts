import { z } from 'zod';
import { PROPERTIES } from '../../release/cards.ts';
import { common } from '../../release/common.ts';
import { line } from '../../release/lines.ts';
import { quality } from '../../release/quality.ts';
import { talk } from '../../release/talk.ts';
import { examples } from '../../release/text.ts';

export const equip = z.strictObject({
  ...common,
  ...talk,
  type: z.literal('equip'),
  attempts: z.int().min(1).default(2),
  scoreThresholdForAward: z.int().min(0).max(100),
  /** The items that can be given here; none named: all that the player owns. */
  itemIds: z.array(z.uuid()).default([]),
  qualities: z.array(quality).min(1),
  /** Whom an item suits; the first that fits counts. */
  suits: z
    .array(
      z.strictObject({
        itemId: z.uuid().optional(),
        characterId: z.uuid().optional(),
        points: z.int(),
        lines: z.array(line).default([]),
      }),
    )
    .default([]),
  /** Which words ask for which property; without them the item's own first one is added. */
  properties: z.array(z.strictObject({ property: z.enum(PROPERTIES), examples })).default([]),
  /** Asked when it was not said who, or what. */
  askWho: z.array(line).min(1),
  askWhat: z.array(line).min(1),
  /** `{character}`, `{item}` and `{property}` become their names here and below; alternatives, as in `failure`. */
  awarded: z.array(line).min(1),
  /** Not good enough, and there is an attempt left; alternatives. */
  again: z.array(line).min(1),
  failure: z.array(line).min(1),
});
