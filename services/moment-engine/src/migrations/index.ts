import type { Migration } from '@fabula/kit/db';
import { INBOX_PARKED_INDEX_SQL, INBOX_PARKED_SQL, INBOX_SQL } from '@fabula/kit/outbox';
import { MODEL_SQL } from './001-model.ts';
import { GONE_RUNS_SQL } from './004-gone-runs.ts';
import { GONE_PLAYERS_SQL } from './005-gone-players.ts';

/** The schema `moment-engine`, additive first. It is needed only where a language model is asked, or was. */
export const MIGRATIONS: readonly Migration[] = [
  { name: '001_model', sql: MODEL_SQL },
  { name: '002_inbox', sql: INBOX_SQL },
  { name: '003_inbox_parked', sql: INBOX_PARKED_SQL },
  { name: '004_gone_runs', sql: GONE_RUNS_SQL },
  { name: '005_gone_players', sql: GONE_PLAYERS_SQL },
  { name: '006_inbox_parked_index', sql: INBOX_PARKED_INDEX_SQL },
];
