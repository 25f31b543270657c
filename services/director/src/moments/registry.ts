import type { Moment, MomentOf, MomentType } from '@fabula/rules/release/moment';
import { assembleDirection } from './assemble/index.ts';
import { battleDirection } from './battle/index.ts';
import { crossroadDirection } from './crossroad/index.ts';
import { deadEndDirection } from './dead_end/index.ts';
import { dialogueDirection } from './dialogue/index.ts';
import type { MomentDirection } from './direction.ts';
import { epilogueDirection } from './epilogue/index.ts';
import { equipDirection } from './equip/index.ts';
import { learningDirection } from './learning/index.ts';
import { monologueDirection } from './monologue/index.ts';
import { nexusDirection } from './nexus/index.ts';
import { rewardDirection } from './reward/index.ts';
import { teamworkDirection } from './teamwork/index.ts';
import { testingDirection } from './testing/index.ts';
import { upgradeDirection } from './upgrade/index.ts';

const REGISTRY: { readonly [T in MomentType]: MomentDirection<MomentOf<T>> | null } = {
  monologue: monologueDirection,
  dialogue: dialogueDirection,
  learning: learningDirection,
  testing: testingDirection,
  crossroad: crossroadDirection,
  nexus: nexusDirection,
  teamwork: teamworkDirection,
  reward: rewardDirection,
  battle: battleDirection,
  equip: equipDirection,
  upgrade: upgradeDirection,
  assemble: assembleDirection,
  epilogue: epilogueDirection,
  dead_end: deadEndDirection,
};

/** How directors deal with a moment; null where it takes no answers. The only place that leads from a type to its direction. */
export function directionOf({ type }: Pick<Moment, 'type'>): MomentDirection | null {
  // The key is the moment's own type, so the direction fits the moment; the mapped type above keeps it so.
  return REGISTRY[type] as MomentDirection | null;
}

/** Types of moments that take answers. */
export const TYPES_WITH_ANSWERS: readonly MomentType[] = (Object.keys(REGISTRY) as MomentType[]).filter(
  (type) => REGISTRY[type] !== null,
);
