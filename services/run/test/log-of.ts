import type { RunLog } from '../src/domain/replay.ts';
import { runLog } from '../src/store/logs.ts';
import type { World } from './world.ts';

/** The log of a run that is there. */
export async function logOf(world: World, playerStoryId: string): Promise<RunLog> {
  const log = await world.db.transaction((tx) => runLog(tx, playerStoryId));
  if (!log) throw new Error(`run ${playerStoryId} is gone`);
  return log;
}
