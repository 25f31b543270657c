import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Keys of auth's own, made from the secrets of its key file; the first one seals, any of them opens. */
export class Sealer {
  private readonly keys: readonly Buffer[];

  /** `purpose` keeps keys for one thing apart from those for another. */
  constructor(secrets: readonly string[], purpose: string) {
    this.keys = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)));
  }

  /** A text that only this key opens, and that nobody changes unnoticed. */
  seal(text: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.first(), nonce);
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** undefined when no key opens it. */
  open(sealed: string): string | undefined {
    const bytes = Buffer.from(sealed, 'base64url');
    for (const key of this.keys) {
      try {
        const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES));
        decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
        const opened = [decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()];
        return Buffer.concat(opened).toString('utf8');
      } catch {
        // The next key may fit.
      }
    }
    return undefined;
  }

  /** A hash that nobody can make, or try guesses on, without the key. */
  keyedHash(text: string): string {
    return createHmac('sha256', this.first()).update(text).digest('base64url');
  }

  private first(): Buffer {
    const [key] = this.keys;
    if (!key) throw new Error('no key to seal with');
    return key;
  }
}
