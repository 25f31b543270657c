import { connect } from '@fabula/kit/db/connection';
import { startPglite } from '@fabula/kit/pglite';
import type { Knex } from 'knex';

export interface LoggedTurn {
  readonly inputId: string;
  readonly turnNo: number;
  readonly attempt: number;
  readonly kind: string;
  readonly words: string;
  readonly stateHash: string;
}

/** What run has kept of the turns that were committed, read past every part. */
export class TurnLog {
  private constructor(
    private readonly knex: Knex,
    readonly close: () => Promise<void>,
  ) {}

  /** Of the distributed way, beside the running parts. */
  static ofPostgres(url: string): TurnLog {
    const knex = connect({ connection: { connectionString: url }, poolMax: 2 });
    return new TurnLog(knex, () => knex.destroy());
  }

  /** Of a data folder whose process has ended. */
  static async ofFolder(databaseFolder: string): Promise<TurnLog> {
    const pglite = await startPglite(databaseFolder);
    return new TurnLog(pglite.knex, () => pglite.close());
  }

  /** In their order. */
  async turnsOf(playerStoryId: string): Promise<LoggedTurn[]> {
    const { rows: found } = await this.knex.raw<{ rows: LoggedTurn[] }>(
      `select input_id as "inputId", turn_no as "turnNo", attempt, kind, words, state_hash as "stateHash"
       from run.turns where player_story_id = ? and committed_at is not null order by turn_no`,
      [playerStoryId],
    );
    return found;
  }

  /** Any other question. */
  async ask<T>(sql: string, values: readonly (string | number)[] = []): Promise<T[]> {
    const { rows: found } = await this.knex.raw<{ rows: T[] }>(sql, [...values]);
    return found;
  }
}
