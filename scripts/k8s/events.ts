import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PARTS } from '@fabula/kit/tokens';
import { ROOT } from '../stage/root.ts';
import { PREFIX, SITE } from './install.ts';
import { helm, kubectl, NAMESPACE, podsOf, program, replicasOf, rolledOut, succeeds } from './kube.ts';

/** Something that happens to a site while people play. */
export interface SiteEvent {
  readonly name: string;
  /** Milliseconds that a player may wait at most. */
  readonly gapMs: number;
  readonly run: () => Promise<void>;
  /** Takes minutes of waiting: happens where it is named. */
  readonly isLong?: true;
}

const PLANNED_MS = 4_000;
const KILLED_MS = 8_000;
/** Between two crashes of one part: nobody is to lose two gateways in one wait for a socket. */
const CALM_MS = 6_000;
const CHART = join(ROOT, 'helm/fabula');
const CHART_BEFORE = join(CHART, 'ci/previous.tgz');
const SOCKET = join(process.env.K8S_RUN ?? '/run/fabula-k8s', 'containerd.sock');

const upgradeTo = (chart: string, ...more: string[]) =>
  helm('upgrade', 'fabula', chart, ...SITE, '--wait', '--timeout', '8m', ...more);
const upgrade = (...more: string[]) => upgradeTo(CHART, ...more);

export const EVENTS: readonly SiteEvent[] = [
  { name: 'nothing', gapMs: PLANNED_MS, run: () => sleep(20_000) },
  ...PARTS.map((part) => ({ name: `roll ${part}`, gapMs: PLANNED_MS, run: () => roll(part) })),
  ...PARTS.map((part) => ({ name: `kill ${part}`, gapMs: KILLED_MS, run: () => killEach(part) })),
  { name: 'evict within budgets', gapMs: PLANNED_MS, run: evictAll },
  {
    name: 'values changed',
    gapMs: PLANNED_MS,
    run: () => upgrade('--set', 'site.logLevel=warn').then(() => {}),
  },
  {
    name: 'helm rollback',
    gapMs: PLANNED_MS,
    run: () => helm('rollback', 'fabula', '--wait', '--timeout', '8m').then(() => {}),
  },
  { name: 'the chart before', gapMs: PLANNED_MS, run: () => upgradeTo(CHART_BEFORE).then(() => {}) },
  { name: 'upgrade from it', gapMs: PLANNED_MS, run: () => upgrade().then(() => {}) },
  { name: 'an image that is none', gapMs: PLANNED_MS, run: badImage },
  { name: 'autoscaler 2, 4, 2', gapMs: PLANNED_MS, run: scale },
  { name: 'signing keys changed', gapMs: PLANNED_MS, run: changeKeys, isLong: true },
];

async function roll(part: string): Promise<void> {
  await kubectl('rollout', 'restart', `deployment/fabula-${part}`);
  await rolledOut(part);
}

/** As a crash is: the process is gone, and nobody was told. */
async function killEach(part: string): Promise<void> {
  for (const { containerId } of await podsOf(part)) {
    await program('ctr', ['-a', SOCKET, '-n', 'k8s.io', 'tasks', 'kill', '-s', 'SIGKILL', containerId]);
    await sleep(2_000);
    await rolledOut(part);
    await kubectl(
      'wait',
      '--for=condition=Ready',
      'pod',
      '-l',
      `app.kubernetes.io/component=${part}`,
      '--timeout=120s',
    );
    await sleep(CALM_MS);
  }
}

/** What draining a node does: each pod of each part, one by one; a second one of a part is refused meanwhile. */
async function evictAll(): Promise<void> {
  for (const part of PARTS) {
    const [first, second] = await podsOf(part);
    if (!first || !second) throw new Error(`${part} has not two pods`);
    await evict(first.name);
    if (await succeeds(evict(second.name))) throw new Error(`both pods of ${part} were evicted at once`);
    await rolledOut(part);
  }
}

function evict(pod: string): Promise<unknown> {
  const body = { apiVersion: 'policy/v1', kind: 'Eviction', metadata: { name: pod, namespace: NAMESPACE } };
  const path = `/api/v1/namespaces/${NAMESPACE}/pods/${pod}/eviction`;
  return program('bash', ['-c', 'kubectl create --raw "$0" -f - <<< "$1"', path, JSON.stringify(body)]);
}

async function badImage(): Promise<void> {
  const args = ['--set', 'image.tag=missing', '--rollback-on-failure', '--timeout', '40s'];
  const went = await succeeds(helm('upgrade', 'fabula', CHART, ...SITE, '--wait', ...args));
  if (went) throw new Error('an image that is none was taken');
  await rolledOut();
}

/** Gateways that ask for little of a core: at a tenth of that there are to be more, at ten times as much fewer. */
async function scale(): Promise<void> {
  const asked = 'parts.gateway.resources.requests={"cpu":"20m","memory":"192Mi"}';
  const at = (cpu: number) =>
    upgrade(
      '--set-json',
      asked,
      '--set-json',
      `parts.gateway.autoscaling={"enabled":true,"min":2,"max":4,"cpu":${cpu}}`,
    );
  await at(10);
  await until(async () => (await replicasOf('gateway')) === 4, 'four gateways');
  await at(1_000);
  await until(async () => (await replicasOf('gateway')) === 2, 'two gateways');
  await upgrade();
}

/** Of those whose calls every turn needs. */
async function changeKeys(): Promise<void> {
  for (const part of ['gateway', 'moment-engine']) {
    await program('env', [
      `FABULA_IMAGE_PREFIX=${PREFIX}`,
      join(ROOT, 'helm/secrets.sh'),
      NAMESPACE,
      'rotate',
      part,
    ]);
    await rolledOut(part);
  }
}

async function until(holds: () => Promise<boolean>, what: string): Promise<void> {
  for (let seconds = 0; seconds < 180; seconds += 2) {
    if (await holds()) return;
    await sleep(2_000);
  }
  throw new Error(`${what}: not within 3 minutes`);
}
