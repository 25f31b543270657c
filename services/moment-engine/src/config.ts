import { busConfig, dbConfig, peerAddress, readConfig } from '@fabula/kit/config';
import { partConfig } from '@fabula/kit/part';
import { z } from 'zod';
import { checkModel, modelConfig, toModelConfig } from './providers/openai/config.ts';

/** The share of answered turns that the log has a line for (level info); of those without an answer all, unless it is 0. */
export const turnLogConfig = { FABULA_TURN_LOG: z.coerce.number().min(0).max(1).default(1) };

const schema = z.object({
  ...partConfig,
  /** Where releases come from. */
  FABULA_CATALOGUE: peerAddress,
  /** Whose turns these are. */
  FABULA_RUN: peerAddress,
  /** Recognition and voices. */
  FABULA_SPEECH: peerAddress,
  ...modelConfig,
  ...turnLogConfig,
  ...dbConfig,
  /**
   * Only a language model needs a database: for what it was asked, and for answers that a run gets again. Where there was one,
   * both stay set: what players said to it goes in its time.
   */
  FABULA_DATABASE_URL: dbConfig.FABULA_DATABASE_URL.optional(),
  /** And the bus, which tells whose texts are to be forgotten. */
  FABULA_NATS_URL: busConfig.FABULA_NATS_URL.optional(),
});

const checked = schema.superRefine((read, context) => {
  checkModel(read, context);
  if (!read.FABULA_LLM_URL) return;
  for (const name of ['FABULA_DATABASE_URL', 'FABULA_NATS_URL'] as const)
    if (!read[name]) context.addIssue({ code: 'custom', path: [name], message: 'is missing' });
});

/** Of a process that plays turns. Throws ConfigError with everything that is wrong. */
export function readMomentEngineConfig(env: NodeJS.ProcessEnv = process.env) {
  const read = readConfig(checked, env);
  return { ...read, model: toModelConfig(read) };
}
