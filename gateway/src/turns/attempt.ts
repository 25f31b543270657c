import type { PlayTurnResponse } from '@fabula/proto/moment/v1/moment_pb';
import { isBroken } from '../engines/broken.ts';
import type { EngineAt } from '../engines/engine-at.ts';
import { untilMute } from '../engines/until-mute.ts';
import { type Answer, answerOf } from './answer.ts';
import type { Upstream } from './upstream.ts';

/** Listening, directing and speaking of one turn: a minute of speech, and a slow engine. */
const DEADLINE_MS = 180_000;

export interface Attempt {
  readonly engine: EngineAt;
  readonly up: Upstream;
  readonly token: string;
  readonly signal: AbortSignal;
  /** Set when the input was sent before: the id that its frames bore, if one came. */
  readonly again: { readonly inputId: string | undefined } | undefined;
  /** Milliseconds without a sign of life after which the engine is left. */
  readonly silenceMs: number;
  /** Gets each answer; the next is read when it has resolved. */
  readonly onAnswer: (answer: Answer) => Promise<void>;
}

/** One call of PlayTurn. Answers whether the turn came to its end: output or error. Throws what the engine refused. */
export async function attempt(options: Attempt): Promise<boolean> {
  let ended = false;
  try {
    for await (const message of opened(options)) {
      const answer = answerOf(message);
      if (!answer) continue;
      await options.onAnswer(answer);
      ended ||= answer.stage === 'output' || answer.stage === 'error';
    }
  } catch (error) {
    if (!isBroken(error)) throw error;
    options.engine.distrust();
  }
  return ended;
}

function opened({ engine, up, token, signal, again, silenceMs }: Attempt): AsyncIterable<PlayTurnResponse> {
  const stream = engine.client.playTurn({ deadlineMs: DEADLINE_MS, playerToken: token, signal });
  up.attach(stream, again);
  return untilMute(stream, {
    silenceMs,
    isAlive: () => engine.isAlive(),
    onMute: () => engine.distrust(),
  });
}
