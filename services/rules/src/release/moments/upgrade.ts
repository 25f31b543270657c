import { z } from 'zod';
import { FINISHES } from '../cards.ts';
import { line } from '../lines.ts';
import { examples, localized } from '../text.ts';
import { common } from './common.ts';
import { quality } from './equip.ts';
import { talk } from './talk.ts';

export const difficulty = z.strictObject({
  id: z.string(),
  label: localized,
  examples,
  /** Percent, before bet, performance and sacrifice. */
  odds: z.int().min(1).max(99),
  /** From the least to the best result. */
  finishes: z.array(z.enum(FINISHES)).min(1),
});
export type Difficulty = z.infer<typeof difficulty>;

export const upgrade = z.strictObject({
  ...common,
  ...talk,
  type: z.literal('upgrade'),
  difficulties: z.array(difficulty).min(1),
  maxBet: z.int().min(1).default(5),
  /** Below so many interactions left the warning is said. */
  warnBelow: z.int().min(0).nullable().default(null),
  warning: z.array(line).default([]),
  /** What is heard in the performance: its points, at most 100. */
  performances: z.array(quality).min(1),
  /** Asked for what is missing. */
  askWho: z.array(line).min(1),
  askBet: z.array(line).min(1),
  askDifficulty: z.array(line).min(1),
  askPerformance: z.array(line).min(1),
  /** How players decline: no bet, no upgrade, and on. */
  decline: z.strictObject({ examples, lines: z.array(line).min(1) }),
  /** `{character}` and `{finish}` become their names; alternatives, as in `failure` and `decline`. */
  success: z.array(line).min(1),
  failure: z.array(line).min(1),
});
