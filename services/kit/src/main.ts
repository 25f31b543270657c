import { ConfigError, logLevel } from './config.ts';
import type { Service } from './lifecycle.ts';
import { createLogger, flushLogs, type Logger } from './log.ts';

/** Of a service that does not say how long it drains. */
const DRAIN_MS = 10_000;
const CLOSE_MS = 15_000;

/**
 * Runs one process: starts it, waits for SIGTERM or SIGINT, drains and closes it. A wrong configuration is printed whole
 * (exit code 1). A second signal, or a stop that takes 15 s longer than its drain may, ends it at once.
 */
export async function runMain(name: string, start: (log: Logger) => Promise<Service>): Promise<void> {
  try {
    const log = createLogger(name, { level: logLevel() });
    dieOnSurprise(log);
    const service = await start(log);
    const asked = signalled(log);
    log.info('started');
    await asked;
    await stop(service, log);
    await flushLogs();
    process.exit(0);
  } catch (error) {
    report(name, error);
    process.exit(1);
  }
}

/** Runs one command to its end. Exit code 1 where it fails, or where its configuration is wrong, which is printed whole. */
export async function runCommand(name: string, work: (log: Logger) => Promise<void>): Promise<void> {
  try {
    await work(createLogger(name, { level: logLevel() }));
    await flushLogs();
    process.exit(0);
  } catch (error) {
    report(name, error);
    process.exit(1);
  }
}

function report(name: string, error: unknown): void {
  if (error instanceof ConfigError) process.stderr.write(`${name}: ${error.message}\n`);
  else createLogger(name).fatal({ err: error }, 'failed to start');
}

function dieOnSurprise(log: Logger): void {
  const die = (error: unknown) => {
    log.fatal({ err: error }, 'unexpected error outside any request');
    process.exit(1);
  };
  process.once('uncaughtException', die);
  process.once('unhandledRejection', die);
}

function signalled(log: Logger): Promise<void> {
  return new Promise((resolve) => {
    let asked = false;
    const on = (signal: NodeJS.Signals) => {
      log.info({ signal }, asked ? 'asked twice: stopping at once' : 'stopping');
      if (asked) process.exit(1);
      asked = true;
      resolve();
    };
    process.on('SIGTERM', on);
    process.on('SIGINT', on);
  });
}

async function stop(service: Service, log: Logger): Promise<void> {
  const force = setTimeout(
    () => {
      log.error('did not stop in time');
      process.exit(1);
    },
    (service.drainMs ?? DRAIN_MS) + CLOSE_MS,
  );
  await service.drain?.();
  await service.close();
  clearTimeout(force);
  log.info('stopped');
}
