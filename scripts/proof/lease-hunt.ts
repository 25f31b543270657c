import { connect } from '@fabula/kit/db/connection';
import type { Knex } from 'knex';
import { until } from './until.ts';

export interface HeldTurn {
  /** Process id of the engine that holds the turn's lease. */
  readonly enginePid: number;
  readonly inputId: string;
  /** Resolves when the turn's commit waits for this hold. */
  commitWaits(): Promise<void>;
  /** Lets the commit through. */
  release(): Promise<void>;
}

interface Lease {
  readonly owner: string;
  readonly input: string;
}

const POLL_MS = 2;

/** Catches turns between BeginTurn and CommitTurn: it locks the run's row as soon as its lease is written. */
export class LeaseHunt {
  private readonly knex: Knex;

  constructor(postgresUrl: string) {
    this.knex = connect({ connection: { connectionString: postgresUrl }, poolMax: 3 });
  }

  close(): Promise<void> {
    return this.knex.destroy();
  }

  /** `missed` where the turn was over first: it was too quick. */
  catch(playerStoryId: string, isOver: () => boolean): Promise<HeldTurn | 'missed'> {
    return until(
      async () => (await this.tryHold(playerStoryId)) ?? (isOver() ? 'missed' : undefined),
      POLL_MS,
    );
  }

  /** Which attempt of a turn was committed. */
  async attemptOf(playerStoryId: string, inputId: string): Promise<number | undefined> {
    const [turn] = await ask<{ attempt: number }>(
      this.knex,
      'select attempt from run.turns where player_story_id = ? and input_id = ?',
      [playerStoryId, inputId],
    );
    return turn?.attempt;
  }

  private async tryHold(playerStoryId: string): Promise<HeldTurn | undefined> {
    const tx = await this.knex.transaction();
    const [lease] = await ask<Lease>(
      tx,
      `select lease_owner as owner, lease_input as input from run.player_stories
       where id = ? and lease_input is not null for update`,
      [playerStoryId],
    );
    if (!lease) {
      await tx.rollback();
      return undefined;
    }
    const [own] = await ask<{ pid: number }>(tx, 'select pg_backend_pid() as pid', []);
    return {
      // An owner is host/pid/random.
      enginePid: Number(lease.owner.split('/')[1]),
      inputId: lease.input,
      commitWaits: () => this.commitWaits(own?.pid ?? 0),
      release: async () => {
        await tx.rollback();
      },
    };
  }

  private commitWaits(pid: number): Promise<void> {
    return until(async () => {
      const [found] = await ask<{ waiting: number }>(
        this.knex,
        'select count(*)::int as waiting from pg_stat_activity where ? = any(pg_blocking_pids(pid))',
        [pid],
      );
      return (found?.waiting ?? 0) > 0 ? true : undefined;
    }, POLL_MS).then(() => undefined);
  }
}

async function ask<T>(on: Knex, sql: string, values: readonly (string | number)[]): Promise<T[]> {
  const { rows } = await on.raw<{ rows: T[] }>(sql, [...values]);
  return rows;
}
