import { busConfig, dbConfig, peerAddress, readConfig } from '@fabula/kit/config';
import { partConfig } from '@fabula/kit/part';
import { z } from 'zod';

const schema = z.object({
  ...partConfig,
  ...dbConfig,
  ...busConfig,
  /** Where releases come from. */
  FABULA_CATALOGUE: peerAddress,
  /** One secret seed for all new runs, so that their dice fall alike. For tests and replays only. */
  FABULA_RUN_SEED: z.string().min(1).optional(),
});

export type RunConfig = z.infer<typeof schema>;

export function readRunConfig(): RunConfig {
  return readConfig(schema, process.env);
}
