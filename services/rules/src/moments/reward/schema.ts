import { z } from 'zod';
import { common } from '../../release/common.ts';
import { conversation } from '../../release/conversation.ts';
import { option } from '../../release/option.ts';

export const reward = z.strictObject({
  ...common,
  ...conversation,
  type: z.literal('reward'),
  options: z.array(option).min(1),
  /** How many of the options the player picks; all of them when null. */
  pick: z.int().min(1).nullable().default(null),
});
