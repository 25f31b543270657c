import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT } from '../stage/root.ts';
import { EMBEDDED_ALONE, PACKED } from './parts.ts';
import { parseLockFile, productionTree } from './production.ts';

const lock = parseLockFile(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));

test('a tree is followed as Node finds packages: the nearest one wins, links lead to workspaces, cycles end', () => {
  const packages = {
    'services/a': { dependencies: { b: '1', '@us/kit': '1' } },
    'node_modules/@us/kit': { link: true, resolved: 'services/kit' },
    'services/kit': { dependencies: { c: '1', heavy: '1' } },
    'node_modules/b': { dependencies: { c: '2' }, optionalDependencies: { 'not-for-us': '1' } },
    'node_modules/b/node_modules/c': { peerDependencies: { b: '1' } },
    'node_modules/c': {},
    'node_modules/heavy': { dependencies: { 'only-of-heavy': '1' } },
    'node_modules/only-of-heavy': {},
  };
  expect(productionTree(parseLockFile(JSON.stringify({ packages })), 'services/a', ['heavy'])).toEqual([
    'node_modules/b',
    'node_modules/b/node_modules/c',
    'node_modules/c',
    'services/a',
    'services/kit',
  ]);
});

test.each(Object.entries(PACKED))(
  '%s takes no tool, no test and no part but itself along',
  (_part, { workspace }) => {
    const tree = productionTree(lock, workspace, EMBEDDED_ALONE);
    const workspaces = tree.filter((path) => !path.includes('node_modules/'));
    const libraries = ['proto', 'services/kit', 'services/rules', 'services/story', 'services/director'];
    expect(workspaces.filter((path) => !libraries.includes(path))).toEqual([workspace]);
    const tools = [
      'jest',
      'typescript',
      '@swc/core',
      'esbuild',
      'vite',
      'react',
      '@electric-sql/pglite',
      'tsx',
    ];
    expect(tree.filter((path) => tools.includes(path.replace(/^.*node_modules\//, '')))).toEqual([]);
    expect(tree).toContain('node_modules/@grpc/grpc-js');
  },
);

test('a workspace that nobody knows is an error', () => {
  expect(() => productionTree(lock, 'services/nobody', [])).toThrow('does not know');
});
