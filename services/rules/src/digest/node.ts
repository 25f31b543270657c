import { hash } from 'node:crypto';

/** Hexadecimal, of the text's UTF-8. The one in `browser.ts` gives the same (`digest.test.ts`). */
export function digest(algorithm: 'sha256' | 'md5', text: string): string {
  return hash(algorithm, text, 'hex');
}
