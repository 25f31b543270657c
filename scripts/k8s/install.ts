import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../stage/root.ts';
import { apply, helm, kubectl, NAMESPACE, program, STATE } from './kube.ts';

const CLAIMS = [
  { name: 'media', size: '1Gi', claim: 'fabula-media' },
  { name: 'postgres', size: '2Gi', claim: 'data-fabula-dev-postgres-0' },
  { name: 'nats', size: '1Gi', claim: 'data-fabula-dev-nats-0' },
];

/** Stores that no registry of this machine has are images of Debian's packages. */
const STORES = ['postgres', 'nats', 'redis'].flatMap((store) => [
  '--set',
  `${store}.image=localhost/fabula/stores:1`,
]);

/** What the trial of helm/README.md adds, and what this cluster needs beside it. */
export const SITE = [
  '--values',
  join(ROOT, 'helm/fabula/ci/trial-values.yaml'),
  '--set',
  'image.pullPolicy=Never',
  // All players of the proof come from one address.
  '--set',
  'site.requestsPerMinute=100000',
];

export interface Site {
  /** Where players come. */
  readonly origin: string;
  /** Postgres, past every part. */
  readonly databaseUrl: string;
}

/** helm/README.md from its second step on: a namespace, Secrets, stores, the game. Says what it does. */
export async function install(say: (text: string) => void): Promise<Site> {
  await namespace();
  await volumes();
  await program(join(ROOT, 'helm/secrets.sh'), [NAMESPACE, '--trial']);
  say('Secrets are there');
  await helm(
    'upgrade',
    '--install',
    'fabula-dev',
    join(ROOT, 'helm/fabula-dev'),
    ...STORES,
    '--wait',
    '--timeout',
    '5m',
  );
  say('stores run');
  const chart = join(ROOT, 'helm/fabula');
  await helm('upgrade', '--install', 'fabula', chart, ...SITE, '--wait', '--timeout', '10m');
  say('all parts run, the stories are published');
  return { origin: await originOf('fabula-gateway'), databaseUrl: await databaseUrl() };
}

async function namespace(): Promise<void> {
  const labels = { 'pod-security.kubernetes.io/enforce': 'restricted' };
  await apply(JSON.stringify({ apiVersion: 'v1', kind: 'Namespace', metadata: { name: NAMESPACE, labels } }));
}

/** Nothing provisions claims here: folders of this machine, one for each. */
async function volumes(): Promise<void> {
  for (const { name, size, claim } of CLAIMS) {
    const path = join(STATE, 'volumes', name);
    mkdirSync(path, { recursive: true });
    // fsGroup is not for such folders.
    chmodSync(path, 0o777);
    const spec = {
      capacity: { storage: size },
      accessModes: ['ReadWriteOnce'],
      hostPath: { path },
      claimRef: { namespace: NAMESPACE, name: claim },
    };
    await apply(JSON.stringify({ apiVersion: 'v1', kind: 'PersistentVolume', metadata: { name }, spec }));
  }
}

/** The address of a Service, which this machine's kube-proxy knows as well as pods do. */
async function originOf(service: string): Promise<string> {
  return `http://${await kubectl('get', 'service', service, '-o', 'jsonpath={.spec.clusterIP}')}`;
}

async function databaseUrl(): Promise<string> {
  const text = await kubectl('get', 'secret', 'fabula-database-admin', '-o', 'jsonpath={.data.url}');
  const url = new URL(Buffer.from(text, 'base64').toString());
  url.hostname = await kubectl('get', 'service', 'fabula-dev-postgres', '-o', 'jsonpath={.spec.clusterIP}');
  return url.href;
}
