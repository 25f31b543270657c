import type { MomentOf } from '@fabula/rules/release/moment';
import type { MomentDirection } from '../direction.ts';
import { classify } from './classify.ts';
import { prompt } from './prompt.ts';
import { replyTo } from './reply.ts';

/** Blows, and how they are fended off. */
export const battleDirection: MomentDirection<MomentOf<'battle'>> = {
  classify,
  replyTo,
  prompt,
};
