// `make up`: the distributed way on this machine. FABULA_PORT (8080) is where the balancer listens.

import { startDistributed } from './distributed.ts';
import { markOf } from './managed-process.ts';
import { readState, STAGE_FOLDER, writeState } from './state.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

if (readState()) {
  say(`Already up at ${readState()?.origin}. Stop it with: make down`);
  process.exit(1);
}
const port = Number(process.env.FABULA_PORT ?? 8080);
const stage = await startDistributed({ folder: STAGE_FOLDER, port, detached: true, say });
const { postgres, nats, redis } = stage.stores;
const stores = Object.entries({ postgres, nats, redis }).map(([name, { pid }]) => markOf(name, pid));
writeState({ origin: stage.origin, processes: [...stores, ...stage.marks] });
say(`\n  Fabula plays at ${stage.origin}\n  make logs reads all parts, make down stops them\n`);
process.exit(0);
