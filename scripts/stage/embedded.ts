import { join } from 'node:path';
import { answersOk, ManagedProcess } from './managed-process.ts';
import { freePorts } from './ports.ts';
import { ROOT } from './root.ts';

export interface EmbeddedOptions {
  readonly folder: string;
  readonly port?: number;
  readonly env?: Readonly<Record<string, string>>;
}

/** All of Fabula as one process, as `make start` runs it. */
export interface EmbeddedStage {
  readonly origin: string;
  readonly process: ManagedProcess;
  /** Where its output goes. */
  readonly logFile: string;
  /** SIGKILL, then the same again on the same folder and port. */
  killAndStart(): Promise<EmbeddedStage>;
  stop(): Promise<void>;
}

export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedStage> {
  const port = options.port ?? (await freePorts(1))[0] ?? 0;
  const logFile = join(options.folder, 'fabula.log');
  const started = await ManagedProcess.start({
    name: 'fabula',
    command: process.execPath,
    args: [join(ROOT, 'services/embedded/dist/main.js')],
    env: { FABULA_PORT: String(port), FABULA_DATA: join(options.folder, 'data'), ...options.env },
    logFile,
    isReady: () => answersOk(`http://127.0.0.1:${port}/readyz`),
  });
  return {
    origin: `http://localhost:${port}`,
    process: started,
    logFile,
    killAndStart: async () => {
      await started.kill();
      return startEmbedded({ ...options, port });
    },
    stop: () => started.stop(),
  };
}
