import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readKeyFile } from '../key-file.ts';
import { replaceFile } from '../replace-file.ts';
import { PARTS, type Part } from './parts.ts';

/** What a part is given of the keys: its own, which nobody else has, and everybody's public ones. */
export interface KeyFiles {
  /** PEM. */
  readonly privateKey: string;
  /** The folder with `<part>.pem` of each part. */
  readonly publicKeys: string;
}

/** Where a part's files are in a folder that has the keys of all parts: `<part>/private.pem` and `public/`. */
export function keyFilesIn(folder: string, part: Part): KeyFiles {
  return { privateKey: join(folder, part, 'private.pem'), publicKeys: join(folder, 'public') };
}

export function publicKeyFile(publicKeys: string, part: Part): string {
  return join(publicKeys, `${part}.pem`);
}

const earlier = z.partialRecord(z.enum(PARTS), z.string());

/** Up to release 0.2.0 all private keys lay in one folder, `<part>.pem`, with all public ones in its `public.json`. */
export function moveEarlierKeys(folder: string): void {
  const together = join(folder, 'public.json');
  const published = existsSync(together)
    ? readKeyFile(together, (text) => earlier.parse(JSON.parse(text)))
    : {};
  for (const part of PARTS) {
    const { privateKey, publicKeys } = keyFilesIn(folder, part);
    const file = publicKeyFile(publicKeys, part);
    const pems = published[part];
    if (pems !== undefined && !existsSync(file)) {
      mkdirSync(publicKeys, { recursive: true });
      replaceFile(file, pems, 0o644);
    }
    const before = join(folder, `${part}.pem`);
    if (!existsSync(before)) continue;
    mkdirSync(join(folder, part), { recursive: true, mode: 0o700 });
    if (existsSync(privateKey)) rmSync(before);
    else renameSync(before, privateKey);
  }
  rmSync(together, { force: true });
}
