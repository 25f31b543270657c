import { z } from 'zod';

const refusal = z.object({
  error: z.object({
    param: z.string().min(1).nullish().catch(undefined),
    code: z.string().nullish().catch(undefined),
    message: z.string().catch(''),
  }),
});

const FIELD = 'response_format';
/** Codes of filters, as OpenAI, Azure and those after them write them. */
const FILTERED = /content|filter|policy|moderation|safety/i;

/**
 * Whether a server says in its 400 that it does not know the form of answer it was asked for. The field and the code that it
 * names are asked first: a message may repeat what a player said.
 */
export function isAboutFormat(text: string): boolean {
  const { error } = refusal.safeParse(parsed(text)).data ?? {};
  if (!error) return text.includes(FIELD);
  if (error.param) return error.param.startsWith(FIELD);
  return !FILTERED.test(error.code ?? '') && error.message.includes(FIELD);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // Plain text, or a page of a proxy.
  }
}
