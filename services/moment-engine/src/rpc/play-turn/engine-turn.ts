import { AppError, toFrames } from '@fabula/kit/errors';
import { currentTraceparent } from '@fabula/kit/tracing';
import { kindOf } from '@fabula/proto/input-kind';
import type { TurnInput } from '@fabula/proto/moment/v1/moment_pb';
import { type BeginTurnResponse, Grant } from '@fabula/proto/run/v1/run_pb';
import type { Language } from '@fabula/rules/release/text';
import type { Input } from '@fabula/rules/types';
import type { EngineContext } from '../../context.ts';
import { EngineStopping, InputMissing, isLeaseLost, TurnTooLong } from '../../domain/errors.ts';
import { begin } from './begin.ts';
import type { Downlink } from './downlink.ts';
import { keepLease, releaseLease } from './lease.ts';
import { play } from './play.ts';
import { replay } from './replay.ts';
import type { RunningTurn } from './running-turns.ts';
import type { TurnClock } from './stages.ts';
import { type Transcript, transcribe } from './transcribe.ts';
import { factsOfError, type TurnFacts } from './turn-log.ts';
import type { Uplink } from './uplink.ts';

export interface TurnParts {
  readonly uplink: Uplink;
  readonly down: Downlink;
  readonly playerToken: string | undefined;
}

/**
 * One turn, from its input to its output. It belongs to nobody's stream: what is said goes into the downlink, whether
 * anybody listens or not. Only its deadline, a stopping process and a lost lease end it early.
 */
export class EngineTurn implements RunningTurn {
  private readonly ending = new AbortController();
  private readonly clock: TurnClock;
  private stopSpeech: () => void = () => {};
  private isQuiet = false;
  isPlaying = false;
  private transcript: Promise<Transcript> | undefined;
  private facts: TurnFacts = {};

  constructor(
    private readonly engine: EngineContext,
    private readonly parts: TurnParts,
  ) {
    this.clock = engine.stages.clock();
    parts.uplink.stopped(() => this.stopSpeaking());
  }

  stopSpeaking(): void {
    this.isQuiet = true;
    this.stopSpeech();
  }

  abort(reason: unknown): void {
    this.ending.abort(reason);
  }

  /** Never rejects: how it ended is said in the downlink. */
  async run(): Promise<void> {
    const { down } = this.parts;
    this.note(traced());
    const timer = setTimeout(() => this.abort(new TurnTooLong()), this.engine.times.turn);
    down.beat();
    const beating = setInterval(() => down.beat(), this.engine.times.beat);
    try {
      this.engine.running.assertOpen();
      const turnInput = await this.parts.uplink.input();
      const { input } = turnInput;
      if (!input) throw new InputMissing();
      const { playerStoryId, inputId = '' } = input;
      this.note({ playerStoryId, inputId, kind: kindIn(turnInput) });
      await this.engine.running.during(input.playerStoryId, this, () => this.untilAnswered(turnInput));
      down.end();
    } catch (error) {
      this.note(factsOfError(error));
      down.fail(error);
    } finally {
      clearTimeout(timer);
      clearInterval(beating);
      this.clock.end();
      this.engine.stages.ended(this.facts);
      this.engine.turnLog.ended(this.facts, this.clock.ms);
    }
  }

  private note(facts: TurnFacts): void {
    this.facts = { ...this.facts, ...facts };
  }

  /** A turn that another engine took over is joined there. */
  private async untilAnswered(turnInput: TurnInput): Promise<void> {
    let known: BeginTurnResponse | undefined;
    for (;;) {
      const begun = await this.begin(turnInput, known);
      const { inputId, attempt, turnNo } = begun;
      this.note({ inputId, attempt, turnNo });
      if (begun.grant === Grant.COMMITTED) return this.tellAgain(begun, turnInput);
      if (await this.playGranted(begun, turnInput)) return;
      known = begun;
    }
  }

  private begin(turnInput: TurnInput, known: BeginTurnResponse | undefined): Promise<BeginTurnResponse> {
    const playerStoryId = turnInput.input?.playerStoryId ?? '';
    return this.clock.stage('begin', () =>
      begin(this.engine, {
        playerStoryId,
        turnInput,
        known,
        kind: kindIn(turnInput),
        playerToken: this.parts.playerToken,
        signal: this.ending.signal,
        onBusy: () => this.engine.running.hurry(playerStoryId, this),
      }).catch((error: unknown) => this.rethrow(error)),
    );
  }

  private async tellAgain(begun: BeginTurnResponse, turnInput: TurnInput): Promise<void> {
    const { turn } = begun;
    if (!turn) throw new Error('run says committed and does not tell the turn');
    const { down } = this.parts;
    const { signal } = this.ending;
    await replay(this.engine, {
      ...{ begun, turn, down, signal, byReference: turnInput.takesReferences },
      onSpeaking: (stop) => this.speaking(stop),
    });
    this.note({ outcome: 'told again', turnNo: turn.turnNo });
  }

  /** Plays the turn under its lease. Answers false if the lease was lost. */
  private async playGranted(begun: BeginTurnResponse, turnInput: TurnInput): Promise<boolean> {
    const playerStoryId = turnInput.input?.playerStoryId ?? '';
    const lease = { playerStoryId, inputId: begun.inputId, fence: begun.fence };
    const attempt = new AbortController();
    const signal = AbortSignal.any([this.ending.signal, attempt.signal]);
    this.isPlaying = true;
    const stopRenewing = keepLease(this.engine, lease, (error) => attempt.abort(error));
    try {
      await play(this.engine, {
        ...{ begun, turnInput, signal, kind: kindIn(turnInput), down: this.parts.down, clock: this.clock },
        transcribe: (language, phrases) => this.transcribe(turnInput, language, phrases),
        onSpeaking: (stop) => this.speaking(stop),
        note: (facts) => this.note(facts),
      });
      this.note({ outcome: 'committed' });
      return true;
    } catch (thrown) {
      const error = signal.aborted ? signal.reason : thrown;
      if (isLeaseLost(error) || isLeaseLost(thrown)) return false;
      await releaseLease(this.engine, lease);
      this.failed(error, begun);
      return true;
    } finally {
      this.isPlaying = false;
      stopRenewing();
    }
  }

  /** Heard once: a recording that came in pieces is not there a second time. */
  private transcribe(
    turnInput: TurnInput,
    language: Language,
    phrases: readonly string[],
  ): Promise<Transcript> {
    const { uplink } = this.parts;
    this.transcript ??= transcribe(this.engine, {
      turnInput,
      uplink,
      language,
      phrases,
      signal: this.ending.signal,
    });
    return this.transcript;
  }

  private speaking(stop: () => void): void {
    this.stopSpeech = stop;
    if (this.isQuiet) stop();
  }

  /** A stopping process leaves the turn unanswered: the gateway asks another engine. */
  private failed(error: unknown, begun: BeginTurnResponse): void {
    if (error instanceof EngineStopping) throw error;
    const { code, reason, retryable, message } = toFrames(error, this.engine.log);
    this.note({ outcome: 'failed', reason });
    const failed = { inputId: begun.inputId, attempt: begun.attempt, code, reason, retryable };
    this.parts.down.send({ case: 'error', value: { failed, message } });
  }

  /** An aborted call says "cancelled"; why is known here. */
  private rethrow(error: unknown): never {
    const { signal } = this.ending;
    throw signal.aborted && signal.reason instanceof AppError ? signal.reason : error;
  }
}

/** By which a line is found beside its spans. */
function traced(): TurnFacts {
  const traceId = currentTraceparent()?.split('-')[1];
  return traceId === undefined ? {} : { traceId };
}

function kindIn({ input, audio }: TurnInput): Input['kind'] {
  return input ? (kindOf(input, audio.length > 0) as Input['kind']) : 'player_answer';
}
