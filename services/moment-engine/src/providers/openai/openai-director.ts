import type { Director, DirectorPart, TurnContext } from '@fabula/director/director';
import type { Scene } from '@fabula/rules/scene';
import type { Judgement } from '@fabula/rules/types';
import { z } from 'zod';
import type { ModelCall } from '../../domain/model-call.ts';
import { type Asked, askedIn } from '../prompts/ask.ts';
import { loadPrompts } from '../prompts/prompts.ts';
import { Answer } from './answer.ts';
import { CallRecord } from './call-record.ts';
import type { Chunk } from './chunks.ts';
import { Endpoint, type EndpointSettings } from './endpoint.ts';
import { type FailureReason, ModelFailed } from './failure.ts';
import { ModelBreaker } from './model-breaker.ts';
import type { Question } from './request.ts';

export interface OpenAiDirectorSettings extends EndpointSettings {
  /** Gets every question to the model once it is over, also those of which nothing came. */
  readonly onCall: (call: ModelCall) => void;
}

/** Failures of a server, not of an answer, nor of a question: else one player's words would put the model to rest for all. */
const AWAY: ReadonlySet<FailureReason> = new Set([
  'unreachable',
  'busy',
  'broken',
  'refused',
  'silent',
  'too_slow',
]);

/** Asks a language model behind an endpoint that is compatible with OpenAI's. Speaks while the answer is being written. */
export class OpenAiDirector implements Director {
  readonly name = 'model';
  readonly capabilities = { languages: ['en', 'fr'], isDeterministic: false } as const;
  private readonly endpoint: Endpoint;
  private readonly prompts = loadPrompts();
  private readonly breaker = new ModelBreaker();
  private readonly tails = new Set<Promise<void>>();

  constructor(private readonly settings: OpenAiDirectorSettings) {
    this.endpoint = new Endpoint(settings);
  }

  /** Whether the model is given up for a while. */
  get isResting(): boolean {
    return this.breaker.isOn(performance.now());
  }

  async *direct(
    scene: Scene,
    words: string,
    context: TurnContext,
    signal: AbortSignal,
  ): AsyncIterable<DirectorPart> {
    signal.throwIfAborted();
    const asked = askedIn(this.prompts, { scene, words, context });
    // A type of moment without a prompt is the next director's.
    if (!asked) throw new ModelFailed('unasked');
    if (this.isResting) throw new ModelFailed('resting');
    const record = this.recordOf(asked, context);
    const answer = new Answer(scene, asked);
    const chunks = this.endpoint.complete(questionOf(asked), signal);
    try {
      for (let next = await chunks.next(); !next.done; next = await chunks.next()) {
        record.received(next.value);
        for (const line of answer.take(next.value)) yield { kind: 'line', line };
        if (answer.isOver) break;
      }
      for (const line of answer.end()) yield { kind: 'line', line };
      const judgement = answer.judgement();
      this.breaker.answered();
      record.ended(answer.isClean ? 'ok' : 'repaired');
      yield { kind: 'judgement', judgement, ...(isForAnyTime(judgement) && { isWorthKeeping: true }) };
    } catch (error) {
      record.ended(signal.aborted ? 'aborted' : 'fell_back', error);
      if (error instanceof ModelFailed && AWAY.has(error.reason)) this.breaker.failed(performance.now());
      throw error;
    } finally {
      this.finish({ chunks, record, answer });
    }
  }

  /** Waits until all that was asked is written down. */
  async close(): Promise<void> {
    await Promise.all(this.tails);
  }

  private recordOf({ prompt, system, user }: Asked, { turn }: TurnContext): CallRecord {
    return new CallRecord({
      prompt,
      model: this.endpoint.model,
      playerStoryId: turn?.playerStoryId ?? null,
      turnNo: turn?.turnNo ?? null,
      userId: turn?.userId ?? null,
      promptText: `${system}\n\n${user}`,
    });
  }

  /** The turn does not wait for the end of the stream, which tells the tokens. */
  private finish(call: FinishedCall): void {
    const tail = tailOf(call).then(() => this.settings.onCall(call.record.call(call.answer.text)));
    this.tails.add(tail);
    void tail.finally(() => this.tails.delete(tail));
  }
}

/** What is asked beside the game is answered by how it stands then: the same words get it anew. */
function isForAnyTime({ act, told }: Judgement): boolean {
  return told === undefined && act !== 'help' && act !== 'repeat';
}

interface FinishedCall {
  readonly chunks: AsyncGenerator<Chunk>;
  readonly record: CallRecord;
  readonly answer: Answer;
}

/** What an answer cost comes after it; a server that does not say so ends by the time between two pieces of text. */
async function tailOf({ chunks, record, answer }: FinishedCall): Promise<void> {
  try {
    if (answer.isOver) for await (const chunk of chunks) record.received(chunk);
    else await chunks.return(undefined);
  } catch (error) {
    // The answer was complete: that its end never came costs the count of tokens only.
    if (!(error instanceof ModelFailed)) record.ended('aborted', error);
  }
}

function questionOf({ system, user, schema }: Asked): Question {
  return {
    messages: [
      { role: 'system', content: system },
      { role: 'user', content: user },
    ],
    schema: z.toJSONSchema(schema, { target: 'draft-7' }),
  };
}
