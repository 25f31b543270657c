import type { MomentOf } from '@fabula/rules/release/moment';
import type { MomentDirection } from '../direction.ts';
import { classify } from './classify.ts';
import { prompt } from './prompt.ts';
import { replyTo } from './reply.ts';

/** What is picked. */
export const rewardDirection: MomentDirection<MomentOf<'reward'>> = {
  classify,
  replyTo,
  prompt,
};
