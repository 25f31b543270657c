import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { contentOf, readKeyFile } from '../key-file.ts';
import { replaceFile } from '../replace-file.ts';
import { type KeyFiles, keyFilesIn, moveEarlierKeys, publicKeyFile } from './key-files.ts';
import { PARTS, type Part } from './parts.ts';
import { PublicKeyFolder, pemsIn } from './public-keys.ts';
import type { PublicKeys } from './service.ts';

export interface PartKeys {
  readonly privateKey: KeyObject;
  readonly publicKeys: PublicKeys;
}

/**
 * Makes a signing key for each part that has none yet (`<part>/private.pem`, in a folder that its owner alone may enter) and
 * its public one (`public/<part>.pem`), behind which the part's earlier one stays. Moves keys of releases before.
 */
export function writeKeys(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  moveEarlierKeys(folder);
  for (const part of PARTS) {
    const files = keyFilesIn(folder, part);
    if (existsSync(files.privateKey)) publish(files, part, readKeyFile(files.privateKey, createPrivateKey));
    else giveKey(files, part);
  }
}

/**
 * Gives a part a new signing key. Until the next change its earlier one is good as well: the part signs with it until it is
 * started again, and the others read the new one when they first meet it.
 */
export function rotateKey(folder: string, part: Part): void {
  writeKeys(folder);
  giveKey(keyFilesIn(folder, part), part);
}

/** A part's own private key and everybody's public keys. Throws ConfigError where a file is not there, or is none. */
export function loadKeys({ privateKey, publicKeys }: KeyFiles): PartKeys {
  return {
    privateKey: readKeyFile(privateKey, createPrivateKey),
    publicKeys: new PublicKeyFolder(publicKeys),
  };
}

/** The public one is there before anybody can sign with the private one. */
function giveKey(files: KeyFiles, part: Part): void {
  const { privateKey } = generateKeyPairSync('ed25519');
  publish(files, part, privateKey);
  mkdirSync(dirname(files.privateKey), { recursive: true, mode: 0o700 });
  replaceFile(files.privateKey, privateKey.export({ type: 'pkcs8', format: 'pem' }), 0o600);
}

/** The part's own, then the one before it. */
function publish({ publicKeys }: KeyFiles, part: Part, key: KeyObject): void {
  const file = publicKeyFile(publicKeys, part);
  const own = createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString();
  const before = existsSync(file) ? contentOf(file) : '';
  const [earlier = ''] = pemsIn(before).filter((pem) => pem !== own);
  if (own + earlier === before) return;
  mkdirSync(publicKeys, { recursive: true });
  replaceFile(file, own + earlier, 0o644);
}
