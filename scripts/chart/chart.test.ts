import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { ROOT } from '../stage/root.ts';
import { CHART, DEV_CHART, helm, PROGRAMS, renderDev, renderSite, SITES } from './helm.ts';

const run = promisify(execFile);

test('both charts are as helm wants charts', async () => {
  for (const site of SITES)
    await helm(['lint', '--strict', CHART, '--values', join(CHART, 'ci', `${site}-values.yaml`)]);
  await helm(['lint', '--strict', DEV_CHART]);
});

test('the chart, the parts and the stores of a trial have one release number', () => {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  for (const chart of [CHART, DEV_CHART])
    expect(readFileSync(join(chart, 'Chart.yaml'), 'utf8')).toContain(
      `version: ${version}\nappVersion: ${version}\n`,
    );
});

const REFUSED: readonly [string, string[], RegExp][] = [
  ['a site without an address', ['--set-json', 'site.origins=[]'], /\/site\/origins': minItems/],
  [
    'an address with a path',
    ['--set-json', 'site.origins=["https://a.example/play"]'],
    /\/site\/origins\/0': .*does not match/,
  ],
  ['no database', ['--set', 'database.host='], /\/database\/host/],
  [
    'a part that is none',
    ['--set', 'parts.gatewey.replicas=2'],
    /\/parts': additional properties 'gatewey' not allowed/,
  ],
  ['a field that is none', ['--set', 'parts.run.replica=2'], /additional properties 'replica' not allowed/],
  [
    'a field at the top that is none',
    ['--set', 'ingress.enabled=true'],
    /additional properties 'ingress' not allowed/,
  ],
  [
    'less grace than a turn takes',
    ['--set', 'drain.graceSeconds=5'],
    /\/drain\/graceSeconds': minimum: got 5, want 30/,
  ],
  ['Keycloak that is nowhere', ['--set', 'identity.provider=keycloak'], /\/identity\/keycloak\/url'/],
  ['mails without a sender', ['--set', 'mail.host=smtp.example.org'], /\/mail\/from': minLength/],
  ['a model without a name', ['--set', 'llm.url=https://models.example.org/v1'], /\/llm\/model': minLength/],
  ['a route without a Gateway', ['--set', 'route.kind=httpRoute'], /\/route\/httpRoute\/gateway': minLength/],
  [
    'a pod without a limit',
    [
      '--set-json',
      'parts.run.resources={"requests":{"cpu":"1","memory":"1Gi"}}',
      '--set',
      'parts.run.resources.limits=null',
    ],
    /limits/,
  ],
  [
    'more pods at least than at most',
    ['--set-json', 'parts.run.autoscaling={"enabled":true,"min":5,"max":4}'],
    /run: autoscaling\.min \(5\) is more than autoscaling\.max \(4\)/,
  ],
];

test.each(REFUSED)('the values refuse %s, and say where', async (_what, args, said) => {
  await expect(renderSite('minimal', ...args)).rejects.toThrow(said);
});

interface ValueSchema {
  readonly type?: string;
  readonly description?: string;
  readonly $ref?: string;
  readonly additionalProperties?: unknown;
  readonly properties?: Readonly<Record<string, ValueSchema>>;
  readonly definitions?: Readonly<Record<string, ValueSchema>>;
}

/** Fields by their paths, and what is said of each. */
function fieldsOf({ properties = {} }: ValueSchema, at = ''): [string, ValueSchema][] {
  return Object.entries(properties).flatMap(([name, field]) => [
    [`${at}/${name}`, field],
    ...fieldsOf(field, `${at}/${name}`),
  ]);
}

test.each([CHART, DEV_CHART])(
  'the schema of %s refuses what it does not know, and says what each value is',
  (chart) => {
    const schema: ValueSchema = JSON.parse(readFileSync(join(chart, 'values.schema.json'), 'utf8'));
    const roots = [schema, ...Object.values(schema.definitions ?? {})];
    for (const root of roots) if (root.properties) expect(root.additionalProperties).toBe(false);
    const fields = roots.flatMap((root) => fieldsOf(root));
    const isOpen = ([, { properties, additionalProperties }]: [string, ValueSchema]) =>
      properties !== undefined && additionalProperties !== false;
    expect(fields.filter(isOpen).map(([path]) => path)).toEqual([]);
    const isMute = ([, { description, properties, $ref }]: [string, ValueSchema]) =>
      !description && !properties && !$ref;
    expect(fields.filter(isMute).map(([path]) => path)).toEqual([]);
  },
);

/** Written anew by FABULA_GOLDEN=write. */
const GOLDEN: readonly [string, () => Promise<string>][] = [
  ['minimal', () => renderSite('minimal')],
  ['everything', () => renderSite('everything')],
  ['dev', () => renderDev('--set', 'keycloak.enabled=true')],
];

test.each(GOLDEN)('%s renders as it did', async (name, render) => {
  const file = join(ROOT, 'helm/golden', `${name}.yaml`);
  const text = await render();
  if (process.env.FABULA_GOLDEN === 'write' || !existsSync(file)) writeFileSync(file, text);
  expect(text).toBe(readFileSync(file, 'utf8'));
});

test('every object is one that Kubernetes knows, to its last field', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fabula-chart-'));
  try {
    // Among them these have every template with every branch.
    const sites = ['everything', 'external', 'trial'].map((site) => renderSite(site));
    const renders = [...sites, renderDev('--set', 'keycloak.enabled=true')];
    const files = (await Promise.all(renders)).map((text, n) => {
      const file = join(folder, `${n}.yaml`);
      writeFileSync(file, text);
      return file;
    });
    // The oldest release that the chart names, and the newest one.
    for (const release of ['1.31', '1.34']) {
      const args = ['--strict', '-k', release, ...files];
      // It fails where an object is wrong, and says which and why.
      const said = await run(join(PROGRAMS, 'kubernetes-validate'), args).catch((error) => error);
      const unknown = `${said.stdout}${said.stderr}`.split('\n').filter((line) => /^(WARN|ERROR)/.test(line));
      // Kinds that operators bring.
      const foreign = /schema for kind (HTTPRoute|PodMonitor|PrometheusRule) /;
      expect(unknown.filter((line) => !foreign.test(line))).toEqual([]);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('alerts and dashboards lead to runbooks where a site has them, also of values from before there were any', async () => {
  const own = 'https://wiki.example/fabula';
  const text = await renderSite('everything', '--set', `monitoring.runbooks=${own}/`);
  expect(text).toContain(`runbook_url: ${own}/FabulaPartAway.md`);
  expect(text).toContain(`"query":"${own}"`);
  expect(text).not.toContain('fabula.example/deploy');
  const before = await renderSite('everything', '--set', 'monitoring.runbooks=null');
  expect(before).toContain('runbook_url: https://fabula.example/deploy/runbooks/FabulaPartAway.md');
});

test('full disks are looked for where the site is, and where its stores are', async () => {
  const volumes = /kubelet_volume_stats_capacity_bytes\{namespace=~\\?"([^"\\]+)/g;
  const looked = (text: string) => new Set([...text.matchAll(volumes)].map(([, where]) => where));
  expect(looked(await renderSite('everything'))).toEqual(new Set(['play|data']));
  const own = await renderSite('everything', '--set', 'monitoring.volumeNamespaces={pg,bus}');
  expect(looked(own)).toEqual(new Set(['play|pg|bus']));
  const before = await renderSite('everything', '--set', 'monitoring.volumeNamespaces=null');
  expect(looked(before)).toEqual(new Set(['play|data']));
});
