export { type ConnectionOptions, connect } from './db/connection.ts';
export { type Database, openPostgres, openShared, type PostgresOptions, type Tx } from './db/database.ts';
export { type Migration, migrate, missingMigrations } from './db/migrate.ts';
export { type Query, queryIn, rows } from './db/rows.ts';
export { type Watched, watched } from './db/troubles.ts';
export { DatabaseFull, DatabaseUnavailable } from './db/unavailable.ts';
export { type OnWait, waitMeter } from './db/waits.ts';
