// The process behind `make up`: starts the distributed way, tells its parent how it goes, and starts again what ends. It stops
// nothing: `make down` does, when this has gone.
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startNats } from '@fabula/kit/testing/nats';
import { startPostgres } from '@fabula/kit/testing/postgres';
import { startRedis } from '@fabula/kit/testing/redis';
import { type Distributed, startDistributed } from './distributed.ts';
import { markOf, type ProcessMark } from './managed-process.ts';
import { takeSecrets } from './secrets.ts';
import { STAGE_FOLDER, writeState } from './state.ts';
import { type SupervisedProcess, Supervisor } from './supervisor.ts';
import type { SupervisorMessage } from './supervisor-message.ts';

/** To whoever waits for `make up`, and into the log. */
const tell = (told: SupervisorMessage) => {
  process.stdout.write(`${JSON.stringify(told)}\n`);
  if (process.connected) process.send?.(told);
};

/** Several stores may fail at once, each for a reason of its own. */
function reasonsOf(error: unknown): string[] {
  if (error instanceof AggregateError) return error.errors.flatMap(reasonsOf);
  return [error instanceof Error ? error.message : String(error)];
}

const port = Number(process.env.FABULA_PORT ?? 8080);
const origin = `http://localhost:${port}`;
const supervisor = markOf('supervisor', process.pid);
const marks = new Map<string, ProcessMark>();
let metrics: Record<string, string> | undefined;
const write = () =>
  writeState({ origin, supervisor, processes: [...marks.values()], ...(metrics && { metrics }) });
/** Written down at once: whatever happens here, `make down` knows of it. */
const onSpawn = (mark: ProcessMark) => {
  marks.set(mark.name, mark);
  write();
};

function keptOf(stage: Distributed): SupervisedProcess[] {
  const { postgres, nats, redis } = stage.stores;
  const portOf = (url: string) => Number(new URL(url).port);
  const store = (name: string, start: () => Promise<{ pid: number }>) => async () => {
    const mark = markOf(name, (await start()).pid);
    onSpawn(mark);
    return mark;
  };
  const folder = (name: string) => join(STAGE_FOLDER, name);
  const again = new Map([
    [
      'postgres',
      store('postgres', () =>
        startPostgres({
          folder: folder('postgres'),
          port: portOf(postgres.url),
          durable: true,
          password: new URL(postgres.url).password,
        }),
      ),
    ],
    ['nats', store('nats', () => startNats({ folder: folder('nats'), port: portOf(nats.url) }))],
    ['redis', store('redis', () => startRedis({ folder: folder('redis'), port: portOf(redis.url) }))],
  ]);
  const restarted = (name: string) => async () => {
    await stage.restart(name);
    return marks.get(name) ?? markOf(name, 0);
  };
  return [...marks.values()].map((mark) => ({
    ...{ name: mark.name, mark },
    again: again.get(mark.name) ?? restarted(mark.name),
  }));
}

const keeper = new Supervisor((text) => tell({ say: text }));
const starting = startDistributed({
  folder: STAGE_FOLDER,
  identity: process.env.FABULA_IDENTITY === 'oidc-provider' ? 'oidc-provider' : 'keycloak',
  port,
  env: takeSecrets(process.env),
  detached: true,
  say: (text) => tell({ say: text }),
  onSpawn,
});
let isSettled = false;
starting.then(
  () => (isSettled = true),
  () => (isSettled = true),
);
/** What is being started is written down first: the stores are when all of them are there. */
const leave = async () => {
  await keeper.stop();
  while (!isSettled && marks.size === 0) await sleep(50);
  process.exit(0);
};
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void leave());
write();
try {
  const stage = await starting;
  metrics = Object.fromEntries([...stage.metrics].map(([name, at]) => [name, `http://${at}/metrics`]));
  write();
  tell({ up: origin });
  await keeper.keep(keptOf(stage));
} catch (error) {
  tell({ failed: reasonsOf(error) });
  process.exitCode = 1;
}
