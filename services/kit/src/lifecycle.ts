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
  /** Stops taking new work and lets the running work end. */
  drain?(): Promise<void>;
  close(): Promise<void>;
}

const DRAIN = 'drain';

/** Whether a report is of a service that stops taking new work, and ends what it has. */
export const isDraining = ({ checks }: ReadyReport): boolean => checks.some(({ name }) => name === DRAIN);

type Step = { readonly name: string; readonly run: () => Promise<void> | void };

const CHECK_MS = 2_000;
const CLOSE_MS = 5_000;

/** Remembers what a service is made of, and closes it in reverse order of creation. */
export class Lifecycle implements Service {
  private readonly closers: Step[] = [];
  private readonly drains: Step[] = [];
  private readonly checks: Step[] = [];
  private draining: Promise<void> | undefined;
  private closing: Promise<void> | undefined;

  constructor(private readonly log?: Logger) {}

  add(name: string, closer: () => Promise<void> | void): void {
    this.closers.push({ name, run: closer });
  }

  onDrain(name: string, run: () => Promise<void> | void): void {
    this.drains.push({ name, run });
  }

  /** A dependency that must answer for the service to be ready: `fn` throws when it does not. */
  check(name: string, fn: () => Promise<void> | void): void {
    this.checks.push({ name, run: fn });
  }

  /** All checks at once, each with 2 s to answer. Not ready once draining. */
  async ready(): Promise<ReadyReport> {
    const checks = await Promise.all(this.checks.map(examine));
    if (this.draining) checks.push({ name: DRAIN, ok: false, detail: 'stopping' });
    return { ok: checks.every((c) => c.ok), checks };
  }

  drain(): Promise<void> {
    this.draining ??= this.runAll(this.drains, CLOSE_MS);
    return this.draining;
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
