import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning, type ProcessMark } from './managed-process.ts';

/** Something that is to run, and how it is started again. */
export interface SupervisedProcess {
  readonly name: string;
  readonly mark: ProcessMark;
  /** Answers the new process once it is there. */
  readonly again: () => Promise<ProcessMark>;
}

/** Milliseconds. */
export interface BackOff {
  readonly first: number;
  readonly longest: number;
  /** Whoever ran this long before it ended begins anew with the first pause. */
  readonly settled: number;
  /** Between two looks. */
  readonly look: number;
}

const BACK_OFF: BackOff = { first: 500, longest: 30_000, settled: 60_000, look: 250 };

/** Starts again what has ended, each after a pause that grows while it keeps ending. */
export class Supervisor {
  private isStopping = false;
  private readonly starting = new Set<Promise<unknown>>();

  constructor(
    private readonly say: (text: string) => void,
    private readonly backOff: BackOff = BACK_OFF,
  ) {}

  /** Never rejects; ends after `stop`. */
  async keep(kept: readonly SupervisedProcess[]): Promise<void> {
    await Promise.all(kept.map((one) => this.keepOne(one)));
  }

  /** Starts nothing more. Resolves when nothing is being started. */
  async stop(): Promise<void> {
    this.isStopping = true;
    await Promise.allSettled(this.starting);
  }

  private async keepOne({ name, mark: first, again }: SupervisedProcess): Promise<void> {
    const { settled, longest, look } = this.backOff;
    let mark: ProcessMark | undefined = first;
    let pause = this.backOff.first;
    let since = Date.now();
    while (!this.isStopping) {
      await sleep(look);
      if (mark && isRunning(mark)) continue;
      if (Date.now() - since > settled) pause = this.backOff.first;
      this.say(`${name} has ended: it starts again in ${pause / 1000} s`);
      await sleep(pause);
      pause = Math.min(2 * pause, longest);
      mark = await this.started(name, again);
      since = Date.now();
    }
  }

  private async started(name: string, again: SupervisedProcess['again']): Promise<ProcessMark | undefined> {
    if (this.isStopping) return undefined;
    const starting = again();
    this.starting.add(starting);
    try {
      const mark = await starting;
      this.say(`${name} runs again`);
      return mark;
    } catch (error) {
      this.say(`${name} did not start: ${error instanceof Error ? error.message : String(error)}`);
      return undefined;
    } finally {
      this.starting.delete(starting);
    }
  }
}
