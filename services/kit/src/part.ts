import { z } from 'zod';
import { keysConfig, leaveConfig, logConfig, otelConfig, peerAddress, rpcConfig } from './config.ts';
import { readEndedFrom } from './ended-reader.ts';
import type { InProcess } from './in-process.ts';
import { type Leave, Lifecycle, type Service } from './lifecycle.ts';
import type { Logger } from './log.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { startMetricsServer } from './metrics/server.ts';
import { livePlayers } from './tokens/ended.ts';
import { loadKeys } from './tokens/keys.ts';
import type { Part } from './tokens/parts.ts';
import { playerVerifier } from './tokens/player.ts';
import { ServiceSigner, serviceVerifier } from './tokens/service.ts';
import type { Verifiers } from './tokens/verifiers.ts';
import { startTracing } from './tracing/start.ts';

/** Who signs players' access tokens, and where its keys are. */
export const playersConfig = {
  FABULA_ISSUER: z.url(),
  /** One address or several, parted by commas: where one does not answer, the next is asked. */
  FABULA_JWKS_URL: z
    .string()
    .transform((list) => list.split(',').map((url) => url.trim()))
    .pipe(z.array(z.url()).min(1)),
  FABULA_AUDIENCE: z.string().min(1).default('fabula'),
  /** What they are signed with: one of two keys, so that a public one is no secret. */
  FABULA_TOKEN_ALGORITHM: z.enum(['ES256', 'ES384', 'RS256', 'PS256', 'EdDSA']).default('ES256'),
};

/** auth's gRPC, where it is asked which sessions have ended, and by catalogue who is an author; auth itself needs none. */
const authConfig = { FABULA_AUTH: peerAddress.optional() };

/** What the configuration of every part's own process has. */
export const partConfig = {
  ...rpcConfig,
  ...otelConfig,
  ...keysConfig,
  ...logConfig,
  ...leaveConfig,
  ...playersConfig,
  ...authConfig,
};
/** The same for a part that serves no gRPC: the gateway. */
export const edgeConfig = {
  ...otelConfig,
  ...keysConfig,
  ...logConfig,
  ...leaveConfig,
  ...playersConfig,
  ...authConfig,
};
const schema = z.object(edgeConfig);
export type PartConfig = z.infer<typeof schema>;

/** What a part is given, whether it has a process to itself or shares one. */
export interface PartDeps {
  readonly part: Part;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly signer: ServiceSigner;
  readonly verifiers: Verifiers;
  /** Where parts of one process find each other. */
  readonly inProcess?: InProcess | undefined;
  /** How long work that is under way when the part is to stop may go on. */
  readonly leave?: Pick<Leave, 'graceMs'> | undefined;
}

export interface PartProcess<C extends PartConfig> {
  readonly part: Part;
  readonly config: C;
  readonly log: Logger;
  readonly create: (deps: PartDeps) => Promise<Service>;
}

// What the part's own steps take beside the work that is under way, milliseconds.
const DRAIN_MORE_MS = 1_000;

/** One part as a process of its own (the distributed way): keys, tracing and metrics around what `create` makes. */
export async function startPart<C extends PartConfig>({ part, config, log, create }: PartProcess<C>) {
  const { FABULA_LINGER_SECONDS: linger, FABULA_GRACE_SECONDS: grace } = config;
  const leave = { graceMs: grace * 1_000 };
  const lifecycle = new Lifecycle(log, { lingerMs: linger * 1_000, graceMs: leave.graceMs + DRAIN_MORE_MS });
  const tracing = await startTracing({
    part,
    otlpUrl: config.FABULA_OTLP_URL,
    ratio: config.FABULA_TRACE_RATIO,
  });
  lifecycle.add('tracing', () => tracing.close());
  const metrics = createMetrics(part, { process: true });
  const keys = loadKeys({
    privateKey: config.FABULA_PRIVATE_KEY,
    publicKeys: config.FABULA_PUBLIC_KEYS,
  });
  const signer = new ServiceSigner(part, keys.privateKey);
  const verifiers = { services: serviceVerifier(keys.publicKeys), players: playersOf(config) };
  const deps = { part, log, metrics, signer, verifiers, leave };
  // auth reads its own table.
  const auth = part === 'auth' ? undefined : config.FABULA_AUTH;
  const ended = auth === undefined ? undefined : readEndedFrom(auth, deps, lifecycle);
  ended?.start();
  const live = ended && {
    verifiers: { ...verifiers, players: livePlayers(verifiers.players, ended), ended },
  };
  const service = await create({ ...deps, ...live });
  const { FABULA_METRICS_ADDRESS: address } = config;
  if (address) {
    const { host, port } = hostAndPort(address);
    const server = await startMetricsServer(metrics, host, port, () => service.ready());
    lifecycle.add('metrics', () => server.close());
  }
  lifecycle.add(part, () => service.close());
  lifecycle.onRetire(() => service.retire?.());
  lifecycle.onDrain(part, () => service.drain?.());
  return lifecycle;
}

function playersOf(config: PartConfig) {
  const { FABULA_JWKS_URL: jwks, FABULA_ISSUER: issuer, FABULA_AUDIENCE: audience } = config;
  return playerVerifier({ jwks, issuer, audience, algorithm: config.FABULA_TOKEN_ALGORITHM });
}

/** Splits `host:port` (an IPv6 host in brackets). */
export function hostAndPort(address: string): { host: string; port: number } {
  const colon = address.lastIndexOf(':');
  return { host: address.slice(0, colon).replace(/^\[|\]$/g, ''), port: Number(address.slice(colon + 1)) };
}
