import { connect } from '@fabula/kit/db/connection';
import type { Knex } from 'knex';
import { markOf } from '../stage/managed-process.ts';
import { until } from './until.ts';

export interface HeldTurn {
  /** Process id of the engine that holds the turn's lease. */
  readonly enginePid: number;
  readonly inputId: string;
  /**
   * Lets the engines go on until the turn's commit waits for this hold. False where the lease ran out before, so that another
   * engine may play the turn: leases are not renewed while this holds.
   */
  commitWaits(): Promise<boolean>;
  /** Whether the engine's lease has not run out. */
  isLeased(): Promise<boolean>;
  /** Lets the engines go on, but for one that the caller keeps suspended, and the commit through. */
  release(kept?: number): Promise<void>;
}

export interface Hold {
  /** The run's next turn, in one of the engines; `missed` where it is over before it was caught. */
  catch(engines: readonly number[], isOver: () => boolean): Promise<HeldTurn | 'missed'>;
}

interface Lock {
  /** @param query pattern of the statements that count; a lease's renewal or another engine's BeginTurn waits as well */
  isWaitedFor(query: string): Promise<boolean>;
  release(): Promise<void>;
}

interface Lease {
  readonly owner: string;
  readonly input: string;
}

const POLL_MS = 2;
/** What waited for the run's row was no BeginTurn where no lease is written in this time. */
const LEASE_MS = 5_000;
const ANY = '';
/** The statements by which `run` commits a turn. */
const COMMIT = String.raw`committed_at = clock_timestamp|t\.recent_skips`;

/**
 * Catches turns between BeginTurn and CommitTurn. It locks the run's row; once BeginTurn waits for it all engines are
 * suspended, and BeginTurn is let through: whichever has the lease now has not asked for its commit, however quick it is.
 */
export class LeaseHunt {
  private readonly knex: Knex;
  private readonly suspended = new Set<number>();

  constructor(postgresUrl: string) {
    this.knex = connect({ connection: { connectionString: postgresUrl }, poolMax: 3 });
  }

  close(): Promise<void> {
    this.goOn();
    return this.knex.destroy();
  }

  /** Holds the run's row, before its turn is asked for. Its `catch` must follow. */
  async hold(playerStoryId: string): Promise<Hold> {
    const before = await this.lock(playerStoryId);
    return {
      catch: async (engines, isOver) => {
        const begins = await until(
          async () => (await before.isWaitedFor(ANY)) || (isOver() ? 'missed' : undefined),
          POLL_MS,
        );
        try {
          if (begins === true) this.suspend(engines);
        } finally {
          await before.release();
        }
        const lease = begins === true ? await this.leaseOf(playerStoryId) : undefined;
        if (lease) return this.held(playerStoryId, await this.lock(playerStoryId), lease);
        this.goOn();
        return 'missed';
      },
    };
  }

  private held(playerStoryId: string, lock: Lock, { owner, input }: Lease): HeldTurn {
    const isLeased = async () => (await this.leases(playerStoryId)).some((lease) => lease.owner === owner);
    return {
      isLeased,
      // An owner is host/pid/random.
      enginePid: Number(owner.split('/')[1]),
      inputId: input,
      commitWaits: async () => {
        this.goOn();
        const found = await until(async () => {
          if (!(await isLeased())) return 'over';
          return (await lock.isWaitedFor(COMMIT)) ? 'waits' : undefined;
        }, POLL_MS);
        return found === 'waits';
      },
      release: async (kept) => {
        this.goOn(kept);
        await lock.release();
      },
    };
  }

  private suspend(engines: readonly number[]): void {
    // One may be ended by somebody else meanwhile.
    for (const pid of engines.filter(isThere)) {
      process.kill(pid, 'SIGSTOP');
      this.suspended.add(pid);
    }
  }

  private goOn(kept?: number): void {
    for (const pid of this.suspended) if (pid !== kept && isThere(pid)) process.kill(pid, 'SIGCONT');
    this.suspended.clear();
  }

  private async leaseOf(playerStoryId: string): Promise<Lease | undefined> {
    const end = Date.now() + LEASE_MS;
    const lease = await until(async () => {
      const [found] = await this.leases(playerStoryId);
      return found ?? (Date.now() > end ? 'none' : undefined);
    }, POLL_MS);
    return lease === 'none' ? undefined : lease;
  }

  /** The one that has not run out, or none. */
  private leases(playerStoryId: string): Promise<Lease[]> {
    const sql = `select lease_owner as owner, lease_input as input from run.player_stories
      where id = ? and lease_input is not null and lease_until > clock_timestamp()`;
    return ask<Lease>(this.knex, sql, [playerStoryId]);
  }

  private async lock(playerStoryId: string): Promise<Lock> {
    const tx = await this.knex.transaction();
    await ask(tx, 'select id from run.player_stories where id = ? for update', [playerStoryId]);
    const [own] = await ask<{ pid: number }>(tx, 'select pg_backend_pid() as pid', []);
    return {
      isWaitedFor: async (query) => {
        const sql = 'select pid from pg_stat_activity where ? = any(pg_blocking_pids(pid)) and query ~ ?';
        return (await ask(this.knex, sql, [own?.pid ?? 0, query])).length > 0;
      },
      release: async () => {
        await tx.rollback();
      },
    };
  }
}

function isThere(pid: number): boolean {
  return markOf('engine', pid).startedAt !== '';
}

async function ask<T>(on: Knex, sql: string, values: readonly (string | number)[]): Promise<T[]> {
  const { rows } = await on.raw<{ rows: T[] }>(sql, [...values]);
  return rows;
}
