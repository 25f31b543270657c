// Compiles every workspace's TypeScript to its own `dist/` (types are checked by `npm run typecheck`, not here) and copies
// the files that are not TypeScript, such as worker entries. Usage: node scripts/build.mjs [workspace folder ...]
import { execFile } from 'node:child_process';
import { cpSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = new URL('..', import.meta.url).pathname;
const tsc = join(root, 'node_modules/.bin/tsc');
const services = readdirSync(join(root, 'services')).map((name) => `services/${name}`);
const wanted = process.argv.slice(2);
const all = wanted.length > 0 ? wanted : ['proto', ...services, 'gateway'];

const FLAGS = ['--noCheck', '--noResolve', '--rewriteRelativeImportExtensions', '--verbatimModuleSyntax'];
const TARGET = [
  '--module',
  'nodenext',
  '--moduleResolution',
  'nodenext',
  '--target',
  'es2023',
  '--ignoreConfig',
];

const isSource = (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.endsWith('.d.ts');

/** The TypeScript files of one folder and all other files, both without tests. */
function filesOf(folder) {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((e) => e.isFile());
  const paths = names.map((e) => join(e.parentPath, e.name));
  return { sources: paths.filter(isSource), others: paths.filter((p) => !p.endsWith('.ts')) };
}

/** A program that runs from the old folder finds its files until the new ones stand. */
function replaceFolder(fresh, target) {
  const old = `${fresh}.old`;
  if (existsSync(target)) renameSync(target, old);
  renameSync(fresh, target);
  rmSync(old, { recursive: true, force: true });
}

async function build(folder) {
  const from = folder === 'proto' ? '' : 'src';
  const base = join(root, folder, from);
  const parts = folder === 'proto' ? [join(base, 'src'), join(base, 'gen')] : [base];
  const found = parts.filter(existsSync).map(filesOf);
  const sources = found.flatMap((f) => f.sources);
  if (sources.length === 0) return;
  const out = join(root, folder, `dist.${process.pid}`);
  await run(tsc, [...FLAGS, ...TARGET, '--rootDir', base, '--outDir', out, ...sources], { maxBuffer: 1e8 });
  for (const path of found.flatMap((f) => f.others)) cpSync(path, join(out, path.slice(base.length)));
  replaceFolder(out, join(root, folder, 'dist'));
}

const started = performance.now();
await Promise.all(all.map(build)).catch((error) => {
  process.stderr.write(`${error.stdout ?? ''}${error.stack}\n`);
  process.exitCode = 1;
});
process.stdout.write(
  `built ${all.length} workspaces in ${((performance.now() - started) / 1000).toFixed(1)} s\n`,
);
