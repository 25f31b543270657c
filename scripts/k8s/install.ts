import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../stage/root.ts';
import { apply, helm, kubectl, NAMESPACE, STATE } from './kube.ts';
import { typeTrial } from './newcomer.ts';

const CLAIMS = [
  { name: 'media', size: '1Gi', claim: 'fabula-media' },
  { name: 'postgres', size: '2Gi', claim: 'data-fabula-dev-postgres-0' },
  { name: 'nats', size: '1Gi', claim: 'data-fabula-dev-nats-0' },
];

/** Of the images, as helm/README.md has it. */
export const PREFIX = 'registry.example.org/fabula';

/** What the trial of helm/README.md says, and what this proof needs beside it. */
export const SITE = [
  '--values',
  join(ROOT, 'helm/fabula/ci/trial-values.yaml'),
  '--set',
  `image.prefix=${PREFIX}`,
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

/** Types what helm/README.md says, and lets as many requests come from one address as this proof makes. Says what it does. */
export async function install(say: (text: string) => void): Promise<Site> {
  await volumes();
  await typeTrial();
  say('a newcomer’s commands were typed: images, stores and all parts stand, the stories are published');
  await helm('upgrade', 'fabula', join(ROOT, 'helm/fabula'), ...SITE, '--wait', '--timeout', '10m');
  return { origin: await originOf('fabula-gateway'), databaseUrl: await databaseUrl() };
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
