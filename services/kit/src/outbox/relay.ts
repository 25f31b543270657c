import { setTimeout as sleep } from 'node:timers/promises';
import type { Bus } from '../bus/bus.ts';
import { BusHeld } from '../bus/memory.ts';
import type { Database } from '../db/database.ts';
import type { Logger } from '../log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { measureOutbox } from './meters.ts';
import { claim, type DueFact, forget, mark, release } from './store.ts';

export interface RelayOptions {
  readonly db: Database;
  readonly bus: Bus;
  readonly log: Logger;
  readonly metrics?: Metrics;
  /** Milliseconds after which another process may take the facts of one that died. */
  readonly claimMs?: number | undefined;
}

const CLAIM_MS = 10_000;

const BATCH = 50;
const IDLE_MS = 1_000;
/** Facts that come close behind others are taken together: a batch costs the same for one and for many. */
const GATHER_MS = 100;
/** Another process is at it. */
const BUSY_MS = 100;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 10_000;
const FORGET_EVERY_MS = 60_000;

/**
 * Brings a part's facts from its outbox to the bus, in order: claim, publish, mark. Every process of a part may run one. These are three steps because
 * publishing inside the claiming transaction would wait for itself where one session serves all (PGlite and the in-memory bus).
 */
export class Relay {
  private running: Promise<void> | undefined;
  private stopped = false;
  private poked = false;
  private wake: () => void = () => {};
  private forgotAt = Date.now();
  private turn: Promise<unknown> = Promise.resolve();

  constructor(private readonly options: RelayOptions) {
    const { metrics, db } = options;
    if (metrics) measureOutbox(metrics, db);
  }

  start(): void {
    this.running ??= this.loop();
  }

  /** There is something new: call it after a commit. Cheap, and safe in any place. */
  poke(): void {
    this.poked = true;
    this.wake();
  }

  /**
   * Publishes all that is due, waiting for another process that is at it. Throws what the bus or the database throws; the
   * facts stay for the next time.
   */
  async flush(): Promise<void> {
    for (;;) {
      const published = await this.batch();
      if (published === 0) return;
      if (published === undefined) await sleep(BUSY_MS);
    }
  }

  /** Ends the batch it is at, and stops. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.wake();
    await this.running;
  }

  private async loop(): Promise<void> {
    let pause = IDLE_MS;
    let failures = 0;
    while (!this.stopped) {
      this.poked = false;
      try {
        const published = await this.batch();
        await this.tidy();
        pause = pauseAfter(published);
        failures = 0;
      } catch (error) {
        failures += 1;
        pause = Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);
        // A process that is still starting is no fault.
        const level = error instanceof BusHeld ? 'debug' : 'warn';
        const { bus, log } = this.options;
        log[level]({ err: error, retryMs: pause, bus: bus.address }, 'facts wait in the outbox');
        this.poked = false;
      }
      if (pause === GATHER_MS) await sleep(GATHER_MS);
      else if (pause > 0 && !this.poked && !this.stopped) await this.rest(pause);
    }
  }

  /** One batch at a time, or their facts would overtake each other. */
  private batch(): Promise<number | undefined> {
    const next = this.turn.then(() => this.publishBatch());
    this.turn = next.then(
      () => undefined,
      () => undefined,
    );
    return next;
  }

  private async publishBatch(): Promise<number | undefined> {
    const facts = await claim(this.options.db, BATCH, this.options.claimMs ?? CLAIM_MS);
    if (!facts) return undefined;
    const published: DueFact[] = [];
    try {
      for (const fact of facts) {
        await this.publish(fact);
        published.push(fact);
      }
    } finally {
      await mark(this.options.db, published);
      await release(this.options.db, facts.slice(published.length));
    }
    return published.length;
  }

  private publish({ subject, id, payload, traceparent }: DueFact): Promise<void> {
    return this.options.bus.publish(subject, id, payload, traceparent === null ? undefined : { traceparent });
  }

  private async tidy(): Promise<void> {
    if (Date.now() - this.forgotAt < FORGET_EVERY_MS) return;
    this.forgotAt = Date.now();
    await forget(this.options.db);
  }

  private rest(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

function pauseAfter(published: number | undefined): number {
  if (published === undefined) return BUSY_MS;
  if (published === 0) return IDLE_MS;
  return published === BATCH ? 0 : GATHER_MS;
}
