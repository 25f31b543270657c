import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Logger } from '@fabula/kit/log';
import type { Metrics } from '@fabula/kit/metrics';
import { Piscina } from 'piscina';
import { SignInBusy } from '../domain/errors.ts';
import { FairQueue, type Kind, ofKind } from './fair-queue.ts';

const WORKER = fileURLToPath(new URL('./argon2-worker.mjs', import.meta.url));

/** A hash fills 19 MiB and a core for 10 to 20 ms: half of the cores stay free of them. */
const THREADS = Math.max(1, Math.floor(availableParallelism() / 2));
/** Of one kind, for each thread: who comes last waits for about two seconds. */
const MOST_WAITING = 64;
/** A thread that has nothing to do ends, milliseconds. */
const IDLE_MS = 60_000;
/** Turns go first where a core is wanted by both. Only Linux has a niceness for each thread; elsewhere all of us would step back. */
const NICENESS = process.platform === 'linux' ? 10 : 0;
/** What a worker makes is short-lived. */
const YOUNG_MB = 4;

export interface PasswordsOptions {
  readonly metrics?: Metrics;
  readonly log?: Logger;
  readonly threads?: number;
  /** Of one kind. */
  readonly mostWaiting?: number;
}

/**
 * Hashes passwords by argon2id, a few at once, in threads of lower priority that nothing else waits for: libuv's few read
 * files and resolve names, in the embedded way those of turns as well. What waits is bounded, signing in and new passwords
 * apart.
 */
export class Passwords {
  private readonly queue = new FairQueue();
  private readonly pool: Piscina;
  private readonly mostWaiting: number;
  private readonly hashed;

  constructor(options: PasswordsOptions = {}) {
    const { metrics, log, threads = THREADS, mostWaiting = MOST_WAITING * threads } = options;
    this.mostWaiting = mostWaiting;
    this.pool = new Piscina({
      ...{ filename: WORKER, minThreads: 0, maxThreads: threads },
      // It takes a task, finds no thread free, and puts it back: strictly, where it was.
      ...{ taskQueue: this.queue, stricterFIFO: true },
      ...{ idleTimeout: IDLE_MS, niceIncrement: NICENESS, recordTiming: false },
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    });
    // A thread that dies takes its own hash along; the next one starts another.
    this.pool.on('error', (error) => log?.error({ err: error }, 'a thread for passwords failed'));
    const help = 'Password hashes that were made, to check one or to keep a new one';
    this.hashed = metrics?.counter('fabula_password_hashes_total', help, ['kind']);
  }

  /** The argon2id hash, with its salt and cost inside. Throws SignInBusy. */
  hash(password: string): Promise<string> {
    return this.run('new', { password });
  }

  /** Whether the password fits; does the same work where there is no hash to compare with. Throws SignInBusy. */
  fits(password: string, stored: string | undefined): Promise<boolean> {
    return this.run('check', { password, stored });
  }

  /** Who waits is refused. */
  async close(): Promise<void> {
    await this.pool.destroy();
  }

  private async run(kind: Kind, work: { password: string; stored?: string | undefined }) {
    if (this.queue.sizeOf(kind) >= this.mostWaiting) throw new SignInBusy();
    const answer = await this.pool.run({ kind, ...work, ...ofKind(kind) });
    this.hashed?.inc({ kind });
    return answer;
  }
}
