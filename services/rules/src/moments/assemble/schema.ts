import { z } from 'zod';
import { common } from '../../release/common.ts';
import { line } from '../../release/lines.ts';
import { talk } from '../../release/talk.ts';

const farewell = z.strictObject({ characterId: z.uuid(), lines: z.array(line).min(1) });

export const assemble = z.strictObject({
  ...common,
  ...talk,
  type: z.literal('assemble'),
  maxNumberOfCharacters: z.int().min(1).default(1),
  /** Nobody was named; too many were. Alternatives. */
  askNames: z.array(line).min(1),
  tooMany: z.array(line).min(1),
  /** Said once it is settled. */
  confirmed: z.array(line).default([]),
  /** What those who stay say, and those who leave. */
  stays: z.array(farewell).default([]),
  leaves: z.array(farewell).default([]),
});
