import { PGlite } from '@electric-sql/pglite';
import { Pool } from 'pg';
import { decoded, FRAME_BYTES, STATE } from './messages.ts';

/** Runs that the chain may play: one for each of its sockets. */
const RUNS = 1_000;

const TABLES = [
  'create table if not exists runs (id int primary key, fence int not null, state jsonb not null)',
  'create table if not exists turns (id int, no int, body jsonb, primary key (id, no))',
  `insert into runs select g, 0, '{}' from generate_series(0, ${RUNS - 1}) g on conflict do nothing`,
];
const BEGIN =
  'with r as (update runs set fence = fence + 1 where id = $1 returning id) insert into turns select id, $2, null from r';
const COMMIT =
  'with r as (update runs set state = $3 where id = $1 returning id) update turns set body = $3 where id = $1 and no = $2';

/** The two calls that a turn makes: one statement each. */
export interface BareRun {
  begin(message: Buffer): Promise<Buffer>;
  commit(message: Buffer): Promise<Buffer>;
}

type Ask = (name: string, text: string, values: readonly unknown[]) => Promise<unknown>;

/** `at` is the address of a Postgres, or a folder for a PGlite. */
export async function openRun(at: string): Promise<BareRun> {
  const ask = at.startsWith('postgres:') ? inPostgres(at) : await inPglite(at);
  for (const [n, table] of TABLES.entries()) await ask(`table ${n}`, table, []);
  return {
    begin: async (message) => {
      const { run, turn } = decoded(message);
      await ask('begin', BEGIN, [run, turn]);
      return STATE;
    },
    commit: async (message) => {
      const { run, turn, more } = decoded(message);
      await ask('commit', COMMIT, [run, turn, more.toString()]);
      return Buffer.alloc(FRAME_BYTES.output);
    },
  };
}

function inPostgres(connectionString: string): Ask {
  const pool = new Pool({ connectionString, max: 10 });
  return (name, text, values) => pool.query({ name, text, values: [...values] });
}

async function inPglite(folder: string): Promise<Ask> {
  const database = await PGlite.create(folder, { relaxedDurability: true });
  return (_name, text, values) => database.query(text, [...values]);
}
