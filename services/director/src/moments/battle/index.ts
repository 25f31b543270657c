import type { MomentOf } from '@fabula/rules/release/moment';
import type { MomentDirection } from '../direction.ts';
import { asking } from './asking.ts';
import { classify } from './classify.ts';
import { replyTo } from './reply.ts';

/** Blows, and how they are fended off. */
export const battleDirection: MomentDirection<MomentOf<'battle'>> = {
  classify,
  replyTo,
  asking,
};
