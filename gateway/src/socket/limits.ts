import { monotonicMs } from '@fabula/kit/clock';
import { AppError } from '@fabula/kit/errors';
import { SlidingMinute } from './sliding-minute.ts';
import { Recordings, type Speech } from './speech-quota.ts';

/** What one player may send a minute, over all sockets of this gateway. */
export interface PlayerLimits {
  readonly inputsPerMinute: number;
  readonly audioSecondsPerMinute: number;
}

/** The protocol's figures. */
export const DEFAULT_LIMITS: PlayerLimits = { inputsPerMinute: 30, audioSecondsPerMinute: 90 };

/** Players kept before those who were quiet for a minute are forgotten. */
const SWEEP_AT = 1_000;

export class TooManyInputs extends AppError {
  constructor() {
    super({
      reason: 'TOO_MANY_INPUTS',
      code: 'RESOURCE_EXHAUSTED',
      message: 'That was a lot at once. Please wait a moment and try again.',
      retryable: true,
    });
  }
}

export class TooMuchAudio extends AppError {
  constructor() {
    super({
      reason: 'TOO_MUCH_AUDIO',
      code: 'RESOURCE_EXHAUSTED',
      message: 'That was a lot of speech in one minute. Please wait a moment and try again.',
      retryable: true,
    });
  }
}

interface Player {
  readonly inputs: SlidingMinute;
  readonly audio: Recordings;
  readonly reports: SlidingMinute;
}

/** An answer is reported once it was heard or skipped; a line that comes again may be reported again. */
const REPORTS_PER_INPUT = 2;

/** Counts what each player sends. What is refused is not counted, so that waiting helps. */
export class RateLimits {
  private readonly players = new Map<string, Player>();

  constructor(
    private readonly limits: PlayerLimits,
    private readonly now: () => number = monotonicMs,
  ) {}

  /** An input, with what was said if it came with it. Throws TooManyInputs or TooMuchAudio. */
  takeInput(player: string, speech: Speech): void {
    const now = this.now();
    const { inputs, audio } = this.of(player, now);
    if (inputs.total(now) + 1 > this.limits.inputsPerMinute) throw new TooManyInputs();
    this.checkAudio(audio, audio.fresh(speech, true), now);
    inputs.add(now, 1);
    audio.begin(now, speech);
    audio.add(now, speech);
  }

  /** A piece of what is being said. Throws TooMuchAudio. */
  takeAudio(player: string, speech: Speech): void {
    const now = this.now();
    const { audio } = this.of(player, now);
    this.checkAudio(audio, audio.fresh(speech), now);
    audio.add(now, speech);
  }

  /** Whether what was heard of one more answer counts: beyond the budget it is dropped, for it is no input. */
  takeReport(player: string): boolean {
    const now = this.now();
    const { reports } = this.of(player, now);
    if (reports.total(now) >= this.limits.inputsPerMinute * REPORTS_PER_INPUT) return false;
    reports.add(now, 1);
    return true;
  }

  private checkAudio(audio: Recordings, seconds: number, now: number): void {
    if (seconds > 0 && audio.total(now) + seconds > this.limits.audioSecondsPerMinute)
      throw new TooMuchAudio();
  }

  private of(player: string, now: number): Player {
    const known = this.players.get(player);
    if (known) return known;
    if (this.players.size >= SWEEP_AT) this.sweep(now);
    const fresh = { inputs: new SlidingMinute(), audio: new Recordings(), reports: new SlidingMinute() };
    this.players.set(player, fresh);
    return fresh;
  }

  private sweep(now: number): void {
    for (const [id, { inputs, audio, reports }] of this.players)
      if (inputs.total(now) + audio.total(now) + reports.total(now) === 0) this.players.delete(id);
  }
}
