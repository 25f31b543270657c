import { stopProcess } from './managed-process.ts';
import { clearState, readState } from './state.ts';
import { stopAll } from './stop-all.ts';

/** Stops exactly what `make up` started: first who would start it again, then all it has written down. Answers whether there was any. */
export async function takeDown(say: (text: string) => void): Promise<boolean> {
  const supervisor = readState()?.supervisor;
  if (supervisor) await stopProcess(supervisor);
  // Read again: what was started last stands there since.
  const running = readState();
  await stopAll(running?.processes ?? [], say);
  clearState();
  return running !== undefined;
}
