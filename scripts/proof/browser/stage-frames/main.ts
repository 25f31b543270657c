// Records what a stage shows of a built page, or compares two recordings:
//   node --conditions=source --import tsx scripts/proof/browser/stage-frames/main.ts record <dist> <file>
//   node --conditions=source --import tsx scripts/proof/browser/stage-frames/main.ts compare <before> <after>
import { readFileSync, writeFileSync } from 'node:fs';
import { compare } from './compare.ts';
import { type Recording, record } from './record.ts';

const [command, first = '', second = ''] = process.argv.slice(2);
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Recording;

if (command === 'record') {
  writeFileSync(second, `${JSON.stringify(await record(first), null, 1)}\n`);
} else if (command === 'compare') {
  const found = compare(read(first), read(second));
  console.log(found.length === 0 ? 'They are alike.' : found.join('\n'));
  process.exitCode = found.length === 0 ? 0 : 1;
} else throw new Error('record <dist> <file>, or compare <before> <after>');
