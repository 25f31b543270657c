import { md5 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

const ALGORITHMS = { sha256, md5 };

/** Where there is no `node:crypto`; a browser's own answers only later, and the rules are not asynchronous. */
export function digest(algorithm: 'sha256' | 'md5', text: string): string {
  return bytesToHex(ALGORITHMS[algorithm](utf8ToBytes(text)));
}
