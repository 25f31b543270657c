import { z } from 'zod';
import type { ModelTimes } from './watchdog.ts';

const ms = (standard: number) => z.coerce.number().int().min(100).max(120_000).default(standard);
const price = z.coerce.number().min(0).optional();

/** A language model as director; without an address the scripted one plays alone. */
export const modelConfig = {
  /** An endpoint compatible with OpenAI's, up to and without `/chat/completions`. */
  FABULA_LLM_URL: z
    .url({ protocol: /^https?$/, error: 'must be a URL that starts with http:// or https://' })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  FABULA_LLM_KEY: z.string().min(1).optional(),
  FABULA_LLM_MODEL: z.string().min(1).optional(),
  /** How long players wait for the first words, between words, and in all, before the scripted director takes over. */
  FABULA_LLM_FIRST_TOKEN_MS: ms(6_000),
  FABULA_LLM_BETWEEN_TOKENS_MS: ms(3_000),
  FABULA_LLM_WHOLE_MS: ms(25_000),
  /** Of a million tokens, in whatever currency. */
  FABULA_LLM_PRICE_IN: price,
  FABULA_LLM_PRICE_OUT: price,
  /** How long prompts, answers and what players said in them are kept. */
  FABULA_LLM_LOG_DAYS: z.coerce.number().int().min(1).max(3_650).default(30),
};

type Read = z.infer<z.ZodObject<typeof modelConfig>>;

export interface ModelConfig {
  readonly url: string;
  readonly key: string | undefined;
  readonly model: string;
  readonly times: ModelTimes;
  /** Of a million tokens; undefined: not known. */
  readonly prices: { readonly in: number | undefined; readonly out: number | undefined };
  readonly logDays: number;
}

/** An address without a model's name is a mistake. */
export function checkModel(
  read: Pick<Read, 'FABULA_LLM_URL' | 'FABULA_LLM_MODEL'>,
  context: z.RefinementCtx,
): void {
  if (!read.FABULA_LLM_URL || read.FABULA_LLM_MODEL) return;
  context.addIssue({ code: 'custom', path: ['FABULA_LLM_MODEL'], message: 'is missing' });
}

/** Undefined where no model is asked. */
export function toModelConfig(read: Read): ModelConfig | undefined {
  const { FABULA_LLM_URL: url, FABULA_LLM_MODEL: model } = read;
  if (!url || !model) return undefined;
  return {
    url,
    model,
    key: read.FABULA_LLM_KEY,
    times: {
      firstToken: read.FABULA_LLM_FIRST_TOKEN_MS,
      betweenTokens: read.FABULA_LLM_BETWEEN_TOKENS_MS,
      whole: read.FABULA_LLM_WHOLE_MS,
    },
    prices: { in: read.FABULA_LLM_PRICE_IN, out: read.FABULA_LLM_PRICE_OUT },
    logDays: read.FABULA_LLM_LOG_DAYS,
  };
}
