import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT } from '../stage/root.ts';

/** They would be those of all the others in the same file. */
const OF_THE_WHOLE_FILE = /^(?:beforeAll|beforeEach|afterEach|afterAll|jest\.\w+)\(|@jest-environment/m;

const gathered = execFileSync('git', ['ls-files', '*all.test.ts'], { cwd: ROOT, encoding: 'utf8' })
  .trim()
  .split('\n')
  .flatMap((path) =>
    [...readFileSync(join(ROOT, path), 'utf8').matchAll(/^import '(\..+)';$/gm)].map(([, to = '']) =>
      join(dirname(path), to),
    ),
  );

test('no test that runs in one file with others has hooks or settings of a whole file', () => {
  expect(gathered.length).toBeGreaterThan(0);
  const reaching = gathered.filter((path) => OF_THE_WHOLE_FILE.test(readFileSync(join(ROOT, path), 'utf8')));
  expect(reaching).toEqual([]);
});
