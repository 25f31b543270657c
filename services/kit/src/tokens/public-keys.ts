import { createPublicKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import { readKeyFile } from '../key-file.ts';
import { PARTS, type Part } from './parts.ts';
import type { PublicKeys } from './service.ts';

/** Everybody's public keys: PEM, a part's own first and the one before it behind that. */
export const PUBLIC = 'public.json';

const published = z.partialRecord(z.enum(PARTS), z.string());
const PEM = /-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----\n/g;
// Milliseconds between two looks at the file: anybody can send a signature that is nobody's.
const REREAD_MS = 1_000;

export function readPublished(file: string): z.infer<typeof published> {
  return readKeyFile(file, (text) => published.parse(JSON.parse(text)));
}

export function pemsIn(text: string): string[] {
  return text.match(PEM) ?? [];
}

/** The public keys in a file that may be replaced while this process runs. */
export class PublicKeyFile implements PublicKeys {
  private keys: ReadonlyMap<Part, readonly KeyObject[]>;
  private readAt: number;

  constructor(private readonly file: string) {
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
    return readKeyFile(this.file, (text) => {
      const pems = published.parse(JSON.parse(text));
      return new Map(PARTS.map((part) => [part, keysIn(pems[part] ?? '')]));
    });
  }
}

/** Throws where there is none. */
function keysIn(text: string): KeyObject[] {
  const pems = pemsIn(text);
  return (pems.length > 0 ? pems : [text]).map((pem) => createPublicKey(pem));
}
