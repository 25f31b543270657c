import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Distributed } from '../stage/distributed.ts';
import { ROOT } from '../stage/root.ts';
import { readTable, type TableRow } from './metrics-table.ts';

/** Bounds a part's memory, and what a store of metrics has to keep: methods times codes are the most. */
const MOST_SERIES = 400;
/** What this stage has not: a language model, a mail server, a database of the engines' own. */
const ELSEWHERE = / with a (model|mail server|database)$/;
const ID = /[0-9a-f]{8}-[0-9a-f]{4}|[0-9a-f]{16}/i;

interface Series {
  readonly name: string;
  readonly labels: ReadonlyMap<string, string>;
}

interface Scrape {
  readonly part: string;
  /** By `# TYPE` lines. */
  readonly kinds: ReadonlyMap<string, string>;
  readonly series: readonly Series[];
}

/** What all parts export, after whatever was played before, is what the table of `deploy/README.md` says. */
export function metricsSuite(stage: () => Distributed): void {
  describe('the metrics of all parts', () => {
    const table = readTable(ROOT);
    let scrapes: Scrape[];
    beforeAll(async () => {
      scrapes = await Promise.all([...stage().metrics].map(scrape));
    });

    test('are those of the table, of their kinds, at their parts', () => {
      const wrong: string[] = [];
      for (const { part, kinds } of scrapes) {
        for (const [name, kind] of kinds)
          if (!fits(table.get(name), part, kind)) wrong.push(`${part} ${name}`);
        for (const [name, { parts }] of table)
          if (isAt(parts, part) && !kinds.has(name)) wrong.push(`${part} lacks ${name}`);
      }
      expect(wrong).toEqual([]);
    });

    test('have the labels of the table, and only its values', () => {
      const wrong = scrapes.flatMap(({ series }) =>
        series.flatMap(({ name, labels }) =>
          [...labels]
            .filter(([label, value]) => !isKnown(table.get(name), label, value))
            .map(([label, value]) => `${name}{${label}="${value}"}`),
        ),
      );
      expect([...new Set(wrong)]).toEqual([]);
    });

    test('bear no ids, and are few', () => {
      for (const { part, series } of scrapes) {
        const values = series.flatMap(({ labels }) => [...labels.values()]);
        expect(values.filter((value) => ID.test(value) || value.length > 80)).toEqual([]);
        expect(crowded(series).map((name) => `${part} ${name}`)).toEqual([]);
      }
    });

    test('are answered as OpenMetrics to who asks for it, with traces behind the buckets of turns', async () => {
      const headers = { accept: 'application/openmetrics-text' };
      const engines = [...stage().metrics].filter(([name]) => name.startsWith('moment-engine'));
      const texts = await Promise.all(
        engines.map(async ([, address]) => (await fetch(`http://${address}/metrics`, { headers })).text()),
      );
      const text = texts.join('');
      expect(text).toMatch(
        /fabula_turn_stage_seconds_bucket{.*} \d+ # {trace_id="[0-9a-f]{32}"} [\d.e-]+ [\d.]+\n/,
      );
      expect(text.endsWith('# EOF\n')).toBe(true);
    });
  });
}

async function scrape([name, address]: readonly [string, string]): Promise<Scrape> {
  const text = await (await fetch(`http://${address}/metrics`)).text();
  const kinds = [...text.matchAll(/^# TYPE (fabula_\w+) (\w+)$/gm)].map(
    ([, metric = '', kind = '']) => [metric, kind] as const,
  );
  return {
    part: name.replace(/-\d+$/, ''),
    kinds: new Map(kinds),
    series: text.split('\n').flatMap(seriesOf),
  };
}

/** Of a histogram its count alone: its buckets have the same labels. */
function seriesOf(line: string): Series[] {
  const [, name = '', labels = ''] = /^(fabula_\w+?)(?:_count)?(?:{(.*)})? \S+$/.exec(line) ?? [];
  if (name === '' || /_(bucket|sum)$/.test(name)) return [];
  const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(
    ([, label = '', value = '']) => [label, value] as const,
  );
  return [{ name, labels: new Map(pairs) }];
}

function fits(row: TableRow | undefined, part: string, kind: string): boolean {
  return row?.kind.startsWith(kind) === true && namesPart(row.parts, part);
}

/** Which parts a row is of, whatever they need for it. */
const namesPart = (parts: string, part: string): boolean =>
  parts === 'all' || parts.split(/, | with /).includes(part);

/** Whether a part of this stage is to export it. */
function isAt(parts: string, part: string): boolean {
  if (parts === 'all') return true;
  const own = parts.split(', ').find((each) => each.split(' with ')[0] === part);
  return own !== undefined && !ELSEWHERE.test(own);
}

function isKnown(row: TableRow | undefined, label: string, value: string): boolean {
  if (label === 'part') return /^[a-z-]+$/.test(value);
  return row?.labels.get(label)?.(value) === true;
}

function crowded(series: readonly Series[]): string[] {
  const counts = new Map<string, number>();
  for (const { name } of series) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > MOST_SERIES).map(([name]) => name);
}
