import { z } from 'zod';
import { assemble } from '../moments/assemble/schema.ts';
import { battle } from '../moments/battle/schema.ts';
import { crossroad } from '../moments/crossroad/schema.ts';
import { deadEnd } from '../moments/dead_end/schema.ts';
import { dialogue } from '../moments/dialogue/schema.ts';
import { epilogue } from '../moments/epilogue/schema.ts';
import { equip } from '../moments/equip/schema.ts';
import { learning } from '../moments/learning/schema.ts';
import { monologue } from '../moments/monologue/schema.ts';
import { nexus } from '../moments/nexus/schema.ts';
import { reward } from '../moments/reward/schema.ts';
import { teamwork } from '../moments/teamwork/schema.ts';
import { testing } from '../moments/testing/schema.ts';
import { upgrade } from '../moments/upgrade/schema.ts';

/** A moment of any type. The one list of types: all else that is by type is in their folders, below each library's `moments`. */
export const moment = z.discriminatedUnion('type', [
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
  deadEnd,
]);

export type Moment = z.infer<typeof moment>;
export type MomentType = Moment['type'];
export type MomentOf<T extends MomentType> = Extract<Moment, { type: T }>;
