import { join } from 'node:path';
import { startDistributed } from '../../stage/distributed.ts';
import { startEmbedded } from '../../stage/embedded.ts';
import type { Used } from '../machine/proc.ts';
import { usedBy } from '../machine/proc.ts';

export type DeploymentName = 'distributed' | 'embedded';

/** Fabula running one way or the other, and what of it can be measured. */
export interface Deployment {
  readonly name: DeploymentName;
  readonly origin: string;
  /** Process ids by part; children count with their parents. */
  readonly pids: ReadonlyMap<string, number>;
  /** Where each process tells its metrics. */
  readonly metrics: ReadonlyMap<string, string>;
  /** Where engines tell of the turns that ended. */
  readonly turnLogs: readonly string[];
  stop(): Promise<void>;
}

export interface DeploymentOptions {
  readonly folder: string;
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * What the bench sets apart from the addresses: tokens that outlive it, no limit on one player's inputs, one secret seed
 * for all runs, so that their lines are the same ones and warm, and the log as the distributed way has it.
 */
const SETTINGS = {
  FABULA_ACCESS_TOKEN_TTL: '3600',
  FABULA_REQUESTS_PER_MINUTE: '1000000',
  FABULA_INPUTS_PER_MINUTE: '1000000',
  FABULA_AUDIO_SECONDS_PER_MINUTE: '1000000',
  FABULA_RUN_SEED: 'the same for every run of the bench',
  FABULA_LOG_LEVEL: 'info',
};

export function startDeployment(
  name: DeploymentName,
  { folder, env }: DeploymentOptions,
): Promise<Deployment> {
  const options = { folder, env: { ...SETTINGS, ...env } };
  return name === 'embedded' ? embedded(options) : distributed(options);
}

async function distributed(options: Required<DeploymentOptions>): Promise<Deployment> {
  const stage = await startDistributed(options);
  const stores = Object.entries(stage.stores).map(([name, { pid }]) => [name, pid] as const);
  const parts = [...stage.processes].map(([name, { mark }]) => [name, mark.pid] as const);
  return {
    name: 'distributed',
    origin: stage.origin,
    pids: new Map([...parts, ...stores]),
    metrics: new Map([...stage.metrics].map(([name, at]) => [name, `http://${at}/metrics`])),
    turnLogs: [...stage.processes.keys()]
      .filter((name) => name.startsWith('moment-engine'))
      .map((name) => join(options.folder, 'logs', `${name}.log`)),
    stop: () => stage.stop(),
  };
}

async function embedded(options: Required<DeploymentOptions>): Promise<Deployment> {
  const stage = await startEmbedded(options);
  return {
    name: 'embedded',
    origin: stage.origin,
    pids: new Map([['fabula', stage.process.mark.pid]]),
    metrics: new Map([['fabula', stage.metrics]]),
    turnLogs: [stage.logFile],
    stop: () => stage.stop(),
  };
}

/** What each of its processes has used so far. */
export function usageOf({ pids }: Deployment): Map<string, Used> {
  const used = usedBy([...pids.values()]);
  return new Map([...pids.keys()].map((name, i) => [name, used[i] ?? { cpuMs: 0, rssBytes: 0 }]));
}

/** What each process used from one look to a later one, milliseconds. */
export function cpuBetween(
  before: ReadonlyMap<string, Used>,
  after: ReadonlyMap<string, Used>,
): Map<string, number> {
  return new Map([...after].map(([part, { cpuMs }]) => [part, cpuMs - (before.get(part)?.cpuMs ?? 0)]));
}
