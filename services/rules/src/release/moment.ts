import { z } from 'zod';
import { assemble } from './moments/assemble.ts';
import { battle } from './moments/battle.ts';
import { crossroad } from './moments/crossroad.ts';
import { dialogue } from './moments/dialogue.ts';
import { equip } from './moments/equip.ts';
import { learning } from './moments/learning.ts';
import { nexus } from './moments/nexus.ts';
import { reward } from './moments/reward.ts';
import { deadEnd, epilogue, monologue } from './moments/spoken.ts';
import { teamwork } from './moments/teamwork.ts';
import { testing } from './moments/testing.ts';
import { upgrade } from './moments/upgrade.ts';

/** A moment of any type; a new type is a file under moments/ and one line here. */
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
