import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../stage/root.ts';
import { BOARDS_FOLDER, files } from './files.ts';
import { readSamples } from './samples.ts';

const made = files(readSamples());
for (const name of readdirSync(join(ROOT, BOARDS_FOLDER)))
  if (!made.has(`${BOARDS_FOLDER}/${name}`)) rmSync(join(ROOT, BOARDS_FOLDER, name));
for (const [path, text] of made) writeFileSync(join(ROOT, path), text);
console.log(`Wrote ${made.size} files`);
