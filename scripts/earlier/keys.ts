import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyFilesIn, PARTS } from '@fabula/kit/tokens';

/** Lays the keys of a stage out as programs up to release 0.2.0 find them, `to`: all in one folder. Answers that. */
export function layOutKeys(from: string, to: string): string {
  mkdirSync(to, { recursive: true, mode: 0o700 });
  const { publicKeys } = keyFilesIn(from, 'gateway');
  const pems = PARTS.map((part) => [part, readFileSync(join(publicKeys, `${part}.pem`), 'utf8')]);
  writeFileSync(join(to, 'public.json'), JSON.stringify(Object.fromEntries(pems)));
  for (const part of PARTS) cpSync(keyFilesIn(from, part).privateKey, join(to, `${part}.pem`));
  return to;
}
