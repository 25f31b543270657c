import { upgrade } from '@fabula/rules/moments/upgrade/schema';
import { difficulty } from '@fabula/rules/release/difficulty';
import { examples } from '@fabula/rules/release/text';
import { z } from 'zod';
import { NUMBER_LIMITS } from '../../number-limits.ts';
import { bounded } from '../../schema/bounded.ts';
import { linesSchema, someLines } from '../../schema/line.ts';
import { named, withId } from '../../schema/parts.ts';
import type { SharedFields } from '../../schema/shared-fields.ts';
import { qualitySchema } from '../equip/schema.ts';

export function upgradeSchema({ names, talk }: SharedFields) {
  const { label, odds, finishes } = difficulty.shape;
  const { maxBet, warnBelow } = upgrade.shape;
  return z.strictObject({
    ...talk,
    difficulties: named(z.strictObject({ label, examples, odds, finishes }), withId),
    maxBet: bounded(maxBet, NUMBER_LIMITS.count),
    warnBelow: bounded(warnBelow, NUMBER_LIMITS.count),
    warning: linesSchema(names).default([]),
    performances: named(qualitySchema(names), withId),
    askWho: someLines(names),
    askBet: someLines(names),
    askDifficulty: someLines(names),
    askPerformance: someLines(names),
    decline: z.strictObject({ examples, lines: someLines(names) }),
    success: someLines(names),
    failure: someLines(names),
    type: z.literal('upgrade'),
  });
}
