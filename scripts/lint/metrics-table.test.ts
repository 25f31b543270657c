import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import { readTable } from '../proof/metrics-table.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SKIP = /(^|\/)(node_modules|dist|gen|test|testing)$|\.test\.ts$/;
/** A metric's name where it is made. */
const MADE = /'(fabula_[a-z_]+)'/g;
/** What begins alike and is a cookie. */
const COOKIES = ['fabula_', 'fabula_session', 'fabula_device', 'fabula_google', 'fabula_asking'];

function* sourcesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(join(ROOT, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (SKIP.test(path)) continue;
    if (entry.isDirectory()) yield* sourcesBelow(path);
    else if (path.endsWith('.ts')) yield readFileSync(join(ROOT, path), 'utf8');
  }
}

const sources = ['services', 'gateway'].flatMap((folder) => [...sourcesBelow(folder)]);
const named = sources.flatMap((text) => [...text.matchAll(MADE)].map(([, name = '']) => name));
const made = new Set(named.filter((name) => !COOKIES.includes(name)));
const table = readTable(ROOT);

it('every metric is in the table of deploy/README.md, and the table names no other', () => {
  expect([...table.keys()].toSorted()).toEqual([...made].toSorted());
});

it('a unit is the end of a name, as Prometheus has it', () => {
  for (const [name, { kind }] of table) {
    expect(`${name} ${kind}`).toMatch(/_total counter$|_seconds histogram(, traced)?$|_[a-z]+ gauge$/);
    if (kind === 'gauge') expect(name).not.toMatch(/_total$/);
  }
});

/** Who asks for metrics by their names. */
const ASKING = ['rules.yaml', 'slos.yaml', 'dashboards']
  .map((name) => `helm/fabula/${name}`)
  .concat('deploy/prometheus', 'deploy/grafana', 'deploy/runbooks');

function textsAt(path: string): string[] {
  const full = join(ROOT, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [readFileSync(full, 'utf8')];
  return readdirSync(full).flatMap((name) => textsAt(join(path, name)));
}

it('rules and dashboards ask for metrics that there are', () => {
  const asked = ASKING.flatMap(textsAt)
    .flatMap((text) => [...text.matchAll(/\bfabula_[a-z_]+\b/g)])
    .map(([name]) => name.replace(/_(bucket|sum|count)$/, ''));
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((name) => !table.has(name))).toEqual([]);
});
