import { z } from 'zod';
import { line } from './lines.ts';
import { examples } from './text.ts';

/** A question of a test. */
export const question = z.strictObject({
  id: z.string(),
  asked: z.array(line).min(1),
  /** The same in other words, for when it is asked a second time; empty: it is asked in the same. */
  again: z.array(line).default([]),
  right: examples,
  partly: examples,
  /** Spoken after a wrong answer. */
  wrong: z.array(line).min(1),
});
export type Question = z.infer<typeof question>;
