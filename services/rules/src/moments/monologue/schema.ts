import { z } from 'zod';
import { common } from '../../release/common.ts';

export const monologue = z.strictObject({ ...common, type: z.literal('monologue') });
