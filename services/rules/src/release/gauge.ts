import { z } from 'zod';
import { STYLES } from './cards.ts';
import { examples } from './text.ts';

/** Sentences that fit a style here: what a director measures creativity with. */
export const gauge = z.strictObject({ style: z.enum(STYLES), examples });
export type Gauge = z.infer<typeof gauge>;
