import { resolve } from 'node:path';
import { clientsConfig } from '@fabula/gateway/clients-config';
import { limitsConfig } from '@fabula/gateway/limits-config';
import { readConfig } from '@fabula/kit/config';
import { checkModel, modelConfig } from '@fabula/moment-engine/model-config';
import { speechConfig } from '@fabula/speech/config';
import { z } from 'zod';

const schema = z.object({
  FABULA_PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  FABULA_HOST: z.string().min(1).default('127.0.0.1'),
  FABULA_DATA: z
    .string()
    .min(1)
    .default('.data')
    .transform((folder) => resolve(folder)),
  /** Addresses that the site is reached at, parted by commas, where a proxy stands before it. */
  FABULA_ORIGINS: z
    .string()
    .transform((list) => list.split(',').map((origin) => origin.trim()))
    .pipe(z.array(z.url()).min(1))
    .optional(),
  /** Another folder of stories than the product's own. */
  FABULA_STORIES: z.string().min(1).optional(),
  ...clientsConfig,
  ...limitsConfig,
  ...modelConfig,
  FABULA_OTLP_URL: z.url().optional(),
  FABULA_ACCESS_TOKEN_TTL: z.coerce.number().int().min(10).max(3600).default(300),
  /** Fixes the secret seed of new runs: for tests and replays only. */
  FABULA_RUN_SEED: z.string().min(16).optional(),
  FABULA_LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('warn'),
});

const speech = z.object(speechConfig);

export type EmbeddedConfig = z.infer<typeof schema> & { readonly speech: z.infer<typeof speech> };

/** Reads the environment. Throws ConfigError with every mistake at once. */
export function readEmbeddedConfig(env: NodeJS.ProcessEnv = process.env): EmbeddedConfig {
  return readConfig(
    schema
      .extend(speechConfig)
      .superRefine(checkModel)
      .transform((read) => ({ ...read, speech: read })),
    env,
  );
}
