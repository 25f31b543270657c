// `make up`: the distributed way on this machine. FABULA_PORT (8080) is where the balancer listens.

import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { closedFolder } from './closed-folder.ts';
import { startDistributed } from './distributed.ts';
import { isRunning, type ProcessMark } from './managed-process.ts';
import { clearState, readState, STAGE_FOLDER, writeState } from './state.ts';
import { stopAll } from './stop-all.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

/** Several stores may fail at once, each for a reason of its own. */
function reasonsOf(error: unknown): string[] {
  if (error instanceof AggregateError) return error.errors.flatMap(reasonsOf);
  return [error instanceof Error ? error.message : String(error)];
}

// What is left of a machine that was switched off is nothing that runs.
const known = readState();
if (known?.processes.some(isRunning)) {
  say(`Already up at ${known.origin}. Stop it with: make down`);
  process.exit(1);
}
// Postgres does not run as root, but as a user of its own, who has to come to its data below this checkout.
const above = dirname(STAGE_FOLDER);
mkdirSync(above, { recursive: true });
const closed = process.getuid?.() === 0 ? closedFolder(above) : undefined;
if (closed !== undefined) {
  say(`Postgres does not run as root, and its own user may not enter ${closed}, where this checkout lies.`);
  say(
    'Run make up as another user, or move the checkout to where everybody may enter, e.g. below /srv or /opt.',
  );
  process.exit(1);
}
const port = Number(process.env.FABULA_PORT ?? 8080);
const origin = `http://localhost:${port}`;
const processes: ProcessMark[] = [];
// Written down at once: what is interrupted here is stopped, and if that fails too, `make down` knows of it.
const onSpawn = (mark: ProcessMark) => {
  processes.push(mark);
  writeState({ origin, processes });
};
const interrupted = new AbortController();
const giveUp = async () => {
  await stopAll(processes, say);
  clearState();
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupted.abort());
interrupted.signal.addEventListener('abort', () => void giveUp().finally(() => process.exit(1)));
try {
  await startDistributed({ folder: STAGE_FOLDER, port, detached: true, say, onSpawn });
} catch (error) {
  // Who is interrupted sees its processes end, and that is no fault of theirs.
  if (interrupted.signal.aborted) await once(process, 'exit');
  await giveUp();
  say(`\n  Fabula did not come up. ${reasonsOf(error).join(' ')}`);
  say('  What was started has been stopped again; make logs reads what it said.\n');
  process.exit(1);
}
say(`\n  Fabula plays at ${origin}\n  make logs reads all parts, make down stops them\n`);
process.exit(0);
