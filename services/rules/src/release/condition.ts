import { z } from 'zod';

export const OUTCOMES = ['success', 'failure'] as const;
export type Outcome = (typeof OUTCOMES)[number];

const range = z.strictObject({ from: z.int().optional(), to: z.int().optional() });

/**
 * What an author can make a transition, path, facet, line, opening, grant or perfect answer depend on.
 * `momentId` absent means this moment. Ranks are 1 (S) to 7 (F); `rank.best` is the player's best earlier one.
 */
export type Condition =
  | { all: Condition[] }
  | { any: Condition[] }
  | { not: Condition }
  | { outcome: Outcome; momentId?: string | undefined }
  | { path: string; momentId?: string | undefined }
  | { fact: string }
  | { characterId: string }
  | { itemId: string }
  | { bestRankAtLeast: number }
  | { run: z.infer<typeof range> }
  | { completions: z.infer<typeof range>; momentId?: string | undefined };

export const condition: z.ZodType<Condition> = z.lazy(() =>
  z.union([
    z.strictObject({ all: z.array(condition) }),
    z.strictObject({ any: z.array(condition) }),
    z.strictObject({ not: condition }),
    z.strictObject({ outcome: z.enum(OUTCOMES), momentId: z.uuid().optional() }),
    z.strictObject({ path: z.string(), momentId: z.uuid().optional() }),
    z.strictObject({ fact: z.string() }),
    z.strictObject({ characterId: z.uuid() }),
    z.strictObject({ itemId: z.uuid() }),
    z.strictObject({ bestRankAtLeast: z.int().min(1).max(7) }),
    z.strictObject({ run: range }),
    z.strictObject({ completions: range, momentId: z.uuid().optional() }),
  ]),
);
