import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from './log.ts';
import { LATE, within } from './within.ts';

export interface Check {
  readonly name: string;
  readonly ok: boolean;
  readonly detail?: string;
}

export interface ReadyReport {
  readonly ok: boolean;
  readonly checks: readonly Check[];
}

/** What a part is to the process that runs it. */
export interface Service {
  ready(): Promise<ReadyReport>;
  /** Says that it is not ready any more, and serves on. */
  retire?(): void;
  /** Retires, stops taking new work after a while, and lets the running work end. */
  drain?(): Promise<void>;
  /** Milliseconds that draining takes at most. */
  readonly drainMs?: number;
  close(): Promise<void>;
}

const DRAIN = 'drain';

/** Whether a report is of a service that stops taking new work, and ends what it has. */
export const isDraining = ({ checks }: ReadyReport): boolean => checks.some(({ name }) => name === DRAIN);

type Step = { readonly name: string; readonly run: () => Promise<void> | void };

/** How a service takes its leave, milliseconds. */
export interface Leave {
  /** How long it goes on taking new work while it says that it is not ready: others look for it only every so often. */
  readonly lingerMs?: number;
  /** How long running work may take after that. */
  readonly graceMs?: number;
}

export const DEFAULT_GRACE_MS = 4_000;
/** What ends running work at the end of its grace needs for that. */
const ENDING_MS = 1_000;

const CHECK_MS = 2_000;
const CLOSE_MS = 5_000;

/** Remembers what a service is made of, and closes it in reverse order of creation. */
export class Lifecycle implements Service {
  private readonly closers: Step[] = [];
  private readonly retirings: (() => void)[] = [];
  private readonly drains: Step[] = [];
  private readonly checks: Step[] = [];
  private isRetired = false;
  private draining: Promise<void> | undefined;
  private closing: Promise<void> | undefined;

  constructor(
    private readonly log?: Logger,
    private readonly leave: Leave = {},
  ) {}

  add(name: string, closer: () => Promise<void> | void): void {
    this.closers.push({ name, run: closer });
  }

  /** Called when the service says that it is not ready any more: it tells whoever is connected to come back elsewhere. */
  onRetire(run: () => void): void {
    this.retirings.push(run);
  }

  onDrain(name: string, run: () => Promise<void> | void): void {
    this.drains.push({ name, run });
  }

  /** A dependency that must answer for the service to be ready: `fn` throws when it does not. */
  check(name: string, fn: () => Promise<void> | void): void {
    this.checks.push({ name, run: fn });
  }

  /** All checks at once, each with 2 s to answer. Not ready once retired. */
  async ready(): Promise<ReadyReport> {
    const checks = await Promise.all(this.checks.map(examine));
    if (this.isRetired) checks.push({ name: DRAIN, ok: false, detail: 'stopping' });
    return { ok: checks.every((c) => c.ok), checks };
  }

  retire(): void {
    if (this.isRetired) return;
    this.isRetired = true;
    for (const run of this.retirings) run();
  }

  /** Retires, lingers, and stops what takes new work, each step for at most the grace. */
  drain(): Promise<void> {
    this.draining ??= this.leaveInOrder();
    return this.draining;
  }

  get drainMs(): number {
    const { lingerMs = 0, graceMs = DEFAULT_GRACE_MS } = this.leave;
    return lingerMs + (graceMs + ENDING_MS) * Math.max(this.drains.length, 1);
  }

  /** What others see of it. */
  asService(): Required<Service> {
    return {
      ready: () => this.ready(),
      retire: () => this.retire(),
      drain: () => this.drain(),
      drainMs: this.drainMs,
      close: () => this.close(),
    };
  }

  private async leaveInOrder(): Promise<void> {
    const { lingerMs = 0, graceMs = DEFAULT_GRACE_MS } = this.leave;
    this.retire();
    if (lingerMs > 0) await sleep(lingerMs);
    await this.runAll(this.drains, graceMs + ENDING_MS);
  }

  /** Runs every closer, the last added first, each for at most `deadlineMs`; one that fails or hangs is logged and left. */
  close(deadlineMs = CLOSE_MS): Promise<void> {
    this.closing ??= this.runAll(this.closers.reverse(), deadlineMs);
    return this.closing;
  }

  private async runAll(steps: readonly Step[], deadlineMs: number): Promise<void> {
    for (const step of steps) {
      try {
        if ((await within(deadlineMs, step.run())) === LATE)
          this.log?.warn({ step: step.name }, 'did not stop in time');
      } catch (error) {
        this.log?.error({ err: error, step: step.name }, 'failed to stop');
      }
    }
  }
}

async function examine(step: Step): Promise<Check> {
  try {
    if ((await within(CHECK_MS, step.run())) === LATE)
      return { name: step.name, ok: false, detail: 'no answer' };
    return { name: step.name, ok: true };
  } catch (error) {
    return { name: step.name, ok: false, detail: error instanceof Error ? error.message : String(error) };
  }
}
