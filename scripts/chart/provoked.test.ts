import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { FAULTS } from '../proof/long/alerts/faults.ts';
import { Runbook } from '../proof/long/alerts/runbook.ts';
import { ROOT } from '../stage/root.ts';
import { CHART } from './helm.ts';

/** A row of `deploy/runbooks/README.md`. */
interface Row {
  readonly alert: string;
  readonly provoked: string;
  readonly ended: string;
}

const rows: Row[] = readFileSync(join(ROOT, 'deploy/runbooks/README.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| [Fabula'))
  .map((line) => {
    const [, alert = '', provoked = '', ended = ''] = line.split('|').map((cell) => cell.trim());
    return { alert: /^\[(\w+)\]\(\1\.md\)$/.exec(alert)?.[1] ?? alert, provoked, ended };
  });

function alertsIn(file: string): string[] {
  const { groups } = parse(readFileSync(join(CHART, file), 'utf8')) as {
    groups: { rules: { alert?: string }[] }[];
  };
  return groups.flatMap(({ rules }) => rules.flatMap(({ alert }) => alert ?? []));
}

const alerts = [...new Set([...alertsIn('rules.yaml'), ...alertsIn('slos.yaml')])];
const faultsOf = (alert: string) => FAULTS.filter((fault) => fault.alerts.some((one) => one.alert === alert));

test('the list of runbooks tells of each alert how it was provoked, or why it was not', () => {
  expect(rows.map(({ alert }) => alert).toSorted()).toEqual(alerts.toSorted());
  for (const { alert, provoked, ended } of rows) {
    const faults = faultsOf(alert);
    if (faults.length === 0)
      expect([alert, provoked]).toEqual([alert, expect.stringMatching(/^not here: ../)]);
    for (const { name } of faults) expect([alert, provoked]).toEqual([alert, expect.stringContaining(name)]);
    const isSaid = faults.every(({ steps }) =>
      steps.some(({ page }) => page === alert || ended.includes(`[${page}]`)),
    );
    expect([alert, isSaid]).toEqual([alert, true]);
  }
});

test('each fault is ended by what a runbook says', () => {
  const steps = FAULTS.flatMap(({ steps: each }) => each);
  expect(FAULTS.every((fault) => fault.steps.length > 0)).toBe(true);
  expect(steps.filter(({ page, text }) => !Runbook.of(page).says(text))).toEqual([]);
});
