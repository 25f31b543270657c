import { z } from 'zod';
import { common } from '../../release/common.ts';
import { difficulty } from '../../release/difficulty.ts';
import { line } from '../../release/lines.ts';
import { quality } from '../../release/quality.ts';
import { talk } from '../../release/talk.ts';
import { examples } from '../../release/text.ts';

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
