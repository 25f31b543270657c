import type { Moment, MomentOf, MomentType } from '../release/moment.ts';
import { assembleRules } from './assemble.ts';
import { battleRules } from './battle/rules.ts';
import { crossroadRules } from './crossroad.ts';
import { deadEndRules } from './dead-end.ts';
import { dialogueRules } from './dialogue.ts';
import { epilogueRules } from './epilogue.ts';
import { equipRules } from './equip/rules.ts';
import { learningRules } from './learning.ts';
import { monologueRules } from './monologue.ts';
import { nexusRules } from './nexus.ts';
import { rewardRules } from './reward.ts';
import type { MomentRules } from './rules.ts';
import { teamworkRules } from './teamwork.ts';
import { testingRules } from './testing.ts';
import { upgradeRules } from './upgrade/rules.ts';

const REGISTRY: { readonly [T in MomentType]: MomentRules<MomentOf<T>> } = {
  monologue: monologueRules,
  dialogue: dialogueRules,
  learning: learningRules,
  testing: testingRules,
  crossroad: crossroadRules,
  nexus: nexusRules,
  teamwork: teamworkRules,
  reward: rewardRules,
  battle: battleRules,
  equip: equipRules,
  upgrade: upgradeRules,
  assemble: assembleRules,
  epilogue: epilogueRules,
  dead_end: deadEndRules,
};

/** The rules of a moment's type. The only place that leads from a type to its law. */
export function rulesOf(moment: Moment): MomentRules {
  // The key is the moment's own type, so the rules fit the moment; the mapped type above keeps it so.
  return REGISTRY[moment.type] as MomentRules;
}
