import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { burnTrials, EVERY } from '../dashboards/burn-trials.ts';
import { runbookOf } from '../dashboards/runbooks.ts';
import { ROOT } from '../stage/root.ts';
import { CHART } from './helm.ts';
import { metricsIn, metricsOfSource } from './metric-names.ts';
import { promtool, promtoolOn } from './promtool.ts';

interface Alert {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly runbook_url: string };
}
interface Trial {
  readonly alert_rule_test: readonly {
    readonly alertname: string;
    readonly eval_time: string;
    readonly exp_alerts?: readonly unknown[];
  }[];
}

const read = (file: string) => readFileSync(join(CHART, file), 'utf8');
const rulesIn = (file: string) =>
  (parse(read(file)) as { groups: { rules: Partial<Alert>[] }[] }).groups.flatMap(({ rules }) => rules);
const isAlert = (rule: Partial<Alert>): rule is Alert => rule.alert !== undefined;
const alerts = rulesIn('rules.yaml').filter(isAlert);
const promises = rulesIn('slos.yaml');
const { tests } = parse(read('rules.test.yaml')) as { tests: Trial[] };
/** Beside the list of all of them. */
const pages = readdirSync(join(ROOT, 'deploy/runbooks')).filter((file) => file !== 'README.md');

test('Prometheus takes the rules, and they say what is tried of them', async () => {
  await promtool('check', 'rules', join(CHART, 'rules.yaml'), join(CHART, 'slos.yaml'));
  await promtool('test', 'rules', join(CHART, 'rules.test.yaml'));
});

test('each promise calls somebody while its budget burns, and not while half of it does', async () => {
  const rule_files = [join(CHART, 'slos.yaml')];
  await promtoolOn('test', { rule_files, evaluation_interval: EVERY, tests: burnTrials() });
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

test('each alert says in words what is wrong, and how much it matters, and leads to its own page', () => {
  const all = [...alerts, ...promises.filter(isAlert)];
  for (const { alert, labels, annotations } of all) {
    expect(['critical', 'warning']).toContain(labels.severity);
    expect(annotations.summary.length).toBeGreaterThan(20);
    expect(annotations.runbook_url).toBe(runbookOf(alert));
  }
  const named = pages.map((file) => file.replace(/\.md$/, ''));
  expect(named.toSorted()).toEqual([...new Set(all.map(({ alert }) => alert))].toSorted());
});

test('each page says what players feel, what to look at, what to do, how to know that it is over, and what to ask', () => {
  for (const page of pages) {
    const text = readFileSync(join(ROOT, 'deploy/runbooks', page), 'utf8');
    expect([page, ...(text.match(/^#.*/gm) ?? [])]).toEqual([
      page,
      `# ${page.replace(/\.md$/, '')}`,
      '## What players feel',
      '## What to look at',
      '## What to do',
      '## How to know that it is over',
      '## Its queries',
    ]);
  }
});

test('rules ask for what parts export', () => {
  const known = metricsOfSource();
  const asked = [...alerts, ...promises].map(({ expr = '' }) => expr).flatMap(metricsIn);
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((name) => !known.has(name))).toEqual([]);
});
