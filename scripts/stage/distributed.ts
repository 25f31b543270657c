import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { keycloakCommand, makeKeycloakDatabase } from '@fabula/kit/testing/keycloak';
import { freePorts } from '@fabula/kit/testing/ports';
import { findProgram } from '@fabula/kit/testing/programs';
import { writeKeys } from '@fabula/kit/tokens';
import { answersOk, ManagedProcess, markOf, type ProcessMark, type ProcessSpec } from './managed-process.ts';
import { type Passwords, passwordsIn } from './passwords.ts';
import { type Plan, planProcesses } from './plan.ts';
import type { IdentityProvider, KeycloakPorts, PlannedProcess } from './planned.ts';
import { ROOT } from './root.ts';
import { runCommand } from './run-command.ts';
import { type Stores, startStores } from './stores.ts';

export interface DistributedOptions {
  /** Data, keys, caches and logs. */
  readonly folder: string;
  /** Where the balancer listens on 127.0.0.1; a free port without it. */
  readonly port?: number;
  /** Processes that outlive this program. */
  readonly detached?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  /** The provider inside auth without it: a Keycloak takes most of a minute to start at first. */
  readonly identity?: IdentityProvider;
  /** How many processes of each part but engines and gateways; 1 without it, and then they have no number. */
  readonly copies?: number;
  readonly say?: (text: string) => void;
  /** Called with the address of a Postgres that runs, before any part does. */
  readonly prepare?: (postgres: string) => Promise<void>;
  /** Called for each process as soon as it runs, so that it can be stopped whatever comes after. */
  readonly onSpawn?: (mark: ProcessMark) => void;
}

/** The distributed way, running on this machine. */
export interface Distributed {
  readonly origin: string;
  readonly stores: Stores;
  /** By name: auth, run, moment-engine-1, gateway-2, balancer ... */
  readonly processes: ReadonlyMap<string, ManagedProcess>;
  /** Addresses of the two gateways, past the balancer. */
  readonly gateways: readonly string[];
  /** `host:port` of each part's metrics. */
  readonly metrics: ReadonlyMap<string, string>;
  /** `host:port` of each part's gRPC. */
  readonly rpc: ReadonlyMap<string, string>;
  readonly marks: readonly ProcessMark[];
  /** Starts a process again, with other settings where some are given; they stay for the next time. */
  restart(name: string, env?: Readonly<Record<string, string>>): Promise<void>;
  stop(): Promise<void>;
}

/** Starts real stores, a process for each part (two engines, two gateways) and a balancer before them. */
export async function startDistributed(options: DistributedOptions): Promise<Distributed> {
  const { folder, say = () => {} } = options;
  const port = options.port ?? (await freePorts(1))[0] ?? 0;
  const origin = `http://localhost:${port}`;
  // Postgres, which does not run as root, passes through it; nobody else can look inside.
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o711);
  writeKeys(join(folder, 'keys'));
  say('Starting Postgres, NATS and Redis');
  const passwords = passwordsIn(folder);
  const stores = await startStores({
    folder,
    durable: options.detached ?? false,
    password: passwords.postgres,
  });
  for (const [name, { pid }] of Object.entries(stores)) options.onSpawn?.(markOf(name, pid));
  await options.prepare?.(stores.postgres.url);
  const urls = { postgres: stores.postgres.url, nats: stores.nats.url, redis: stores.redis.url };
  const env = options.env ?? {};
  const identity = options.identity ?? 'oidc-provider';
  const plan = await planProcesses({
    ...{ folder, origin, urls, passwords, identity, env },
    ...{ copies: options.copies ?? 1, engines: 2, gatewayCount: 2 },
  });
  const processes = new Map<string, ManagedProcess>();
  const specs = new Map<string, ProcessSpec>(plan.processes.map((one) => [one.name, specOf(one, options)]));
  specs.set('balancer', balancerSpec(port, plan.gateways, options));
  if (plan.keycloak) {
    await makeKeycloakDatabase(urls.postgres, passwords.keycloak);
    specs.set(
      'keycloak',
      keycloakSpec(plan.keycloak, { origin, postgres: urls.postgres, passwords }, options),
    );
  }
  const start = async (name: string) => {
    const spec = specs.get(name);
    if (!spec) throw new Error(`${name} is not one of the parts`);
    say(`Starting ${name}`);
    processes.set(name, await ManagedProcess.start(spec));
  };
  const inSteps = async (steps: Plan['commands']) => {
    for (const step of steps) {
      say(`Running ${step.map(({ name }) => name).join(', ')}`);
      await Promise.all(step.map((command) => runCommand(command, join(folder, 'logs'))));
    }
  };
  const byLayer = [
    /^(auth|media|speech|catalogue)(-\d+)?$/,
    /^run(-\d+)?$/,
    /^moment-engine/,
    /^gateway/,
    /^balancer$/,
  ];
  const stop = async () => {
    for (const process of [...processes.values()].reverse()) await process.stop();
    await Promise.all([stores.postgres.stop(), stores.nats.stop(), stores.redis.stop()]);
  };
  try {
    await both(plan.keycloak && start('keycloak'), inSteps(plan.commands));
    await inSteps(plan.realm.map((command) => [command]));
    for (const layer of byLayer)
      await Promise.all([...specs.keys()].filter((name) => layer.test(name)).map(start));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    ...{ origin, stores, processes, gateways: plan.gateways },
    metrics: new Map(plan.processes.map((p) => [p.name, p.metrics])),
    rpc: new Map(plan.processes.map((p) => [p.name, p.env.FABULA_RPC_ADDRESS ?? ''])),
    marks: [...processes.values()].map((p) => p.mark),
    restart: async (name, env) => {
      await processes.get(name)?.kill();
      const spec = specs.get(name);
      if (spec && env) specs.set(name, { ...spec, env: { ...spec.env, ...env } });
      await start(name);
    },
    stop,
  };
}

/** Waits for the end of both, also where one fails: what is still starting could not be stopped. */
async function both(...work: readonly (Promise<void> | undefined)[]): Promise<void> {
  for (const one of await Promise.allSettled(work)) if (one.status === 'rejected') throw one.reason;
}

function specOf({ name, folder, env, metrics }: PlannedProcess, options: DistributedOptions) {
  return {
    name,
    command: process.execPath,
    args: [join(ROOT, folder, 'dist/main.js')],
    env,
    logFile: join(options.folder, 'logs', `${name}.log`),
    isReady: () => answersOk(`http://${metrics}/readyz`),
    detached: options.detached ?? false,
    onSpawn: options.onSpawn,
  };
}

function keycloakSpec(
  ports: KeycloakPorts,
  { origin, postgres, passwords }: { origin: string; postgres: string; passwords: Passwords },
  options: DistributedOptions,
): ProcessSpec {
  const { command, args, env, readyUrl } = keycloakCommand({
    ...{ ...ports, origin, postgres },
    passwords: { database: passwords.keycloak, admin: passwords['realm-admin'] },
  });
  return {
    ...{ name: 'keycloak', command, args, env },
    logFile: join(options.folder, 'logs', 'keycloak.log'),
    isReady: () => answersOk(readyUrl),
    detached: options.detached ?? false,
    onSpawn: options.onSpawn,
  };
}

function balancerSpec(port: number, gateways: readonly string[], options: DistributedOptions) {
  const [first = '', second = ''] = gateways;
  return {
    name: 'balancer',
    command: findProgram('haproxy'),
    args: ['-W', '-f', join(ROOT, 'deploy/haproxy/haproxy.cfg')],
    env: { FABULA_BALANCER: `127.0.0.1:${port}`, FABULA_GATEWAY_1: first, FABULA_GATEWAY_2: second },
    logFile: join(options.folder, 'logs', 'balancer.log'),
    isReady: () => answersOk(`http://127.0.0.1:${port}/healthz`),
    detached: options.detached ?? false,
    onSpawn: options.onSpawn,
  };
}
