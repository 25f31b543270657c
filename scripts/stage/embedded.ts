import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { copyEmptyPglite } from '@fabula/kit/testing/pglite-folder';
import { freePorts } from '@fabula/kit/testing/ports';
import { answersOk, ManagedProcess } from './managed-process.ts';
import { ROOT } from './root.ts';
import { copyStartedData } from './started-data.ts';

export interface EmbeddedOptions {
  readonly folder: string;
  readonly port?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** Begins with a copy of what a first start makes (of other stories: of an empty database), where its making is not looked at. */
  readonly copiedData?: boolean;
  /** File handles that it may have; as many as whoever starts it without this. */
  readonly handles?: number;
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
  const run = (env: EmbeddedOptions['env'], log = logFile) =>
    ManagedProcess.start({
      name: 'fabula',
      ...programOf(options.handles),
      env: {
        NODE: process.execPath,
        FABULA_PORT: String(port),
        FABULA_METRICS_PORT: String(metricsPort),
        FABULA_DATA: data,
        ...env,
      },
      logFile: log,
      isReady: () => answersOk(`http://127.0.0.1:${port}/readyz`),
    });
  if (options.copiedData && !existsSync(data)) {
    mkdirSync(data, { mode: 0o700 });
    const startOnce = async (folder: string) =>
      (await run({ FABULA_DATA: folder }, join(folder, 'fabula.log'))).stop();
    if (options.env?.FABULA_STORIES === undefined) await copyStartedData(data, startOnce);
    else await copyEmptyPglite(join(data, 'database'));
  }
  const started = await run(options.env);
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

const RUN = join(ROOT, 'services/embedded/run.sh');

function programOf(handles: number | undefined) {
  if (handles === undefined) return { command: RUN, args: [] };
  return { command: 'sh', args: ['-c', `ulimit -n ${handles} && exec "$0"`, RUN] };
}
