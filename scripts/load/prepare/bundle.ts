import { join } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '../../stage/root.ts';

const HERE = join(ROOT, 'scripts/load/script');

/**
 * A module of ours with all that it imports as one that k6 can run: its engine has no Node.js, no packages, and decodes no
 * Latin-1, which the codec of frames asks for.
 */
export async function bundled(module = 'main.ts'): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(HERE, module)],
    inject: [join(HERE, 'text-decoder.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2020',
    platform: 'neutral',
    conditions: ['source'],
    external: ['k6', 'k6/*'],
    logLevel: 'silent',
  });
  const [file] = outputFiles;
  if (!file) throw new Error('esbuild made nothing');
  return file.text;
}
