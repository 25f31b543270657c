// What one part needs to run, and nothing else, in a folder: compiled code, packages of its own, what it reads, its SBOM.
// Usage: node --conditions=source --import tsx scripts/images/pack.ts <part> <folder>   (after `npm run build`)

import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { isPart } from '@fabula/kit/tokens/parts';
import { ROOT } from '../stage/root.ts';
import { EMBEDDED_ALONE, PACKED } from './parts.ts';
import { parseLockFile, productionTree } from './production.ts';
import { sbomOf } from './sbom.ts';

/** Of packages nobody runs these: maps, types, sources before they were built, and what browsers take. */
const LEFT_OUT = [
  /\.(map|d\.[cm]?ts|[cm]?tsx?|flow|markdown)$/,
  /(?<!LICENSE|NOTICE)\.md$/i,
  /\/onnxruntime-web\/dist\/(?!ort\.node\.min\.mjs$|ort\.wasm\.|ort-wasm-simd-threaded\.(mjs|wasm)$)/,
];

const [part, out = ''] = process.argv.slice(2);
if (!isPart(part) || out === '')
  throw new Error(`say which part, and where: ${Object.keys(PACKED).join(', ')}`);
const { workspace, others } = PACKED[part];
const lock = parseLockFile(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
const all = productionTree(lock, workspace, EMBEDDED_ALONE);
const tree = all.filter((path) => existsSync(join(ROOT, path)));

for (const path of tree) {
  if (path.includes('node_modules/')) takePackage(path);
  else takeWorkspace(path);
}
for (const path of [...others, 'LICENSE', 'NOTICE', 'package.json']) take(path);
symlinkSync(join(workspace, 'dist/main.js'), join(out, 'main.js'));
mkdirSync(join(out, 'sbom'), { recursive: true });
writeFileSync(join(out, 'sbom', `${part}.spdx.json`), JSON.stringify(sbomOf(ROOT, workspace, tree)));

function take(path: string, filter?: (from: string) => boolean): void {
  cpSync(join(ROOT, path), join(out, path), { recursive: true, ...(filter && { filter }) });
}

/** A package within a package is one of its own. */
function takePackage(path: string): void {
  const nested = join(ROOT, path, 'node_modules');
  take(path, (from) => from !== nested && !LEFT_OUT.some((pattern) => pattern.test(from)));
}

/** Others find it by its name. */
function takeWorkspace(path: string): void {
  take(join(path, 'package.json'));
  take(join(path, 'dist'));
  const link = join(out, 'node_modules/@fabula', basename(path));
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(relative(dirname(link), join(out, path)), link);
}
