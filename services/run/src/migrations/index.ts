import type { Migration } from '@fabula/kit/db';
import {
  INBOX_PARKED_INDEX_SQL,
  INBOX_PARKED_SQL,
  INBOX_SQL,
  OUTBOX_PLACE_SQL,
  OUTBOX_SQL,
} from '@fabula/kit/outbox';
import { RUNS_SQL } from './001-runs.ts';
import { ECONOMY_SQL } from './005-economy.ts';
import { ONCE_SQL } from './006-once.ts';
import { KEPT_PICTURES_SQL } from './007-kept-pictures.ts';
import { READINESS_SQL } from './008-readiness.ts';
import { CLOSED_STORIES_SQL } from './010-closed-stories.ts';
import { PROGRESS_SQL } from './011-progress.ts';

/** The schema `run`, additive first. */
export const MIGRATIONS: readonly Migration[] = [
  { name: '001_runs', sql: RUNS_SQL },
  { name: '002_outbox', sql: OUTBOX_SQL },
  { name: '003_inbox', sql: INBOX_SQL },
  { name: '004_inbox_parked', sql: INBOX_PARKED_SQL },
  { name: '005_economy', sql: ECONOMY_SQL },
  { name: '006_once', sql: ONCE_SQL },
  { name: '007_kept_pictures', sql: KEPT_PICTURES_SQL },
  { name: '008_readiness', sql: READINESS_SQL },
  { name: '009_inbox_parked_index', sql: INBOX_PARKED_INDEX_SQL },
  { name: '010_closed_stories', sql: CLOSED_STORIES_SQL },
  { name: '011_progress', sql: PROGRESS_SQL },
  { name: '012_outbox_place', sql: OUTBOX_PLACE_SQL },
];
