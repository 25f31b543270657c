// `make logs`: the logs of all parts as they are written, each line with its part's name; Ctrl+C ends it.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { STAGE_FOLDER } from './state.ts';

const folder = join(STAGE_FOLDER, 'logs');
const files = existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
if (files.length === 0) {
  process.stdout.write('There are no logs. Start with: make up\n');
  process.exit(1);
}
for (const file of files) {
  const tail = spawn('tail', ['-n', '20', '-F', file], { stdio: ['ignore', 'pipe', 'ignore'] });
  const name = basename(file, '.log').padEnd(16);
  createInterface({ input: tail.stdout }).on('line', (line) => process.stdout.write(`${name} ${line}\n`));
}
