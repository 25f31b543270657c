import type { MomentOf } from '@fabula/rules/release/moment';
import type { MomentDirection } from '../direction.ts';
import { asking } from './asking.ts';
import { classify } from './classify.ts';
import { replyTo } from './reply.ts';

/** What is picked. */
export const rewardDirection: MomentDirection<MomentOf<'reward'>> = {
  classify,
  replyTo,
  asking,
};
