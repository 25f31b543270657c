import { createPublicKey, type KeyObject } from 'node:crypto';
import { readKeyFile } from '../key-file.ts';
import { publicKeyFile } from './key-files.ts';
import { PARTS, type Part } from './parts.ts';
import type { PublicKeys } from './service.ts';

const PEM = /-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----\n?/g;
// Milliseconds between two looks at the files: anybody can send a signature that is nobody's.
const REREAD_MS = 1_000;

export function pemsIn(text: string): string[] {
  return text.match(PEM) ?? [];
}

/** Everybody's public keys, in files that may be replaced while this process runs. */
export class PublicKeyFolder implements PublicKeys {
  private keys: ReadonlyMap<Part, readonly KeyObject[]>;
  private readAt: number;

  constructor(private readonly folder: string) {
    this.keys = this.read();
    this.readAt = performance.now();
  }

  of(part: Part): readonly KeyObject[] {
    return this.keys.get(part) ?? [];
  }

  refresh(): boolean {
    if (performance.now() - this.readAt < REREAD_MS) return false;
    this.readAt = performance.now();
    this.keys = this.read();
    return true;
  }

  private read(): ReadonlyMap<Part, readonly KeyObject[]> {
    return new Map(PARTS.map((part) => [part, readKeyFile(publicKeyFile(this.folder, part), keysIn)]));
  }
}

/** Throws where there is none. */
function keysIn(text: string): KeyObject[] {
  const pems = pemsIn(text);
  return (pems.length > 0 ? pems : [text]).map((pem) => createPublicKey(pem));
}
