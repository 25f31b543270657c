import type { MomentType } from '@fabula/rules/release/moment';
import type { Listening } from '../prompts.ts';
import type { Asking } from './asking.ts';
import { ANSWER, FACETS } from './talk.ts';
import { ASSEMBLE, REWARD, TEAMWORK } from './team.ts';
import { CROSSROAD, NEXUS } from './ways.ts';
import { BATTLE, EQUIP, UPGRADE } from './work.ts';

/** What each type of moment that listens asks the model. */
export const ASKING: Readonly<Record<Listening, Asking>> = {
  dialogue: FACETS,
  learning: FACETS,
  testing: ANSWER,
  crossroad: CROSSROAD,
  nexus: NEXUS,
  teamwork: TEAMWORK,
  reward: REWARD,
  battle: BATTLE,
  equip: EQUIP,
  upgrade: UPGRADE,
  assemble: ASSEMBLE,
};

export function listens(type: MomentType): type is Listening {
  return Object.hasOwn(ASKING, type);
}
