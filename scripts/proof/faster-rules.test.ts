import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { promtoolOn } from '../chart/promtool.ts';
import { ROOT } from '../stage/root.ts';
import { fasterRules } from './faster-rules.ts';

const TIMES = 20;
const textOf = (file: string) => readFileSync(join(ROOT, 'helm/fabula', file), 'utf8');

test.each(['rules.yaml', 'slos.yaml'])(
  '%s on a faster clock: Prometheus takes it, and compares with the same',
  async (file) => {
    const faster = fasterRules(textOf(file), TIMES);
    await promtoolOn('check', parse(faster));
    const bounds = (text: string) => JSON.stringify(parse(text)).match(/[<>]=? [\d.]+/g) ?? [];
    expect(bounds(faster)).toEqual(bounds(textOf(file)));
    expect(faster).not.toMatch(/[[:]\d+[mhd]\]|for: \d+[mhd]/);
  },
);

test('an hour is three minutes, in windows and in what is counted by them', () => {
  const failures = 'sum(rate(failures[1h]))';
  const rules = [
    { record: 'fabula:slo_failures:increase1h', expr: `${failures} * 3600` },
    { alert: 'Slow', expr: 'min_over_time(waiting[1h:1m]) > 60', for: '5m' },
  ];
  const { groups } = parse(fasterRules(JSON.stringify({ groups: [{ name: 'a', rules }] }), TIMES));
  expect(groups).toEqual([
    {
      name: 'a',
      rules: [
        { record: 'fabula:slo_failures:increase1h', expr: 'sum(rate(failures[180s])) * 180' },
        { alert: 'Slow', expr: 'min_over_time(waiting[180s:3s]) > 60', for: '15s' },
      ],
    },
  ]);
});
