import type { Moment, MomentType } from '@fabula/rules/release/moment';
import { assemble } from './assemble/index.ts';
import { battle } from './battle/index.ts';
import { crossroad } from './crossroad/index.ts';
import { deadEnd } from './dead_end/index.ts';
import type { MomentDefinition } from './definition.ts';
import { dialogue } from './dialogue/index.ts';
import { epilogue } from './epilogue/index.ts';
import { equip } from './equip/index.ts';
import { learning } from './learning/index.ts';
import { monologue } from './monologue/index.ts';
import { nexus } from './nexus/index.ts';
import { reward } from './reward/index.ts';
import { teamwork } from './teamwork/index.ts';
import { testing } from './testing/index.ts';
import { upgrade } from './upgrade/index.ts';

export const DEFINITIONS = {
  monologue,
  dialogue,
  learning,
  testing,
  crossroad,
  nexus,
  teamwork,
  reward,
  battle,
  equip,
  upgrade,
  assemble,
  epilogue,
  dead_end: deadEnd,
} satisfies { readonly [T in MomentType]: MomentDefinition<T> };

/** The definition of a moment's type. */
export function definitionOf({ type }: { readonly type: Moment['type'] }): MomentDefinition {
  // The key is the moment's own type, so the definition fits the moment; the mapped type above keeps it so.
  return DEFINITIONS[type] as MomentDefinition;
}
