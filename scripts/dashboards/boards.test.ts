import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { CHART } from '../chart/helm.ts';
import { metricsIn, metricsOfSource } from '../chart/metric-names.ts';
import { promtoolOn } from '../chart/promtool.ts';
import { ROOT } from '../stage/root.ts';
import type { Asked } from './board.ts';
import { BOARDS } from './boards.ts';
import { BOARDS_FOLDER, files } from './files.ts';
import { filledIn } from './filled-in.ts';
import { readSamples } from './samples.ts';

const panels = BOARDS.flatMap((board) => board.panels);
const queries = panels.flatMap(({ queries: each }) => Object.values(each));

test('what lies in the project is what the sources make: `make dashboards` writes it', () => {
  const made = files(readSamples());
  for (const [path, text] of made)
    expect([path, readFileSync(join(ROOT, path), 'utf8')]).toEqual([path, text]);
  for (const name of readdirSync(join(ROOT, BOARDS_FOLDER)))
    expect([...made.keys()]).toContain(`${BOARDS_FOLDER}/${name}`);
});

test('every panel has a name, a unit and a question of its own, and leads to a runbook', () => {
  for (const board of BOARDS) {
    expect(new Set(board.panels.map(({ title }) => title)).size).toBe(board.panels.length);
    for (const { uid, panels: made } of [JSON.parse(jsonOf(board.uid))])
      for (const { title, description, fieldConfig, links, targets } of made) {
        expect([uid, title, description]).toEqual([
          uid,
          expect.stringMatching(/../),
          expect.stringMatching(/\?/),
        ]);
        expect(fieldConfig.defaults.unit).toMatch(/./);
        expect(targets.length).toBeGreaterThan(0);
        expect(links).toEqual([
          expect.objectContaining({ url: expect.stringMatching(/^\$\{runbooks\}\/\w+\.md$/) }),
        ]);
      }
  }
  const pages = readdirSync(join(ROOT, 'deploy/runbooks'));
  expect(panels.filter(({ alert }) => !pages.includes(`${alert}.md`))).toEqual([]);
  expect(new Set(BOARDS.map(({ uid }) => uid)).size).toBe(BOARDS.length);
});

test('boards ask for what parts export', () => {
  const known = metricsOfSource();
  const asked = queries.flatMap(metricsIn);
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter((name) => !known.has(name))).toEqual([]);
});

test('Prometheus can read what boards ask', async () => {
  const rules = queries.map((expr, n) => ({ record: `asked:${n}`, expr: filledIn(expr, '5m') }));
  await promtoolOn('check', { groups: [{ name: 'boards', rules }] });
});

test('what a running site of one machine cannot answer is answered from series', async () => {
  const tests = panels.flatMap(({ from, ...asked }) => (from ? [trialOf(asked, from)] : []));
  expect(tests.length).toBeGreaterThan(10);
  await promtoolOn('test', { evaluation_interval: '1m', tests });
});

test('each recorded series that a board asks for is recorded', () => {
  const { groups } = parse(readFileSync(join(CHART, 'slos.yaml'), 'utf8')) as {
    groups: { rules: { record?: string }[] }[];
  };
  const recorded = groups.flatMap(({ rules }) => rules.map(({ record }) => record));
  const asked = queries.flatMap((expr) => expr.match(/\bfabula:\w+:\w+/g) ?? []);
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((name) => !recorded.includes(name))).toEqual([]);
});

const jsonOf = (uid: string) =>
  readFileSync(join(ROOT, BOARDS_FOLDER, `${uid.replace(/^fabula-/, '')}.json`), 'utf8');

/** That each query returns a number, whichever. */
function trialOf({ title, queries: each }: Omit<Asked, 'from'>, from: Readonly<Record<string, string>>) {
  return {
    name: title,
    interval: '1m',
    input_series: Object.entries(from).map(([series, values]) => ({ series, values })),
    promql_expr_test: Object.values(each).map((expr) => ({
      expr: `count((${filledIn(expr, '5m')}) >= 0) > bool 0`,
      eval_time: '59m',
      exp_samples: [{ labels: '{}', value: 1 }],
    })),
  };
}
