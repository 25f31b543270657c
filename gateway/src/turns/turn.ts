import { setTimeout as sleep } from 'node:timers/promises';
import { monotonicMs } from '@fabula/kit/clock';
import { AppError, toFrames } from '@fabula/kit/errors';
import type { Logger } from '@fabula/kit/log';
import { contextFrom, inSpan, markFailed } from '@fabula/kit/tracing';
import type { GameInput } from '@fabula/proto/frames/v1/frames_pb';
import { kindOf } from '@fabula/proto/input-kind';
import type { EngineAt } from '../engines/engine-at.ts';
import { type Answer, failure } from './answer.ts';
import { attempt } from './attempt.ts';
import type { TurnDeps } from './deps.ts';
import { InBatches } from './in-batches.ts';
import { endOfError, type Way } from './meters.ts';
import { StageClock } from './stages.ts';
import { type TurnChunk, Upstream } from './upstream.ts';

export interface TurnRequest {
  readonly playerStoryId: string;
  /** Normalised. */
  readonly input: GameInput;
  readonly audio: Uint8Array;
  readonly firstOfConnection: boolean;
  /** The newest token of the player. */
  readonly token: () => string;
  /** Resolves when the player's socket has room, or is gone. */
  readonly room: () => Promise<void>;
  readonly traceparent?: string | undefined;
}

class EngineGone extends AppError {
  constructor() {
    super({
      reason: 'ENGINE_GONE',
      code: 'UNAVAILABLE',
      message: 'The story does not answer right now. Please try again.',
      retryable: true,
    });
  }
}

/** One input on its way: played until the engine has answered, also when nobody listens any more. */
export class Turn {
  private readonly up: Upstream;
  private readonly ids = new Set<string>();
  private attemptNo = 0;
  private committed = false;
  private playedMs: number | undefined;
  private readonly clock: StageClock;
  /** A frame is out once it is kept; the engine is read on meanwhile. */
  private readonly answers = new InBatches<Answer>((answers) => this.keep(answers));

  constructor(
    private readonly request: TurnRequest,
    private readonly deps: TurnDeps,
  ) {
    const { input, audio, firstOfConnection } = request;
    this.up = new Upstream({ input, audio, firstOfConnection, takesReferences: true });
    this.clock = new StageClock(deps.meters, wayOf(input, audio));
    if (input.inputId) this.ids.add(input.inputId);
  }

  /** Whether an id is this turn's: the client's, or the one that run gave. */
  is(inputId: string): boolean {
    return this.ids.has(inputId);
  }

  get input(): GameInput {
    return this.request.input;
  }

  get isStreaming(): boolean {
    return this.input.streaming === true;
  }

  /** Speech that is sent while it is spoken. Answers whether it was taken. */
  chunk(chunk: TurnChunk): boolean {
    if (!this.isStreaming || !this.up.chunk(chunk)) return false;
    if (chunk.last) this.clock.said();
    return true;
  }

  /** The speech ends; the turn does not. */
  stop(heardMs = 0): void {
    this.up.stop(heardMs);
  }

  /** Remembers what was heard until the turn is committed; the last report counts. */
  played(playedMs: number): void {
    this.playedMs = playedMs;
    if (this.committed) this.reportPlayback();
  }

  /** Never rejects: a turn that fails says so in its frames. */
  async play(signal: AbortSignal): Promise<void> {
    const parent = contextFrom(this.request.traceparent);
    const attributes = { 'fabula.player_story_id': this.request.playerStoryId };
    await inSpan('turn', () => this.answered(signal), { parent, attributes }).catch((error: unknown) =>
      this.log.error({ err: error }, 'a turn could not be answered'),
    );
  }

  private get log(): Logger {
    return this.deps.log;
  }

  private async answered(signal: AbortSignal): Promise<void> {
    try {
      await this.untilAnswered(signal);
    } catch (error) {
      const { code, reason, retryable, message } = toFrames(error, this.log);
      // A token that expired on the way is renewed by the client: the input is good.
      const again = retryable || code === 'UNAUTHENTICATED';
      const where = { inputId: this.inputId ?? '', attempt: this.attemptNo };
      const failed = { ...where, code, reason, retryable: again };
      markFailed();
      this.answers.add(failure(failed, message));
      await this.answers.written();
    }
  }

  private async untilAnswered(signal: AbortSignal): Promise<void> {
    const { engines, retry } = this.deps;
    const { silenceMs } = retry;
    let brokenSince: number | undefined;
    let engine: EngineAt | undefined;
    for (let n = 0; ; n += 1) {
      const again = n > 0 ? { inputId: this.inputId } : undefined;
      const onAnswer = (answer: Answer) => this.take(answer);
      const token = this.request.token();
      engine = await engines.next(engine);
      const hasEnded = await attempt({ engine, up: this.up, token, signal, again, silenceMs, onAnswer });
      await this.answers.written();
      if (hasEnded) return;
      brokenSince ??= monotonicMs();
      const pause = Math.min(retry.firstPauseMs * 2 ** n, retry.longestPauseMs);
      if (signal.aborted || monotonicMs() - brokenSince + pause > retry.forMs) throw new EngineGone();
      const { playerStoryId } = this.request;
      this.log.warn(
        { playerStoryId, inputId: this.inputId, attempt: n + 1, engine: engine.address },
        'an engine left a turn unanswered',
      );
      this.deps.meters.again();
      await sleep(pause, undefined, { signal }).catch(() => {
        throw new EngineGone();
      });
    }
  }

  private async take(answer: Answer): Promise<void> {
    this.attemptNo = Math.max(this.attemptNo, answer.attempt);
    if (answer.inputId) this.ids.add(answer.inputId);
    if (answer.stage === 'error') markFailed();
    // It is on its way while the frame is being kept.
    if (answer.reference) void this.deps.sounds.get(answer.reference);
    this.answers.add(answer);
    await this.request.room();
  }

  private async keep(answers: readonly Answer[]): Promise<void> {
    await this.deps.frames.append(this.request.playerStoryId, answers);
    for (const answer of answers) {
      if (answer.stage === 'output') this.deps.meters.ended('answered');
      if (answer.stage === 'error') this.deps.meters.ended(endOfError(answer.code ?? ''));
      if (this.clock.passed(answer.stage) && answer.stage === 'audio') void this.firstHeard(answer);
    }
    if (!answers.some(({ stage }) => stage === 'output')) return;
    this.committed = true;
    this.reportPlayback();
  }

  /** A line that has no sound is not heard. */
  private async firstHeard({ reference, heardBy = '' }: Answer): Promise<void> {
    if (!reference || (await this.deps.sounds.get(reference))) this.clock.audible(heardBy);
  }

  private reportPlayback(): void {
    if (this.playedMs === undefined || this.inputId === undefined) return;
    this.deps.playback.report(this.request.playerStoryId, this.inputId, this.playedMs);
    this.playedMs = undefined;
  }

  private get inputId(): string | undefined {
    return this.ids.values().next().value;
  }
}

function wayOf(input: GameInput, audio: Uint8Array): Way {
  if (kindOf(input, audio.length > 0) === 'start_moment') return 'start';
  if (input.streaming) return 'streamed';
  return audio.length > 0 ? 'recorded' : 'written';
}
