import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT } from '../stage/root.ts';
import { BOARDS } from './boards.ts';

const FOLDER = join(ROOT, 'deploy/runbooks');
/** Headings of ARCHITECTURE.md. */
const ELSEWHERE = ['Why was this turn slow?'];

const pages = readdirSync(FOLDER)
  .filter((name) => name !== 'README.md')
  .map((name) => [name, readFileSync(join(FOLDER, name), 'utf8')] as const);
const found = (pattern: RegExp) =>
  pages.flatMap(([page, text]) => [...text.matchAll(pattern)].map(([, name = '']) => ({ page, name })));

test('runbooks name dashboards and panels that there are, by their names or the beginnings of them', () => {
  const titles = [...BOARDS.flatMap(({ panels }) => panels.map(({ title }) => title)), ...ELSEWHERE];
  const named = found(/(?<![*\w])\*([^*\n]+)\*(?![*\w])/g);
  expect(named.length).toBeGreaterThan(40);
  const unknown = named.filter(
    ({ name }) => !titles.some((title) => `${title},`.startsWith(`${name},`) || title.startsWith(`${name} `)),
  );
  expect(unknown).toEqual([]);
  const boards = found(/`(fabula-[a-z-]+)`/g).filter(
    ({ name }) => !/^fabula-(mail|llm|redis|database|nats)$/.test(name),
  );
  expect(boards.filter(({ name }) => !BOARDS.some(({ uid }) => uid === name))).toEqual([]);
});

test('what they ask of logs finds the lines that they tell to look for', () => {
  const levels = found(/"level":"\(([a-z|]+)\)"/g);
  expect(levels.length).toBeGreaterThan(10);
  for (const { page, name } of levels) expect([page, name]).toEqual([page, 'warn|error|fatal']);
});

test('links lead to pages that there are', () => {
  const names = pages.map(([name]) => name);
  expect(found(/\]\(([^)]+\.md)\)/g).filter(({ name }) => !names.includes(name))).toEqual([]);
});
