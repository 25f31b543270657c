import { within } from '@fabula/kit/within';
import { EngineStopping } from '../../domain/errors.ts';

/** A turn that this process is playing. */
export interface RunningTurn {
  /** It holds the run's lease: it does not wait for another turn. */
  readonly isPlaying: boolean;
  /** Ends the speech, not the turn. */
  stopSpeaking(): void;
  /** Ends the turn: its lease is given back, and another engine takes it. */
  abort(reason: unknown): void;
}

/** Told of each turn that begins and ends: a gauge, by which engines can be scaled. */
export interface UnderWay {
  inc(): void;
  dec(): void;
}

/** The turns of this process: who follows one of them in the same run hurries it, and a stop waits for all. */
export class RunningTurns {
  private readonly turns = new Map<
    RunningTurn,
    { readonly playerStoryId: string; readonly over: Promise<void> }
  >();
  private stopping = false;

  constructor(private readonly underWay?: UnderWay) {}

  /** Plays `work` as a turn of the run. Throws EngineStopping once the process is stopping. */
  async during<T>(playerStoryId: string, turn: RunningTurn, work: () => Promise<T>): Promise<T> {
    this.assertOpen();
    let end: () => void = () => {};
    const over = new Promise<void>((resolve) => {
      end = resolve;
    });
    this.turns.set(turn, { playerStoryId, over });
    this.underWay?.inc();
    try {
      return await work();
    } finally {
      this.turns.delete(turn);
      this.underWay?.dec();
      end();
    }
  }

  assertOpen(): void {
    if (this.stopping) throw new EngineStopping();
  }

  /** Ends what is being spoken in the run by another turn: the player has said something new. */
  hurry(playerStoryId: string, except: RunningTurn): void {
    for (const [turn, of] of this.turns) {
      if (turn !== except && turn.isPlaying && of.playerStoryId === playerStoryId) turn.stopSpeaking();
    }
  }

  /** Takes no new turns and waits for the running ones; what still runs after `deadlineMs` is left to other engines. */
  async drain(deadlineMs: number): Promise<void> {
    this.stopping = true;
    await within(deadlineMs, this.allOver());
    for (const turn of this.turns.keys()) turn.abort(new EngineStopping());
    await this.allOver();
  }

  private async allOver(): Promise<void> {
    await Promise.all([...this.turns.values()].map(({ over }) => over));
  }
}
