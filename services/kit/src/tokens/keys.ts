import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { PARTS, type Part } from './parts.ts';

const PUBLIC = 'public.json';
const published = z.record(z.enum(PARTS), z.string());

export interface PartKeys {
  readonly privateKey: KeyObject;
  readonly publicKeys: Readonly<Record<Part, KeyObject>>;
}

/**
 * Makes a signing key for each part that has none yet (`<part>.pem`, readable by its owner only) and writes everybody's
 * public keys to `public.json`.
 */
export function writeKeys(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const keys = PARTS.map((part) => [part, publicPem(ownKey(folder, part))]);
  replace(join(folder, PUBLIC), JSON.stringify(Object.fromEntries(keys), null, 2), 0o644);
}

/** A part's own private key and everybody's public keys. Throws where the folder lacks one. */
export function loadKeys(folder: string, part: Part): PartKeys {
  const privateKey = createPrivateKey(readFileSync(join(folder, `${part}.pem`)));
  const pems = published.parse(JSON.parse(readFileSync(join(folder, PUBLIC), 'utf8')));
  const keys = Object.entries(pems).map(([name, pem]) => [name, createPublicKey(pem)]);
  return { privateKey, publicKeys: Object.fromEntries(keys) };
}

function ownKey(folder: string, part: Part): KeyObject {
  const path = join(folder, `${part}.pem`);
  if (existsSync(path)) return createPrivateKey(readFileSync(path));
  const { privateKey } = generateKeyPairSync('ed25519');
  replace(path, privateKey.export({ type: 'pkcs8', format: 'pem' }), 0o600);
  return privateKey;
}

function publicPem(key: KeyObject): string | Buffer {
  return createPublicKey(key).export({ type: 'spki', format: 'pem' });
}

/** A reader sees the old file or the new one, never half of one. */
function replace(path: string, content: string | Buffer, mode: number): void {
  const fresh = `${path}.${process.pid}`;
  writeFileSync(fresh, content, { mode });
  chmodSync(fresh, mode);
  renameSync(fresh, path);
}
