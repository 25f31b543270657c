import { z } from 'zod';
import { ModelFailed } from './failure.ts';
import { serverEvents } from './server-events.ts';

const choice = z.object({
  delta: z.object({ content: z.string().nullish() }).nullish(),
  message: z.object({ content: z.string().nullish() }).nullish(),
  finish_reason: z.string().nullish(),
});

/** What of a chat completion, whole or a piece of one, is read; all else is passed over. */
const completion = z.object({
  choices: z.array(choice).nullish(),
  usage: z.object({ prompt_tokens: z.int().nullish(), completion_tokens: z.int().nullish() }).nullish(),
  error: z.unknown().optional(),
});

export interface Usage {
  readonly tokensIn: number | null;
  readonly tokensOut: number | null;
}

/** A piece of an answer. */
export interface Chunk {
  readonly text: string;
  readonly usage: Usage | null;
  /** The model ran into its limit of tokens. */
  readonly isTruncated: boolean;
}

/** The pieces of an answer, also where a server does not stream. Throws ModelFailed where it ends without an end. */
export async function* chunksOf(response: Response): AsyncGenerator<Chunk> {
  if (!response.body) throw new ModelFailed('cut');
  if (!response.headers.get('content-type')?.includes('event-stream')) {
    yield read(await response.text()).chunk;
    return;
  }
  let isFinished = false;
  for await (const data of serverEvents(response.body)) {
    if (data === '[DONE]') return;
    if (data === '') continue;
    const { chunk, isLast } = read(data);
    isFinished ||= isLast;
    yield chunk;
  }
  if (!isFinished) throw new ModelFailed('cut');
}

function read(data: string): { chunk: Chunk; isLast: boolean } {
  const { choices, usage, error } = completion.safeParse(parsed(data)).data ?? {};
  if (error) throw new ModelFailed('broken');
  const [first] = choices ?? [];
  const text = first?.delta?.content ?? first?.message?.content ?? '';
  const { prompt_tokens: tokensIn = null, completion_tokens: tokensOut = null } = usage ?? {};
  const isTruncated = first?.finish_reason === 'length';
  return {
    chunk: { text, usage: usage ? { tokensIn, tokensOut } : null, isTruncated },
    isLast: Boolean(first?.finish_reason),
  };
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined; // Half an event says nothing.
  }
}
