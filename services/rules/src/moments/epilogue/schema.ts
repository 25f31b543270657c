import { z } from 'zod';
import { common } from '../../release/common.ts';

export const epilogue = z.strictObject({ ...common, type: z.literal('epilogue') });
