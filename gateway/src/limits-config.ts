import { z } from 'zod';
import { DEFAULT_LIMITS, type PlayerLimits } from './socket/limits.ts';

/** How much one player may send a minute, for whatever process the gateway runs in. */
export const limitsConfig = {
  FABULA_INPUTS_PER_MINUTE: z.coerce.number().int().min(1).default(DEFAULT_LIMITS.inputsPerMinute),
  FABULA_AUDIO_SECONDS_PER_MINUTE: z.coerce.number().min(1).default(DEFAULT_LIMITS.audioSecondsPerMinute),
};

const schema = z.object(limitsConfig);

export function toLimits(config: z.infer<typeof schema>): PlayerLimits {
  return {
    inputsPerMinute: config.FABULA_INPUTS_PER_MINUTE,
    audioSecondsPerMinute: config.FABULA_AUDIO_SECONDS_PER_MINUTE,
  };
}
