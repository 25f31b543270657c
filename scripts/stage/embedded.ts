import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { copyEmptyPglite } from '@fabula/kit/testing/pglite-folder';
import { freePorts } from '@fabula/kit/testing/ports';
import { answersOk, ManagedProcess } from './managed-process.ts';
import { ROOT } from './root.ts';

export interface EmbeddedOptions {
  readonly folder: string;
  readonly port?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** Begins with a copy of an empty database, which costs less than making one, where its making is not what is looked at. */
  readonly copiedDatabase?: boolean;
}

/** All of Fabula as one process, as `make start` runs it. */
export interface EmbeddedStage {
  readonly origin: string;
  /** Where it tells its metrics. */
  readonly metrics: string;
  readonly process: ManagedProcess;
  /** Where its output goes. */
  readonly logFile: string;
  /** SIGKILL, then the same again on the same folder and port. */
  killAndStart(): Promise<EmbeddedStage>;
  stop(): Promise<void>;
}

export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedStage> {
  const [free = 0, metricsPort = 0] = await freePorts(2);
  const port = options.port ?? free;
  const logFile = join(options.folder, 'fabula.log');
  const data = join(options.folder, 'data');
  if (options.copiedDatabase && !existsSync(data)) {
    mkdirSync(data, { mode: 0o700 });
    await copyEmptyPglite(join(data, 'database'));
  }
  const started = await ManagedProcess.start({
    name: 'fabula',
    command: join(ROOT, 'services/embedded/run.sh'),
    args: [],
    env: {
      NODE: process.execPath,
      FABULA_PORT: String(port),
      FABULA_METRICS_PORT: String(metricsPort),
      FABULA_DATA: data,
      ...options.env,
    },
    logFile,
    isReady: () => answersOk(`http://127.0.0.1:${port}/readyz`),
  });
  return {
    origin: `http://localhost:${port}`,
    metrics: `http://127.0.0.1:${metricsPort}/metrics`,
    process: started,
    logFile,
    killAndStart: async () => {
      await started.kill();
      return startEmbedded({ ...options, port });
    },
    stop: () => started.stop(),
  };
}
