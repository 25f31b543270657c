import { resolve } from 'node:path';
import { checkGoogle, googleConfig } from '@fabula/auth/google-config';
import { checkMail, mailConfig } from '@fabula/auth/mail-config';
import { clientsConfig } from '@fabula/gateway/clients-config';
import { limitsConfig } from '@fabula/gateway/limits-config';
import { otelConfig, readConfig, siteOrigins } from '@fabula/kit/config';
import { turnLogConfig } from '@fabula/moment-engine/config';
import { checkModel, modelConfig } from '@fabula/moment-engine/providers/openai/config';
import { speechConfig } from '@fabula/speech/config';
import { z } from 'zod';

const dataFolder = z
  .string()
  .min(1)
  .default('.data')
  .transform((folder) => resolve(folder));

const schema = z.object({
  FABULA_PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  /** Of 127.0.0.1, apart from the players' port; 0 takes a free one, which the start tells. */
  FABULA_METRICS_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  FABULA_HOST: z.string().min(1).default('127.0.0.1'),
  FABULA_DATA: dataFolder,
  /** Addresses that the site is reached at, parted by commas, where a proxy stands before it. */
  FABULA_ORIGINS: siteOrigins.optional(),
  /** Another folder of stories than the product's own. */
  FABULA_STORIES: z.string().min(1).optional(),
  /** Slugs, parted by commas: where such a folder holds an earlier release of its story, that becomes the newest again. */
  FABULA_PUBLISH_AGAIN: z
    .string()
    .transform((list) => list.split(',').map((slug) => slug.trim()))
    .optional(),
  ...clientsConfig,
  ...limitsConfig,
  ...speechConfig,
  ...modelConfig,
  ...turnLogConfig,
  ...mailConfig,
  ...googleConfig,
  FABULA_OTLP_URL: otelConfig.FABULA_OTLP_URL,
  FABULA_TRACE_RATIO: otelConfig.FABULA_TRACE_RATIO,
  FABULA_ACCESS_TOKEN_TTL: z.coerce.number().int().min(10).max(3600).default(300),
  /** Fixes the secret seed of new runs: for tests and replays only. */
  FABULA_RUN_SEED: z.string().min(16).optional(),
  FABULA_LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('warn'),
});

export type EmbeddedConfig = z.infer<typeof schema>;

/** Reads the environment. Throws ConfigError with every mistake at once. */
export function readEmbeddedConfig(env: NodeJS.ProcessEnv = process.env): EmbeddedConfig {
  return readConfig(schema.superRefine(checkModel).superRefine(checkMail).superRefine(checkGoogle), env);
}

const path = z
  .string()
  .transform((file) => (file === '' ? undefined : resolve(file)))
  .optional();

/** What `make backup TO=` and `make restore FROM=` are told. */
const backup = z.object({ FABULA_DATA: dataFolder, TO: path, FROM: path });

export function readBackupConfig(env: NodeJS.ProcessEnv = process.env): z.infer<typeof backup> {
  return readConfig(backup, env);
}

/** What `make reset-factor ADDRESS=` and `make let-in ADDRESS=` are told. */
const consoleConfig = z.object({ FABULA_DATA: dataFolder, ADDRESS: z.email() });

export function readConsoleConfig(env: NodeJS.ProcessEnv = process.env): z.infer<typeof consoleConfig> {
  return readConfig(consoleConfig, env);
}
