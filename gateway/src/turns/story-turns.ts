import { AppError } from '@fabula/kit/errors';
import type { GameInput } from '@fabula/proto/frames/v1/frames_pb';
import type { Turn } from './turn.ts';

/** Inputs of one story that wait for another. A person sends one at a time; this bounds what a program can pile up. */
const MOST_WAITING = 16;

export class TooManyWaiting extends AppError {
  constructor() {
    super({
      reason: 'TOO_MANY_WAITING',
      code: 'RESOURCE_EXHAUSTED',
      message: 'The story is still busy with what you said before. Please wait a moment.',
      retryable: true,
    });
  }
}

/**
 * The turns of one player story. The lock is run's alone; what is done here keeps the order in which one gateway was
 * asked: another input stops what is spoken and waits, the same input and a start go to the engine at once.
 */
export class StoryTurns {
  private readonly waiting = new Set<Turn>();
  private readonly running = new Map<Turn, Promise<void>>();
  private tail: Promise<void> = Promise.resolve();

  constructor(private readonly signal: AbortSignal) {}

  get isIdle(): boolean {
    return this.running.size === 0 && this.waiting.size === 0;
  }

  /** The turns with this input id; more than one where the same input came again. */
  find(inputId: string): Turn[] {
    return [...this.running.keys(), ...this.waiting].filter((turn) => turn.is(inputId));
  }

  /** Resolves when the turn has ended. Throws TooManyWaiting. */
  play(turn: Turn, { inputId, kind }: GameInput): Promise<void> {
    const running = [...this.running.keys()];
    const joins = inputId !== undefined && running.some((other) => other.is(inputId));
    if (!joins) for (const other of running) other.stop();
    return joins || kind === 'start_moment' ? this.run(turn) : this.inLine(turn);
  }

  async idle(): Promise<void> {
    await this.tail;
    await Promise.all(this.running.values());
  }

  private inLine(turn: Turn): Promise<void> {
    if (this.waiting.size >= MOST_WAITING) throw new TooManyWaiting();
    this.waiting.add(turn);
    this.tail = Promise.all([this.tail, ...this.running.values()]).then(() => {
      this.waiting.delete(turn);
      return this.run(turn);
    });
    return this.tail;
  }

  private run(turn: Turn): Promise<void> {
    const end = turn.play(this.signal).finally(() => this.running.delete(turn));
    this.running.set(turn, end);
    return end;
  }
}
