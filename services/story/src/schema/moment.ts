import { z } from 'zod';
import type { Names } from '../names.ts';
import { commonFields } from './common.ts';
import { assembleFields } from './moments/assemble.ts';
import { battleFields } from './moments/battle.ts';
import { crossroadFields } from './moments/crossroad.ts';
import { dialogueFields } from './moments/dialogue.ts';
import { equipFields, withItemIds } from './moments/equip.ts';
import { learningFields } from './moments/learning.ts';
import { nexusFields } from './moments/nexus.ts';
import { rewardFields } from './moments/reward.ts';
import { teamworkFields } from './moments/teamwork.ts';
import { testingFields } from './moments/testing.ts';
import { upgradeFields } from './moments/upgrade.ts';
import { talkFields } from './talk.ts';

/** One schema for each type of moment, as authors write it; a new type is a file under moments/ and one entry here. */
export function momentSchemas(names: Names) {
  const common = commonFields(names);
  const talk = { ...common, ...talkFields(names) };
  return {
    monologue: z.strictObject({ ...common, type: z.literal('monologue') }),
    dialogue: z.strictObject({ ...talk, ...dialogueFields(names), type: z.literal('dialogue') }),
    learning: z.strictObject({ ...talk, ...learningFields(names), type: z.literal('learning') }),
    testing: z.strictObject({ ...talk, ...testingFields(names), type: z.literal('testing') }),
    crossroad: z.strictObject({ ...talk, ...crossroadFields(names), type: z.literal('crossroad') }),
    nexus: z.strictObject({ ...talk, ...nexusFields(names), type: z.literal('nexus') }),
    teamwork: z.strictObject({ ...talk, ...teamworkFields(names), type: z.literal('teamwork') }),
    reward: z.strictObject({ ...common, ...rewardFields(names), type: z.literal('reward') }),
    battle: z.strictObject({ ...talk, ...battleFields(names), type: z.literal('battle') }),
    equip: z
      .strictObject({ ...talk, ...equipFields(names), type: z.literal('equip') })
      .transform(withItemIds),
    upgrade: z.strictObject({ ...talk, ...upgradeFields(names), type: z.literal('upgrade') }),
    assemble: z.strictObject({ ...talk, ...assembleFields(names), type: z.literal('assemble') }),
    epilogue: z.strictObject({ ...common, type: z.literal('epilogue') }),
    dead_end: z.strictObject({ ...common, type: z.literal('dead_end') }),
  };
}
