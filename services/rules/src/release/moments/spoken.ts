import { z } from 'zod';
import { common } from './common.ts';

export const monologue = z.strictObject({ ...common, type: z.literal('monologue') });
export const epilogue = z.strictObject({ ...common, type: z.literal('epilogue') });
export const deadEnd = z.strictObject({ ...common, type: z.literal('dead_end') });
