import { expect, test } from '@jest/globals';
import type { Board } from './board.ts';
import { BOARDS } from './boards.ts';
import { withQueries } from './runbook-queries.ts';

const asked = { question: 'Is it?', unit: 's', alert: 'FabulaLate' };
const board: Board = {
  uid: 'fabula-some',
  title: 'Some',
  about: '',
  panels: [
    { ...asked, title: 'Late, p95', queries: { late: 'late{namespace=~"$namespace", part=~"$part"}' } },
    {
      ...asked,
      title: 'Both of them',
      queries: { one: 'rate(a{namespace=~"$namespace"}[$__rate_interval])', two: 'b' },
    },
    { ...asked, title: 'Another', queries: { other: 'other' } },
  ],
};
const rules = [{ alert: 'FabulaLate', expr: 'late > 1', for: '5m' }];
const PAGE = '# FabulaLate\n\nLook at *Late, p95*, then at *Both of them*, then at *Late* again.\n';

test('a page ends with what its alert and the panels that it names ask, as Prometheus takes it', () => {
  const page = withQueries('FabulaLate', PAGE, { boards: [board], rules });
  expect(page.startsWith(`${PAGE}\n## Its queries\n`)).toBe(true);
  const asks = [...page.matchAll(/^- (.*)\n\n {2}```promql\n([^`]+?)\n {2}```$/gm)];
  expect(asks.map(([, title, lines]) => [title, lines])).toEqual([
    ['The alert fires where this is something for 5m', '  late > 1'],
    ['*Late, p95* (`fabula-some`)', '  late{namespace="fabula"}'],
    ['*Both of them* (`fabula-some`)', '  # one\n  rate(a{namespace="fabula"}[5m])\n  # two\n  b'],
  ]);
});

test('what was written before is written anew', () => {
  const once = withQueries('FabulaLate', PAGE, { boards: [board], rules });
  expect(withQueries('FabulaLate', once, { boards: [board], rules })).toBe(once);
  expect(withQueries('FabulaLate', once, { boards: [board], rules: [] })).not.toContain('late > 1');
});

test('nothing of Grafana is left in a query', () => {
  const titles = BOARDS.flatMap(({ panels }) => panels.map(({ title }) => `*${title}*`));
  expect(
    withQueries('', titles.join('\n'), { boards: BOARDS, rules: [] }).split('```promql').slice(1).join(),
  ).not.toContain('$');
});
