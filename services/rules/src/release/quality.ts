import { z } from 'zod';
import { line } from './lines.ts';
import { examples } from './text.ts';

/** One thing that makes work better; the sum of what was heard is its quality, at most 100. */
export const quality = z.strictObject({
  id: z.string(),
  points: z.int().min(0).max(100),
  examples,
  /** Said when it is heard for the first time. */
  reacts: z.array(line).default([]),
});
export type Quality = z.infer<typeof quality>;
