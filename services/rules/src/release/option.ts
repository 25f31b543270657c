import { z } from 'zod';
import { condition } from './condition.ts';
import { line } from './lines.ts';
import { examples } from './text.ts';

const offered = {
  id: z.uuid(),
  /** Offered only under this condition. */
  when: condition.optional(),
  /** How players ask for it, besides its name. */
  examples: examples.default({ en: [], fr: [] }),
  /** Said when it is picked. */
  lines: z.array(line).default([]),
};

/** What a player may pick. */
export const option = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('item'), ...offered }),
  z.strictObject({ kind: z.literal('character'), ...offered }),
  z.strictObject({ kind: z.literal('dynamic_item'), ...offered }),
]);
export type Option = z.infer<typeof option>;
