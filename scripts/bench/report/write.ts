import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../stage/root.ts';

export const BENCH_FOLDER = join(ROOT, '.local', 'bench');

/** Writes results as JSON, named by the time; answers the file. */
export function writeResults(at: Date, results: object): string {
  mkdirSync(BENCH_FOLDER, { recursive: true });
  const file = join(BENCH_FOLDER, `${at.toISOString().replaceAll(':', '-').slice(0, 19)}.json`);
  writeFileSync(file, `${JSON.stringify({ at: at.toISOString(), ...results }, null, 1)}\n`);
  return file;
}
