import { z } from 'zod';

/** The share of answered turns that the log has a line for (level info); of those without an answer all, unless it is 0. */
export const turnLogConfig = { FABULA_TURN_LOG: z.coerce.number().min(0).max(1).default(1) };
