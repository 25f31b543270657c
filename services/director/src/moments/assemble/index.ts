import type { MomentOf } from '@fabula/rules/release/moment';
import type { MomentDirection } from '../direction.ts';
import { asking } from './asking.ts';
import { classify } from './classify.ts';
import { replyTo } from './reply.ts';

/** Who stays. */
export const assembleDirection: MomentDirection<MomentOf<'assemble'>> = {
  classify,
  replyTo,
  asking,
};
