import { z } from 'zod';
import { condition } from './condition.ts';
import { line } from './lines.ts';
import { examples, localized } from './text.ts';

/** A way on that the player can name. */
export const path = z.strictObject({
  path: z.string(),
  label: localized,
  to: z.uuid(),
  when: condition.optional(),
  examples,
  counterExamples: examples.optional(),
  reply: z.array(line).min(1),
  /** Asked for while closed: these lines; `reason` opens it and grants `fact`. */
  closed: z
    .strictObject({
      lines: z.array(line).min(1),
      reason: examples.optional(),
      fact: z.string().optional(),
    })
    .optional(),
  /** Asked back once under this condition; the second time it holds. */
  confirm: z.strictObject({ when: condition, lines: z.array(line).min(1) }).optional(),
});
export type Path = z.infer<typeof path>;
