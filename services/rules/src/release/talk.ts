import { z } from 'zod';
import { conversation } from './conversation.ts';
import { deflection, line, perfect } from './lines.ts';

/** What every moment has in which the player talks. */
export const talk = {
  ...conversation,
  /** Alternatives, never the same twice in a row. */
  refusals: z.array(line).min(1),
  /** Said instead of a refusal when the player repeats himself. */
  repeated: z.array(line).default([]),
  deflections: z.array(deflection).default([]),
  perfects: z.array(perfect).default([]),
  /** Spoken with any perfect answer whose own rule has no lines; alternatives. */
  perfectLines: z.array(line).default([]),
};
