import type { Client } from '@fabula/kit/client';
import { AppError } from '@fabula/kit/errors';
import type { MomentEngineService } from '@fabula/proto/moment/v1/moment_pb';
import { type Answer, answerOf } from './answer.ts';
import type { Upstream } from './upstream.ts';

/** Listening, directing and speaking of one turn: a minute of speech, and a slow engine. */
const DEADLINE_MS = 180_000;
/** In the metadata of every error that one of our parts answered. */
const ERROR_INFO = 'fabula-error-bin';

export interface Attempt {
  readonly engine: Client<typeof MomentEngineService>;
  readonly up: Upstream;
  readonly token: string;
  readonly signal: AbortSignal;
  /** Set when the input was sent before: the id that its frames bore, if one came. */
  readonly again: { readonly inputId: string | undefined } | undefined;
  /** Gets each answer; the next is read when it has resolved. */
  readonly onAnswer: (answer: Answer) => Promise<void>;
}

/** One call of PlayTurn. Answers whether the turn came to its end: output or error. Throws what the engine refused. */
export async function attempt(options: Attempt): Promise<boolean> {
  let ended = false;
  try {
    const { engine, up, token, signal } = options;
    const stream = engine.playTurn({ deadlineMs: DEADLINE_MS, playerToken: token, signal });
    up.attach(stream, options.again);
    for await (const message of stream) {
      const answer = answerOf(message);
      if (!answer) continue;
      await options.onAnswer(answer);
      ended ||= answer.stage === 'output' || answer.stage === 'error';
    }
  } catch (error) {
    if (!isBroken(error)) throw error;
  }
  return ended;
}

/** Whether the way to the engine broke, as against an answer that the engine gave. */
function isBroken(error: unknown): boolean {
  if (!(error instanceof AppError)) return false;
  const { cause } = error;
  return cause instanceof Error && 'metadata' in cause && !hasInfo(cause.metadata);
}

function hasInfo(metadata: unknown): boolean {
  if (typeof metadata !== 'object' || metadata === null || !('get' in metadata)) return false;
  const found: unknown = typeof metadata.get === 'function' ? metadata.get(ERROR_INFO) : [];
  return Array.isArray(found) && found.length > 0;
}
