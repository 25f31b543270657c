import { join } from 'node:path';
import { endedSessions } from '@fabula/auth/ended';
import { verifyingKeys } from '@fabula/auth/providers/oidc-provider/keys';
import { makeIdentityKeys } from '@fabula/auth/providers/oidc-provider/make-keys';
import { MemoryBus } from '@fabula/kit/bus';
import { ConfigError } from '@fabula/kit/config';
import { Lifecycle, type Service } from '@fabula/kit/lifecycle';
import type { Logger } from '@fabula/kit/log';
import { startMetricsServer } from '@fabula/kit/metrics';
import { FolderInUse } from '@fabula/kit/pglite';
import { EndedSessions, livePlayers, playerVerifier, writeKeys } from '@fabula/kit/tokens';
import { startTracing } from '@fabula/kit/tracing';
import { addressesIn } from './addresses.ts';
import { serveControl } from './backup/control.ts';
import type { EmbeddedConfig } from './config.ts';
import { checkDataFolder } from './data-folder.ts';
import { type EmbeddedDatabase, openEmbeddedDatabase } from './database.ts';
import { partDeps } from './part-deps.ts';
import { startParts } from './parts.ts';
import { checkPort } from './port-check.ts';
import type { Progress } from './progress.ts';
import { socketFolder } from './sockets.ts';

export interface Fabula extends Service {
  /** Where a browser finds it. */
  readonly origin: string;
  /** The path by which the first team member joins, while there is none. */
  readonly invitePath: string | undefined;
  /** The path of the page of mails, where no mail server is set. */
  readonly outboxPath: string | undefined;
  /** On this machine's loopback. */
  readonly metricsUrl: string;
}

export interface EmbeddedDeps {
  readonly log: Logger;
  readonly progress: Progress;
}

/** Whoever can reach it there owns this machine. */
const LOOPBACK = '127.0.0.1';

/** All of Fabula in this process. Throws ConfigError where the port or the data folder is taken. */
export async function createEmbedded(
  config: EmbeddedConfig,
  { log, progress }: EmbeddedDeps,
): Promise<Fabula> {
  await checkPort({ host: config.FABULA_HOST, port: config.FABULA_PORT, variable: 'FABULA_PORT' });
  const metricsPort = { host: LOOPBACK, port: config.FABULA_METRICS_PORT, variable: 'FABULA_METRICS_PORT' };
  await checkPort(metricsPort);
  checkDataFolder(config.FABULA_DATA);
  const lifecycle = new Lifecycle(log);
  try {
    const { FABULA_OTLP_URL: otlpUrl, FABULA_TRACE_RATIO: ratio } = config;
    const tracing = await startTracing({ part: 'fabula', otlpUrl, ratio });
    lifecycle.add('tracing', () => tracing.close());
    progress.step(`Opening the data folder ${config.FABULA_DATA}`);
    const database = await openDatabase(config.FABULA_DATA);
    lifecycle.add('database', () => database.close());
    return await start(config, { log, progress, lifecycle, database });
  } catch (error) {
    await lifecycle.close();
    throw error;
  }
}

async function openDatabase(dataFolder: string): Promise<EmbeddedDatabase> {
  try {
    return await openEmbeddedDatabase(join(dataFolder, 'database'));
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    throw new ConfigError([`FABULA_DATA: ${error.message}. Stop it, or set FABULA_DATA to another folder.`]);
  }
}

interface Opened extends EmbeddedDeps {
  readonly lifecycle: Lifecycle;
  readonly database: EmbeddedDatabase;
}

async function start(config: EmbeddedConfig, opened: Opened): Promise<Fabula> {
  const { log, progress, lifecycle, database } = opened;
  const { FABULA_DATA: data, FABULA_PORT: port } = config;
  const keysFolder = join(data, 'keys');
  writeKeys(keysFolder);
  const identityKeys = await makeIdentityKeys(join(data, 'keys', 'identity.json'));
  const origin = originOf(config);
  const issuer = `${origin}/auth/oidc`;
  const ended = new EndedSessions(() => endedSessions(database.of('auth')), log);
  const verifier = playerVerifier({ jwks: verifyingKeys(identityKeys), issuer, audience: 'fabula' });
  ended.start();
  lifecycle.add('ended sessions', () => ended.stop());
  // No fact is told before everybody listens.
  const bus = MemoryBus.held();
  lifecycle.add('bus', () => bus.close());
  const sockets = socketFolder(data);
  const copyDatabase = (to: string) => database.copyTo(to);
  const control = await serveControl({ data, sockets, copyDatabase, log });
  lifecycle.add('control', () => control.close());
  const { gateway, announced, metrics } = await startParts({
    ...{ config, database, bus, identityKeys, issuer, progress, lifecycle },
    origins: config.FABULA_ORIGINS ?? [origin],
    addresses: addressesIn(sockets),
    depsOf: partDeps({
      ...{ keysFolder, logLevel: config.FABULA_LOG_LEVEL, ended },
      players: livePlayers(verifier, ended),
    }),
  });
  const { FABULA_METRICS_PORT: metricsPort } = config;
  const metricsServer = await startMetricsServer(metrics, LOOPBACK, metricsPort, () => gateway.ready());
  lifecycle.add('metrics', () => metricsServer.close());
  bus.release();
  return {
    origin: port === 0 ? origin.replace(/:0$/, `:${gateway.port}`) : origin,
    invitePath: announced.get('first-team-member'),
    outboxPath: announced.get('outbox'),
    metricsUrl: `http://${LOOPBACK}:${metricsServer.port}/metrics`,
    ready: () => gateway.ready(),
    drain: () => lifecycle.drain(),
    close: () => lifecycle.close(),
  };
}

/** The first address of the site; without one, this machine's. */
function originOf({ FABULA_ORIGINS: origins, FABULA_HOST: host, FABULA_PORT: port }: EmbeddedConfig): string {
  const local = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host);
  return origins?.[0] ?? `http://${local ? 'localhost' : host}:${port}`;
}
