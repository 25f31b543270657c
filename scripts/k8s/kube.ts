import { execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PROGRAMS } from '../chart/helm.ts';

const run = promisify(execFile);

export const NAMESPACE = 'fabula';

/** Where `cluster/up.sh` keeps what it made. */
export const STATE = process.env.K8S_STATE ?? '/var/lib/fabula-k8s';

/** Of whoever uses the cluster. */
export const environment = {
  ...process.env,
  KUBECONFIG: join(STATE, 'conf/admin.kubeconfig'),
  PATH: `${PROGRAMS}:${process.env.PATH}`,
};

/** Runs a program with the cluster's credentials, and answers what it says. Rejects with what it complains of. */
export async function program(file: string, args: readonly string[]): Promise<string> {
  const { stdout } = await run(file, [...args], { env: environment, maxBuffer: 1e8 });
  return stdout;
}

/** Of the namespace of the trial. */
export function kubectl(...args: string[]): Promise<string> {
  return program('kubectl', ['--namespace', NAMESPACE, ...args]);
}

export function helm(...args: string[]): Promise<string> {
  return program('helm', ['--namespace', NAMESPACE, ...args]);
}

/** Sends objects, written as YAML or JSON. */
export async function apply(text: string): Promise<void> {
  const child = spawn('kubectl', ['--namespace', NAMESPACE, 'apply', '-f', '-'], {
    env: environment,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  child.stdin.end(text);
  const [code] = await new Promise<[number | null]>((resolve) => child.once('exit', (n) => resolve([n])));
  if (code !== 0) throw new Error('kubectl apply failed');
}

/** Whether a program ends well. */
export async function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}

export interface RunningPod {
  readonly name: string;
  readonly ip: string;
  readonly containerId: string;
}

/** Pods of a part that run and are not about to go. */
export async function podsOf(part: string): Promise<RunningPod[]> {
  const { items } = JSON.parse(
    await kubectl('get', 'pods', '-l', `app.kubernetes.io/component=${part}`, '-o', 'json'),
  ) as { items: PodStatus[] };
  return items
    .filter(({ metadata, status }) => !metadata.deletionTimestamp && status.phase === 'Running')
    .map(({ metadata, status }) => ({
      name: metadata.name,
      ip: status.podIP ?? '',
      containerId: (status.containerStatuses?.[0]?.containerID ?? '').replace('containerd://', ''),
    }));
}

interface PodStatus {
  readonly metadata: { readonly name: string; readonly deletionTimestamp?: string };
  readonly status: {
    readonly phase: string;
    readonly podIP?: string;
    readonly containerStatuses?: readonly { readonly containerID: string }[];
  };
}

/** Until all pods of a part, or of all parts, are new and ready. */
export async function rolledOut(part?: string): Promise<void> {
  const names = part
    ? [`deployment/fabula-${part}`]
    : (await kubectl('get', 'deployments', '-o', 'name')).split('\n');
  for (const name of names.filter(Boolean)) await kubectl('rollout', 'status', name, '--timeout=300s');
}

export async function replicasOf(part: string): Promise<number> {
  return Number(await kubectl('get', 'deployment', `fabula-${part}`, '-o', 'jsonpath={.spec.replicas}'));
}
