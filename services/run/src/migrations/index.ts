import type { Migration } from '@fabula/kit/db';
import { INBOX_PARKED_SQL, INBOX_SQL, OUTBOX_SQL } from '@fabula/kit/outbox';
import { RUNS_SQL } from './001-runs.ts';

/** The schema `run`, additive first. */
export const MIGRATIONS: readonly Migration[] = [
  { name: '001_runs', sql: RUNS_SQL },
  { name: '002_outbox', sql: OUTBOX_SQL },
  { name: '003_inbox', sql: INBOX_SQL },
  { name: '004_inbox_parked', sql: INBOX_PARKED_SQL },
];
