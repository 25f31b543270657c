import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from '@jest/globals';

const CHECK = fileURLToPath(new URL('./boundaries.mjs', import.meta.url));
const trees: string[] = [];

/** Checks a tree of one file with one import. */
function check(folder: string, importLine: string): { status: number | null; output: string } {
  const tree = mkdtempSync(join(tmpdir(), 'fabula-boundaries-'));
  trees.push(tree);
  mkdirSync(join(tree, folder), { recursive: true });
  writeFileSync(join(tree, folder, 'probe.ts'), `${importLine}\n`);
  const ran = spawnSync(process.execPath, [CHECK, tree], { encoding: 'utf8' });
  return { status: ran.status, output: ran.stderr };
}

afterEach(() => {
  for (const tree of trees.splice(0)) rmSync(tree, { recursive: true });
});

it.each([
  ['services/kit/src', "import { x } from '@fabula/run/service';", 'the proto alone'],
  ['services/rules/src', "import { x } from '@fabula/kit/db';", 'libraries before it alone'],
  ['services/story/src', "import { x } from '@fabula/director/director';", 'libraries before it alone'],
  ['services/players/src', "import { x } from '@fabula/run/service';", 'libraries before it alone'],
  ['services/director/src', "import { readFileSync } from 'node:fs';", 'runs in browsers'],
  ['services/rules/src', "import { hash } from 'node:crypto';", 'runs in browsers'],
  ['scripts/art', "import { x } from '@fabula/web/lib/audio/x';", 'the figures alone'],
  ['scripts/art/items', "import { x } from '../../proof/x.ts';", 'the figures alone'],
  ['web/figure', "import { x } from '../src/lib/x.ts';", 'they import nothing'],
  ['web/src/lib', "import { decide } from '@fabula/rules/decide';", 'no library of the game'],
  ['web/src/features/play', "import { EditorView } from '@codemirror/view';", 'no tool of authors'],
  ['services/run/src', "import type { X } from './probe.ts';", 'a circle of imports'],
  ['services/run/src', "import { x } from '@fabula/catalogue/service';", 'over its API'],
  ['services/run/src/domain', "import { readFileSync } from 'node:fs';", 'domain does no I/O'],
  ['services/run/src/store', "import sharp from 'sharp';", 'below providers/sharp only'],
  ['web/src/features/play', "import { x } from '../catalogue/x.ts';", 'features do not import each other'],
  ['web/src/lib', "import { x } from '../features/play/x.ts';", 'is below'],
  ['web/src/lib/game', "import type { X } from '../socket/x.ts';", 'meet in lib/channel'],
  ['web/src/lib', "import { create } from '@bufbuild/protobuf';", 'types only'],
])('in %s, %s is refused', (folder, line, why) => {
  const { status, output } = check(folder, line);
  expect(status).toBe(1);
  expect(output).toContain(why);
});

it.each([
  ['web/src/workers', "import { compile } from '@fabula/story/compile';"],
  ['web/src/features/admin/text', "import { EditorView } from '@codemirror/view';"],
])('in %s, %s is let through', (folder, line) => {
  expect(check(folder, line)).toEqual({ status: 0, output: '' });
});

it('lets types through', () => {
  const { status } = check('web/src/lib', "import type { Message } from '@bufbuild/protobuf';");
  expect(status).toBe(0);
});
