import type { MomentType } from '@fabula/rules/release/moment';
import { assemble } from './assemble/index.ts';
import { battle } from './battle/index.ts';
import { crossroad } from './crossroad/index.ts';
import { deadEnd } from './dead_end/index.ts';
import { dialogue } from './dialogue/index.ts';
import { epilogue } from './epilogue/index.ts';
import { equip } from './equip/index.ts';
import { learning } from './learning/index.ts';
import { monologue } from './monologue/index.ts';
import { nexus } from './nexus/index.ts';
import type { Phrase } from './phrase.ts';
import { reward } from './reward/index.ts';
import { teamwork } from './teamwork/index.ts';
import { testing } from './testing/index.ts';
import { upgrade } from './upgrade/index.ts';

/** How what is meant is said in a moment of each type. */
export const PHRASES: Readonly<Record<MomentType, Phrase>> = {
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
};
