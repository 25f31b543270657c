import type { Migration } from '@fabula/kit/db';
import { MODEL_SQL } from './001-model.ts';

/** The schema `moment-engine`, additive first. It is needed only where a language model is asked. */
export const MIGRATIONS: readonly Migration[] = [{ name: '001_model', sql: MODEL_SQL }];
