import { AppError } from '@fabula/kit/errors';

/** What one player may send a minute, over all sockets of this gateway. */
export interface PlayerLimits {
  readonly inputsPerMinute: number;
  readonly audioSecondsPerMinute: number;
}

/** protocol.md's figures. */
export const DEFAULT_LIMITS: PlayerLimits = { inputsPerMinute: 30, audioSecondsPerMinute: 90 };

const WINDOW_MS = 60_000;
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

/** What comes within this time of each other is kept as one, so that a minute of small pieces is soon added up. */
const TOGETHER_MS = 100;

interface Taken {
  readonly at: number;
  amount: number;
}

/** A sliding minute of what was taken. */
class Window {
  private taken: Taken[] = [];

  total(now: number): number {
    this.taken = this.taken.filter((entry) => entry.at > now - WINDOW_MS);
    return this.taken.reduce((sum, entry) => sum + entry.amount, 0);
  }

  add(at: number, amount: number): void {
    if (amount === 0) return;
    const newest = this.taken.at(-1);
    if (newest && at - newest.at < TOGETHER_MS) newest.amount += amount;
    else this.taken.push({ at, amount });
  }
}

interface Player {
  readonly inputs: Window;
  readonly audio: Window;
  readonly reports: Window;
}

/** An answer is reported once it was heard or skipped; a line that comes again may be reported again. */
const REPORTS_PER_INPUT = 2;

/** Counts what each player sends. What is refused is not counted, so that waiting helps. */
export class RateLimits {
  private readonly players = new Map<string, Player>();

  constructor(
    private readonly limits: PlayerLimits,
    private readonly now: () => number = Date.now,
  ) {}

  /** Throws TooManyInputs or TooMuchAudio. */
  takeInput(player: string, audioSeconds: number): void {
    const now = this.now();
    const { inputs, audio } = this.of(player, now);
    if (inputs.total(now) + 1 > this.limits.inputsPerMinute) throw new TooManyInputs();
    this.checkAudio(audio, audioSeconds, now);
    inputs.add(now, 1);
    audio.add(now, audioSeconds);
  }

  /** Throws TooMuchAudio. */
  takeAudio(player: string, audioSeconds: number): void {
    const now = this.now();
    const { audio } = this.of(player, now);
    this.checkAudio(audio, audioSeconds, now);
    audio.add(now, audioSeconds);
  }

  /** Whether what was heard of one more answer counts: beyond the budget it is dropped, for it is no input. */
  takeReport(player: string): boolean {
    const now = this.now();
    const { reports } = this.of(player, now);
    if (reports.total(now) >= this.limits.inputsPerMinute * REPORTS_PER_INPUT) return false;
    reports.add(now, 1);
    return true;
  }

  private checkAudio(audio: Window, seconds: number, now: number): void {
    if (seconds > 0 && audio.total(now) + seconds > this.limits.audioSecondsPerMinute)
      throw new TooMuchAudio();
  }

  private of(player: string, now: number): Player {
    const known = this.players.get(player);
    if (known) return known;
    if (this.players.size >= SWEEP_AT) this.sweep(now);
    const fresh = { inputs: new Window(), audio: new Window(), reports: new Window() };
    this.players.set(player, fresh);
    return fresh;
  }

  private sweep(now: number): void {
    for (const [id, { inputs, audio, reports }] of this.players)
      if (inputs.total(now) + audio.total(now) + reports.total(now) === 0) this.players.delete(id);
  }
}
