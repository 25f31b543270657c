import { peerAddress, readConfig } from '@fabula/kit/config';
import { partConfig } from '@fabula/kit/part';
import { z } from 'zod';

const schema = z.object({
  ...partConfig,
  /** Where releases come from. */
  FABULA_CATALOGUE: peerAddress,
  /** Whose turns these are. */
  FABULA_RUN: peerAddress,
  /** Recognition and voices. */
  FABULA_SPEECH: peerAddress,
});

export type MomentEngineConfig = z.infer<typeof schema>;

export function readMomentEngineConfig(): MomentEngineConfig {
  return readConfig(schema, process.env);
}
