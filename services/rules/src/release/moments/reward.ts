import { z } from 'zod';
import { condition } from '../condition.ts';
import { line } from '../lines.ts';
import { examples } from '../text.ts';
import { common } from './common.ts';

const offered = {
  id: z.uuid(),
  /** Offered only under this condition. */
  when: condition.optional(),
  /** How players ask for it, besides its name. */
  examples: examples.default({ en: [], fr: [] }),
  /** Said when it is picked. */
  lines: z.array(line).default([]),
};

export const option = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('item'), ...offered }),
  z.strictObject({ kind: z.literal('character'), ...offered }),
  z.strictObject({ kind: z.literal('dynamic_item'), ...offered }),
]);
export type RewardOption = z.infer<typeof option>;

export const reward = z.strictObject({
  ...common,
  type: z.literal('reward'),
  options: z.array(option).min(1),
  /** How many of the options the player picks; all of them when null. */
  pick: z.int().min(1).nullable().default(null),
});
