import { z } from 'zod';
import { common } from '../../release/common.ts';
import { line } from '../../release/lines.ts';
import { path } from '../../release/path.ts';
import { talk } from '../../release/talk.ts';

/** A path of a place to which the player comes back. */
export const nexusPath = path.extend({
  reply: z.array(line).default([]),
  /** Otherwise it closes once it has been taken in this run. */
  staysOpen: z.boolean().default(false),
  /** Said when it was named second in one breath: the first is taken. */
  later: z.array(line).default([]),
});

export const nexus = z.strictObject({
  ...common,
  ...talk,
  type: z.literal('nexus'),
  paths: z.array(nexusPath).min(2),
});
