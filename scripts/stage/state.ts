import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ROOT } from './root.ts';
import { writeAtomically } from './write-atomically.ts';

/** Data, keys, caches and logs of `make up`. */
export const STAGE_FOLDER = join(ROOT, '.local', 'stage');
const FILE = join(STAGE_FOLDER, 'running.json');

const mark = z.object({ name: z.string(), pid: z.number(), startedAt: z.string() });
/** `supervisor` starts the processes again. `metrics`: where each part tells them, once all are up. */
const state = z.object({
  origin: z.string(),
  supervisor: mark.optional(),
  processes: z.array(mark),
  metrics: z.record(z.string(), z.string()).optional(),
});
export type StageState = z.infer<typeof state>;

export function readState(): StageState | undefined {
  return existsSync(FILE) ? state.parse(JSON.parse(readFileSync(FILE, 'utf8'))) : undefined;
}

export function writeState(running: StageState): void {
  writeAtomically(FILE, JSON.stringify(running, null, 2));
}

export function clearState(): void {
  rmSync(FILE, { force: true });
}
