import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StoryFolder } from '@fabula/story/story-folder';

/**
 * A sha256 of all that a release is made of: what stands in its folder, and the code that reads and checks it. The same
 * gives the same release.
 */
export function sourcesOf({ slug, texts, media }: StoryFolder): string {
  const hash = createHash('sha256').update(compiler());
  return hash.update(JSON.stringify([slug, [...texts], [...media]])).digest('hex');
}

/** What reads folders. */
const HERE = fileURLToPath(new URL('.', import.meta.url));

let known: string | undefined;

/** What reads texts and checks them for that code: another version may read them otherwise. */
const READERS = ['js-yaml', 'yaml', 'zod'];

/** A sha256 of what compiles. Read once: code that changes on disk is not the code that runs. */
function compiler(): string {
  known ??= hashOfCode();
  return known;
}

function hashOfCode(): string {
  const hash = createHash('sha256');
  for (const { name, file } of compilerFiles()) hash.update(name).update(readFileSync(file));
  return hash.digest('hex');
}

/** The code of what compiles, and which versions of other packages it reads texts with. */
export function compilerFiles(): { readonly name: string; readonly file: string }[] {
  const require = createRequire(import.meta.url);
  const story = require.resolve('@fabula/story/compile');
  const folders = [dirname(story), dirname(require.resolve('@fabula/rules/hash')), HERE];
  const code = folders.flatMap((folder) => {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isCode).sort();
    return names.map((name) => ({ name, file: join(folder, name) }));
  });
  const fromStory = createRequire(story);
  const readers = READERS.map((name) => ({ name, file: packageFile(name, fromStory.resolve(name)) }));
  return [...code, ...readers];
}

/** A package says its version in its package.json, which few let others import. */
function packageFile(name: string, entry: string): string {
  const folder = join('node_modules', name, '/');
  return join(entry.slice(0, entry.lastIndexOf(folder)), folder, 'package.json');
}

function isCode(name: string): boolean {
  return /\.[jt]s$/.test(name);
}
