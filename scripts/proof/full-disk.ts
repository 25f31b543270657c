import { connect } from '@fabula/kit/db/connection';
import type { Knex } from 'knex';

const TABLES = ['run.turns', 'run.readiness'] as const;
const REFUSE = `
  create function public.disk_is_full() returns trigger language plpgsql as $$
  begin
    raise exception using errcode = 'disk_full', message = 'could not extend file: No space left on device';
  end $$`;

/** A Postgres that refuses new rows of run with the error that it gives when its disk is full. */
export class FullDisk {
  private constructor(private readonly knex: Knex) {}

  static async of(postgresUrl: string): Promise<FullDisk> {
    const knex = connect({ connection: { connectionString: postgresUrl }, poolMax: 1 });
    await knex.raw(REFUSE);
    for (const table of TABLES)
      await knex.raw(
        `create trigger disk_is_full before insert on ${table} execute function public.disk_is_full()`,
      );
    return new FullDisk(knex);
  }

  async free(): Promise<void> {
    await this.knex.raw('drop function public.disk_is_full() cascade');
    await this.knex.destroy();
  }
}
