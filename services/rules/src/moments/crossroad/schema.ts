import { z } from 'zod';
import { common } from '../../release/common.ts';
import { path } from '../../release/path.ts';
import { talk } from '../../release/talk.ts';

export const crossroad = z.strictObject({
  ...common,
  ...talk,
  type: z.literal('crossroad'),
  paths: z.array(path).min(2),
});
