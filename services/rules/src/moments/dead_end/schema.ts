import { z } from 'zod';
import { common } from '../../release/common.ts';

export const deadEnd = z.strictObject({ ...common, type: z.literal('dead_end') });
