import type { Knex } from 'knex';
import { actAs, type Database, type Tx } from './database.ts';
import { rows } from './rows.ts';

/** One change of a part's tables. Once released it is never edited: a new one follows. */
export interface Migration {
  readonly name: string;
  readonly sql: string;
}

/** "fab" in ASCII: the lock of all migrations of a database, so that two processes that start at once take turns. */
const LOCK = 0x666162;
const PART = /^[a-z][a-z-]{0,40}$/;

export interface MigrateOptions {
  /** What the part's role logs in with; without it the role is left as it is. */
  readonly password?: string | undefined;
}

/**
 * Makes the part's role and schema where they are missing (`root` must be allowed to), then runs, as that role, those
 * of its migrations that have not run yet: all of them or none.
 */
export async function migrate(
  root: Knex,
  part: string,
  migrations: readonly Migration[],
  { password }: MigrateOptions = {},
): Promise<void> {
  if (!PART.test(part)) throw new Error(`${part} cannot be the name of a role and schema`);
  await root.transaction(async (tx) => {
    await tx.raw('set local role none'); // The session may act as a part.
    await tx.raw('select pg_advisory_xact_lock(?)', [LOCK]);
    await createHome(tx, part);
    if (password !== undefined) await setPassword(tx, part, password);
    await actAs(tx, part);
    await tx.raw(
      'create table if not exists migrations (name text primary key, at timestamptz not null default now())',
    );
    const done = new Set<string>(await tx('migrations').pluck('name'));
    for (const { name, sql } of migrations.filter((m) => !done.has(m.name))) {
      await tx.raw(sql);
      await tx('migrations').insert({ name });
    }
  });
}

/** Those of a part's migrations that have not run; all of them where its schema does not stand. */
export async function missingMigrations(db: Database, migrations: readonly Migration[]): Promise<string[]> {
  const [home] = await db.statement<{ stands: boolean }>(
    "select to_regclass('migrations') is not null as stands",
  );
  const done = home?.stands ? await db.statement<{ name: string }>('select name from migrations') : [];
  const names = new Set(done.map(({ name }) => name));
  return migrations.map(({ name }) => name).filter((name) => !names.has(name));
}

/** A statement that takes no parameters: Postgres itself quotes what goes into it. */
async function setPassword(tx: Tx, part: string, password: string): Promise<void> {
  const [quoted] = await rows<{ sql: string }>(
    tx,
    "select format('alter role %I with password %L', $1::text, $2::text) as sql",
    [part, password],
  );
  await rows(tx, quoted?.sql ?? '', []);
}

async function createHome(tx: Tx, part: string): Promise<void> {
  const { rows } = await tx.raw(
    `select exists (select from pg_roles where rolname = ?) as role,
            exists (select from pg_namespace where nspname = ?) as schema`,
    [part, part],
  );
  const [has] = rows as { role: boolean; schema: boolean }[];
  if (!has?.role) {
    await tx.raw(`create role "${part}" login`);
    await tx.raw(`grant "${part}" to current_user`);
  }
  if (!has?.schema) await tx.raw(`create schema "${part}" authorization "${part}"`);
}
