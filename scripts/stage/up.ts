// `make up`: the distributed way on this machine. FABULA_PORT (8080) is where the balancer listens.

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { closedFolder } from './closed-folder.ts';
import { isRunning } from './managed-process.ts';
import { ROOT } from './root.ts';
import { readState, STAGE_FOLDER } from './state.ts';
import type { SupervisorMessage } from './supervisor-message.ts';
import { takeDown } from './take-down.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

// What is left of a machine that was switched off is nothing that runs.
const known = readState();
if (known && [...known.processes, ...(known.supervisor ? [known.supervisor] : [])].some(isRunning)) {
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
const log = join(STAGE_FOLDER, 'logs', 'supervisor.log');
mkdirSync(dirname(log), { recursive: true });
const file = openSync(log, 'a');
// It lives on when this program ends, and is not interrupted with it.
const supervisor = fork(join(ROOT, 'scripts/stage/supervise.ts'), {
  detached: true,
  stdio: ['ignore', file, file, 'ipc'],
});
closeSync(file);
let failure: readonly string[] | undefined;
let isInterrupted = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    isInterrupted = true;
    supervisor.kill('SIGTERM');
  });
supervisor.on('message', (told: SupervisorMessage) => {
  if ('say' in told) say(told.say);
  if ('failed' in told) failure = told.failed;
  if (!('up' in told)) return;
  say(`\n  Fabula plays at ${told.up}\n  make logs reads all parts, make down stops them\n`);
  process.exit(0);
});
await once(supervisor, 'exit');
await takeDown(say);
if (!isInterrupted) {
  say(`\n  Fabula did not come up. ${(failure ?? ['Its supervisor ended.']).join(' ')}`);
  say('  What was started has been stopped again; make logs reads what it said.\n');
}
process.exit(1);
