import { execFile, execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parseAllDocuments } from 'yaml';
import { ROOT } from '../stage/root.ts';

const run = promisify(execFile);

/** Where `scripts/setup/charts.sh` put helm, kubectl and kubernetes-validate. */
export const PROGRAMS = execFileSync(join(ROOT, 'scripts/setup/charts.sh'), ['where'], {
  encoding: 'utf8',
}).trim();

export const CHART = join(ROOT, 'helm/fabula');
export const DEV_CHART = join(ROOT, 'helm/fabula-dev');

/** Whole sites, by the names of their files in `helm/fabula/ci`. */
export const SITES = readdirSync(join(CHART, 'ci')).flatMap(
  (file) => /^(.+)-values\.yaml$/.exec(file)?.[1] ?? [],
);

/** Runs helm. Rejects with what it says. */
export async function helm(args: readonly string[]): Promise<string> {
  const { stdout } = await run(join(PROGRAMS, 'helm'), [...args], { maxBuffer: 1e8 });
  return stdout;
}

/** The text of all objects of a site as `helm install` would make them, without a cluster. */
export function renderSite(site: string, ...args: string[]): Promise<string> {
  const values = join(CHART, 'ci', `${site}-values.yaml`);
  return helm(['template', 'fabula', CHART, '--namespace', 'play', '--values', values, ...args]);
}

/** The same of the chart that an upgrade comes from (`previous.sh`). */
export function renderPrevious(site: string, ...args: string[]): Promise<string> {
  const values = join(CHART, 'ci', `${site}-values.yaml`);
  const chart = join(CHART, 'ci/previous.tgz');
  return helm(['template', 'fabula', chart, '--namespace', 'play', '--values', values, ...args]);
}

export function renderDev(...args: string[]): Promise<string> {
  return helm(['template', 'fabula-dev', DEV_CHART, '--namespace', 'play', ...args]);
}

export function objectsIn(text: string): KubeObject[] {
  return parseAllDocuments(text).flatMap((one) => (one.contents ? [one.toJS() as KubeObject] : []));
}

/** What of an object these tests look at; kubernetes-validate looks at the rest. */
export interface KubeObject {
  readonly kind: string;
  readonly automountServiceAccountToken?: boolean;
  readonly metadata: {
    readonly name: string;
    readonly labels: Readonly<Record<string, string>>;
  };
  // biome-ignore lint/suspicious/noExplicitAny: it has as many shapes as there are kinds.
  readonly spec: any;
}

export interface EnvVar {
  readonly name: string;
  readonly value?: string;
  readonly valueFrom?: { readonly secretKeyRef?: { readonly name: string; readonly key: string } };
}

export interface Container {
  readonly name: string;
  readonly command?: readonly string[];
  readonly env?: readonly EnvVar[];
  readonly ports?: readonly { readonly name: string; readonly hostPort?: number }[];
  readonly volumeMounts?: readonly { readonly name: string; readonly mountPath: string }[];
  readonly securityContext: {
    readonly readOnlyRootFilesystem: boolean;
    readonly capabilities: { readonly add?: readonly string[] };
  };
  readonly resources: {
    readonly requests: Readonly<Record<string, string>>;
    readonly limits: Readonly<Record<string, string>>;
  };
}

export interface PodSpec {
  readonly containers: readonly Container[];
  readonly initContainers?: readonly Container[];
  readonly securityContext: { readonly runAsUser: number };
  readonly volumes?: readonly Readonly<Record<string, unknown>>[];
  readonly hostNetwork?: boolean;
  readonly hostPID?: boolean;
  readonly hostIPC?: boolean;
}

/** Of whatever makes pods. */
export function podsIn(objects: readonly KubeObject[]): { readonly name: string; readonly spec: PodSpec }[] {
  return objects
    .filter(({ kind }) => ['Deployment', 'StatefulSet', 'Job'].includes(kind))
    .map(({ metadata, spec }) => ({ name: metadata.name, spec: spec.template.spec }));
}

export function containersOf(pod: PodSpec): readonly Container[] {
  return [...(pod.initContainers ?? []), ...pod.containers];
}
