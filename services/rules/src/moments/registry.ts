import type { Moment, MomentOf, MomentType } from '../release/moment.ts';
import { assembleRules } from './assemble/index.ts';
import { battleRules } from './battle/index.ts';
import { crossroadRules } from './crossroad/index.ts';
import { deadEndRules } from './dead_end/index.ts';
import { dialogueRules } from './dialogue/index.ts';
import { epilogueRules } from './epilogue/index.ts';
import { equipRules } from './equip/index.ts';
import { learningRules } from './learning/index.ts';
import { monologueRules } from './monologue/index.ts';
import { nexusRules } from './nexus/index.ts';
import { rewardRules } from './reward/index.ts';
import type { MomentRules } from './rules.ts';
import { teamworkRules } from './teamwork/index.ts';
import { testingRules } from './testing/index.ts';
import { upgradeRules } from './upgrade/index.ts';

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
