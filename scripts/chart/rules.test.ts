import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { parse, stringify } from 'yaml';
import { CHART } from './helm.ts';
import { metricsIn, metricsOfSource } from './metric-names.ts';

const run = promisify(execFile);
/** Debian's package `prometheus` brings it. Rejects with what it complains of. */
const promtool = (...args: string[]) => run('promtool', args);

interface Alert {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string };
}
interface Trial {
  readonly alert_rule_test: readonly {
    readonly alertname: string;
    readonly eval_time: string;
    readonly exp_alerts?: readonly unknown[];
  }[];
}

const read = (file: string) => readFileSync(join(CHART, file), 'utf8');
const { groups } = parse(read('rules.yaml')) as { groups: { rules: Alert[] }[] };
const alerts = groups.flatMap(({ rules }) => rules);
const { tests } = parse(read('rules.test.yaml')) as { tests: Trial[] };
const boards = readdirSync(join(CHART, 'dashboards')).map((file) =>
  JSON.parse(read(join('dashboards', file))),
);
const queries: string[] = boards.flatMap(({ panels }) =>
  panels.flatMap(({ targets }: { targets: { expr: string }[] }) => targets.map(({ expr }) => expr)),
);

test('Prometheus takes the rules, and they say what is tried of them', async () => {
  await promtool('check', 'rules', join(CHART, 'rules.yaml'));
  await promtool('test', 'rules', join(CHART, 'rules.test.yaml'));
});

test.each(alerts.map(({ alert }) => alert))(
  '%s is tried: at peace, when it fires, when it is over',
  (name) => {
    const stories = tests.map(({ alert_rule_test: asked }) =>
      asked
        .filter(({ alertname }) => alertname === name)
        .sort((a, b) => Number.parseInt(a.eval_time, 10) - Number.parseInt(b.eval_time, 10))
        .map(({ exp_alerts: fires = [] }) => fires.length > 0)
        .filter((fires, n, all) => fires !== all[n - 1]),
    );
    expect(stories).toContainEqual([false, true, false]);
  },
);

test('each alert says in words what is wrong, and how much it matters', () => {
  for (const { labels, annotations } of alerts) {
    expect(['critical', 'warning']).toContain(labels.severity);
    expect(annotations.summary.length).toBeGreaterThan(20);
  }
});

test('rules and dashboards ask for what parts export', () => {
  const known = metricsOfSource();
  const asked = [...alerts.map(({ expr }) => expr), ...queries].flatMap(metricsIn);
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((name) => !known.has(name))).toEqual([]);
});

test('Prometheus can read what dashboards ask, and nothing on them is without a name and a unit', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fabula-boards-'));
  try {
    const rules = queries.map((expr, n) => ({ record: `asked:${n}`, expr: filledIn(expr) }));
    writeFileSync(join(folder, 'rules.yaml'), stringify({ groups: [{ name: 'boards', rules }] }));
    await promtool('check', 'rules', join(folder, 'rules.yaml'));
  } finally {
    rmSync(folder, { recursive: true });
  }
  for (const { panels } of boards)
    for (const { title, fieldConfig, targets } of panels) {
      expect([title, fieldConfig.defaults.unit]).toEqual([expect.stringMatching(/../), expect.any(String)]);
      expect(targets.length).toBeGreaterThan(0);
    }
  const uids = boards.map(({ uid }) => uid);
  expect(new Set(uids).size).toBe(uids.length);
});

/** As Grafana does before it asks. */
function filledIn(expr: string): string {
  return expr.replaceAll('$__rate_interval', '5m').replaceAll('$namespace', '.*');
}
