import { upgrade } from '@fabula/rules/moments/upgrade/schema';
import { difficulty } from '@fabula/rules/release/difficulty';
import { examples } from '@fabula/rules/release/text';
import { z } from 'zod';
import type { Names } from '../../names.ts';
import { linesSchema, someLines } from '../line.ts';
import { named, withId } from '../parts.ts';
import { qualitySchema } from './equip.ts';

export function upgradeFields(names: Names) {
  const { label, odds, finishes } = difficulty.shape;
  const { maxBet, warnBelow } = upgrade.shape;
  return {
    difficulties: named(z.strictObject({ label, examples, odds, finishes }), withId),
    maxBet,
    warnBelow,
    warning: linesSchema(names).default([]),
    performances: named(qualitySchema(names), withId),
    askWho: someLines(names),
    askBet: someLines(names),
    askDifficulty: someLines(names),
    askPerformance: someLines(names),
    decline: z.strictObject({ examples, lines: someLines(names) }),
    success: someLines(names),
    failure: someLines(names),
  };
}
