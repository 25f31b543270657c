import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT } from '../stage/root.ts';

/** They would be those of all the others in the same file. */
const OF_THE_WHOLE_FILE = /^(?:beforeAll|beforeEach|afterEach|afterAll|jest\.\w+)\(|unstable_mockModule/m;
/** Where there is none: Node by itself. */
const ENVIRONMENT = /@jest-environment (\S+)/;

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const environment = (path: string) => ENVIRONMENT.exec(read(path))?.[1];

const lists = execFileSync('git', ['ls-files', '*all.test.ts'], { cwd: ROOT, encoding: 'utf8' })
  .trim()
  .split('\n');
const gathered = lists.flatMap((list) =>
  [...read(list).matchAll(/^import '(\..+)';$/gm)].map(([, to = '']) => ({
    list,
    path: join(dirname(list), to),
  })),
);

test('no test that runs in one file with others has hooks or settings of a whole file', () => {
  expect(gathered.length).toBeGreaterThan(0);
  expect(gathered.filter(({ path }) => OF_THE_WHOLE_FILE.test(read(path)))).toEqual([]);
});

test('each runs with the others where it runs alone: in Node, or in a page without a browser', () => {
  expect(gathered.filter(({ list, path }) => environment(path) !== environment(list))).toEqual([]);
});

test('each is in one list', () => {
  const paths = gathered.map(({ path }) => path);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});
