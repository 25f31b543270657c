import { z } from 'zod';
import { FINISHES } from './cards.ts';
import { examples, localized } from './text.ts';

/** How hard a thing is tried, and what that can bring. */
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
