import { dbConfig, peerAddress, readConfig } from '@fabula/kit/config';
import { partConfig } from '@fabula/kit/part';
import { z } from 'zod';
import { checkModel, modelConfig, toModelConfig } from './model-config.ts';

const schema = z.object({
  ...partConfig,
  /** Where releases come from. */
  FABULA_CATALOGUE: peerAddress,
  /** Whose turns these are. */
  FABULA_RUN: peerAddress,
  /** Recognition and voices. */
  FABULA_SPEECH: peerAddress,
  ...modelConfig,
  ...dbConfig,
  /** Only a language model needs a database: for what it was asked, and for answers that a run gets again. */
  FABULA_DATABASE_URL: dbConfig.FABULA_DATABASE_URL.optional(),
});

const checked = schema.superRefine((read, context) => {
  checkModel(read, context);
  if (read.FABULA_LLM_URL && !read.FABULA_DATABASE_URL)
    context.addIssue({ code: 'custom', path: ['FABULA_DATABASE_URL'], message: 'is missing' });
});

/** Of a process that plays turns. Throws ConfigError with everything that is wrong. */
export function readMomentEngineConfig(env: NodeJS.ProcessEnv = process.env) {
  const read = readConfig(checked, env);
  return { ...read, model: toModelConfig(read) };
}
