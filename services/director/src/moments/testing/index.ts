import type { MomentOf } from '@fabula/rules/release/moment';
import type { MomentDirection } from '../direction.ts';
import { asking } from './asking.ts';
import { classify } from './classify.ts';
import { replyTo } from './reply.ts';

/** Answers to questions. */
export const testingDirection: MomentDirection<MomentOf<'testing'>> = {
  classify,
  replyTo,
  asking,
};
