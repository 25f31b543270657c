import type { Counter } from 'prom-client';
import { monotonicMs } from '../clock.ts';
import type { Logger } from '../log.ts';
import { fromZero } from '../metrics/known-labels.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { Outage } from '../outage.ts';
import { LateSubscription } from './late-subscription.ts';
import type {
  FrameMaker,
  Missed,
  Numbered,
  Owner,
  PendingFrame,
  PendingStore,
  Subscription,
} from './store.ts';

/** Milliseconds without asking the primary again after it failed: its callers are players in the middle of a turn. */
const PAUSE_MS = 1_000;

const OPERATIONS = ['append', 'after', 'ageOf', 'follow', 'own', 'ownerOf', 'onTakeover', 'clear'] as const;

export interface ResilientDeps {
  readonly metrics: Metrics;
  readonly log?: Logger | undefined;
}

/**
 * Goes on from the fallback while the primary is away, and counts it. What is lost is resuming on another gateway. An entry
 * that changes stores gets a new epoch, by which the player's client notices. It is in the fallback only as long as nothing of
 * it was added to the primary since, by whichever gateway.
 */
export class ResilientPendingStore implements PendingStore {
  private readonly fallbacks: Counter<string>;
  private readonly followers = new Map<string, Set<LateSubscription>>();
  private readonly outages: ReadonlyMap<string, Outage>;
  private awayUntil = 0;

  constructor(
    private readonly primary: PendingStore,
    private readonly fallback: PendingStore,
    { metrics, log }: ResilientDeps,
  ) {
    // The counter tells how often, the log why: a primary that is there and refuses has told nobody.
    const texts = { lost: 'pending store', back: 'pending store takes it again' };
    this.outages = new Map(OPERATIONS.map((operation) => [operation, new Outage(log, texts)]));
    const help = 'Operations that went to local memory because the pending store was away';
    this.fallbacks = fromZero(
      metrics.counter('fabula_pending_fallback_total', help, ['operation']),
      OPERATIONS.map((operation) => ({ operation })),
    );
  }

  append(key: string, ...makes: readonly FrameMaker[]): Promise<Numbered> {
    const here = () => this.fallback.append(key, ...makes);
    if (this.isUnheard(key)) return here();
    const there = async () => {
      // What the primary has from before the outage lacks what was added here: it must not go on as if nothing were missing.
      const isHere = (await this.fallback.ageOf(key)) !== undefined;
      if (isHere) await this.primary.clear(key);
      const numbers = await this.primary.append(key, ...makes);
      if (isHere) await this.fallback.clear(key);
      return numbers;
    };
    return this.either('append', there, here);
  }

  async after(key: string, epoch: string | undefined, seq: number): Promise<Missed> {
    const newest = await this.newestOf(key);
    if (newest === 'here') return this.fallback.after(key, epoch, seq);
    const missed = await this.either(
      'after',
      () => this.primary.after(key, epoch, seq),
      () => this.fallback.after(key, epoch, seq),
    );
    // What was added here is not among it.
    return newest === 'both' ? { ...missed, complete: false } : missed;
  }

  ageOf(key: string): Promise<number | undefined> {
    return this.either(
      'ageOf',
      () => this.primary.ageOf(key),
      () => this.fallback.ageOf(key),
    );
  }

  /** Follows both: the frames of a turn may come from either. */
  async follow(key: string, onFrame: (frame: PendingFrame) => void): Promise<Subscription> {
    const local = await this.fallback.follow(key, onFrame);
    const shared = this.late('follow', () => this.primary.follow(key, onFrame));
    const followers = this.followers.get(key) ?? new Set();
    this.followers.set(key, followers.add(shared));
    await shared.start();
    const forget = async () => {
      followers.delete(shared);
      if (followers.size === 0 && this.followers.get(key) === followers) this.followers.delete(key);
      await shared.stop();
    };
    return both(local, { stop: forget });
  }

  own(key: string, owner: string): Promise<number> {
    return this.either(
      'own',
      () => this.primary.own(key, owner),
      () => this.fallback.own(key, owner),
    );
  }

  /** Whoever came last: numbers of both compare. */
  async ownerOf(key: string): Promise<Owner | undefined> {
    const here = await this.fallback.ownerOf(key);
    const there = await this.optional('ownerOf', () => this.primary.ownerOf(key));
    return (there?.fence ?? 0) > (here?.fence ?? 0) ? there : here;
  }

  async onTakeover(key: string, fence: number, lost: () => void): Promise<Subscription> {
    const local = await this.fallback.onTakeover(key, fence, lost);
    const shared = this.late('onTakeover', () => this.primary.onTakeover(key, fence, lost));
    return both(local, await shared.start());
  }

  async clear(key: string): Promise<void> {
    await this.fallback.clear(key);
    await this.optional('clear', () => this.primary.clear(key));
  }

  /** Tells that the primary is away, though the game goes on without it. */
  async check(): Promise<void> {
    await this.primary.check();
  }

  async close(): Promise<void> {
    await Promise.all([this.primary.close(), this.fallback.close()]);
  }

  /** Where frames were added last; `both`: there, after some were added here, which nobody needs any more. */
  private async newestOf(key: string): Promise<'here' | 'there' | 'both'> {
    const here = await this.fallback.ageOf(key);
    if (here === undefined) return 'there';
    const there = await this.optional('ageOf', () => this.primary.ageOf(key));
    if (there === undefined || there >= here) return 'here';
    await this.fallback.clear(key);
    return 'both';
  }

  /** A subscription to the primary, made when it is back where it is away now. */
  private late(operation: string, subscribe: () => Promise<Subscription>): LateSubscription {
    const counted = async () => {
      try {
        return await subscribe();
      } catch (error) {
        this.fallbacks.inc({ operation });
        throw error;
      }
    };
    return new LateSubscription(counted, PAUSE_MS);
  }

  /** Whether somebody here follows a key and does not hear what is appended to the primary. */
  private isUnheard(key: string): boolean {
    return [...(this.followers.get(key) ?? [])].some((follower) => !follower.isJoined);
  }

  private optional<T>(operation: string, work: () => Promise<T>): Promise<T | undefined> {
    return this.either<T | undefined>(operation, work, async () => undefined);
  }

  private async either<T>(operation: string, work: () => Promise<T>, instead: () => Promise<T>): Promise<T> {
    if (monotonicMs() >= this.awayUntil) {
      try {
        const done = await work();
        this.outages.get(operation)?.over({ operation });
        return done;
      } catch (err) {
        this.awayUntil = monotonicMs() + PAUSE_MS;
        this.outages.get(operation)?.failed({ err, operation });
      }
    }
    this.fallbacks.inc({ operation });
    return instead();
  }
}

function both(local: Subscription, shared: Subscription | undefined): Subscription {
  return {
    stop: async () => {
      await local.stop();
      await shared?.stop();
    },
  };
}
