import type { MomentOf } from '@fabula/rules/release/moment';
import type { MomentDirection } from '../direction.ts';
import { classify, hasBet } from './classify.ts';
import { prompt } from './prompt.ts';
import { replyTo } from './reply.ts';

/** Who is bettered, and at what stake. */
export const upgradeDirection: MomentDirection<MomentOf<'upgrade'>> = {
  classify,
  stateKey: (scene) => (hasBet(scene) ? 'bet' : ''),
  replyTo,
  prompt,
};
