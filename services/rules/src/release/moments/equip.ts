import { z } from 'zod';
import { PROPERTIES } from '../cards.ts';
import { line } from '../lines.ts';
import { examples } from '../text.ts';
import { common } from './common.ts';
import { talk } from './talk.ts';

/** One thing that makes work better; the sum of what was heard is its quality, at most 100. */
export const quality = z.strictObject({
  id: z.string(),
  points: z.int().min(0).max(100),
  examples,
  /** Said when it is heard for the first time. */
  reacts: z.array(line).default([]),
});
export type Quality = z.infer<typeof quality>;

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
