import { setTimeout as sleep } from 'node:timers/promises';
import type { Bus } from '../bus/bus.ts';
import { BusHeld } from '../bus/memory.ts';
import { monotonicMs } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Logger } from '../log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { Outage } from '../outage.ts';
import { newestPlaced, type PlacedFact, tellLostAgain } from './lost.ts';
import { measureOutbox } from './meters.ts';
import { claim, type DueFact, forget, mark, release, type ToldFact } from './store.ts';

export interface RelayOptions {
  readonly db: Database;
  readonly bus: Bus;
  readonly log: Logger;
  readonly metrics?: Metrics;
  /** Milliseconds after which another process may take the facts of one that died. */
  readonly claimMs?: number | undefined;
  /** Milliseconds between two looks whether the bus still has what it was told, where nothing new is to be told. */
  readonly lookMs?: number | undefined;
}

const CLAIM_MS = 10_000;
const LOOK_MS = 10_000;

const BATCH = 50;
const IDLE_MS = 1_000;
/** Facts that come close behind others are taken together: a batch costs the same for one and for many. */
const GATHER_MS = 100;
/** Another process is at it. */
const BUSY_MS = 100;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 10_000;
const FORGET_EVERY_MS = 60_000;

/** The bus stores a fact below an earlier one: it has lost what it had, between the two. */
class BusWentBack extends Error {
  constructor() {
    super('the bus has lost facts that it had stored');
    this.name = 'BusWentBack';
  }
}

/**
 * Brings a part's facts from its outbox to the bus, in order: claim, publish, mark. Every process of a part may run one. These
 * are three steps because publishing inside the claiming transaction would wait for itself where one session serves all (PGlite
 * and the in-memory bus).
 * What was told stays for a day: a bus that loses its store is told it again, before anything new.
 */
export class Relay {
  private running: Promise<void> | undefined;
  private stopped = false;
  private poked = false;
  private wake: () => void = () => {};
  private forgotAt = monotonicMs();
  private lookAt = 0;
  private turn: Promise<unknown> = Promise.resolve();
  private readonly outage: Outage;

  constructor(private readonly options: RelayOptions) {
    const { metrics, db, log } = options;
    if (metrics) measureOutbox(metrics, db);
    this.outage = new Outage(log, { lost: 'facts wait in the outbox', back: 'facts are told again' });
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
        this.outage.over();
      } catch (error) {
        failures += 1;
        pause = Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);
        // A process that is still starting is no fault.
        if (!(error instanceof BusHeld)) this.outage.failed({ err: error, bus: this.options.bus.address });
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
    const { db, claimMs = CLAIM_MS } = this.options;
    const facts = await claim(db, BATCH, claimMs);
    if (!facts) return undefined;
    if (facts.length === 0) return this.lookBack();
    const told: ToldFact[] = [];
    try {
      const newest = await this.newest();
      // They are due before those that were claimed.
      if (newest && (await this.isLost(newest))) return undefined;
      await this.publishAll(facts, told, newest?.place ?? 0);
    } finally {
      await mark(db, told);
      await release(db, facts.slice(told.length));
    }
    return told.length;
  }

  /** One after the other. What the bus stores below an earlier one is left, and told again with all that it has lost. */
  private async publishAll(facts: readonly DueFact[], told: ToldFact[], after: number): Promise<void> {
    let last = after;
    for (const { n, subject, id, payload, traceparent } of facts) {
      const headers = traceparent === null ? undefined : { traceparent };
      const stored = await this.options.bus.publish(subject, id, payload, headers);
      if (stored?.isNew && stored.place <= last) throw new BusWentBack();
      told.push({ n, place: stored?.place });
      last = stored?.isNew ? stored.place : last;
    }
  }

  /** Nothing new is to be told: now and then it is asked whether what was told is still there. */
  private async lookBack(): Promise<number | undefined> {
    const { lookMs = LOOK_MS } = this.options;
    if (monotonicMs() < this.lookAt) return 0;
    this.lookAt = monotonicMs() + lookMs;
    const newest = await this.newest();
    // A bus that is away is no fault as long as nobody has anything to tell.
    const isLost = newest && (await this.isLost(newest).catch(() => false));
    return isLost ? undefined : 0;
  }

  /** The last fact that the bus may have lost; a bus that stores nothing is not asked for any. */
  private async newest(): Promise<PlacedFact | undefined> {
    const { bus, db } = this.options;
    return bus.holds && newestPlaced(db);
  }

  private async isLost(newest: PlacedFact): Promise<boolean> {
    const { log } = this.options;
    const facts = await tellLostAgain(this.options, newest);
    if (facts > 0) log.warn({ facts }, 'the bus has lost facts: they are told again');
    return facts > 0;
  }

  private async tidy(): Promise<void> {
    if (monotonicMs() - this.forgotAt < FORGET_EVERY_MS) return;
    this.forgotAt = monotonicMs();
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
