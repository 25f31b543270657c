import type { MomentOf } from '@fabula/rules/release/moment';
import type { MomentDirection } from '../direction.ts';
import { classify } from './classify.ts';
import { prompt } from './prompt.ts';
import { replyTo } from './reply.ts';

/** Who gets what, and how it is made. */
export const equipDirection: MomentDirection<MomentOf<'equip'>> = {
  classify,
  replyTo,
  prompt,
};
