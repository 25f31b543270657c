import { readFileSync } from 'node:fs';
import { ConfigError } from './config.ts';

/** What a file with keys holds. Throws ConfigError, which names the file, where it cannot be read or holds something else. */
export function readKeyFile<T>(path: string, parse: (text: string) => T): T {
  const text = contentOf(path);
  try {
    return parse(text);
  } catch {
    // What the parser says may show a part of the key.
    throw new ConfigError([
      `${path} is broken: it holds no key. Put the file back as it was; if there is no copy, remove it, and a new key is made.`,
    ]);
  }
}

/** Throws ConfigError, which names the file. */
export function contentOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new ConfigError([`${path} cannot be read (${(error as NodeJS.ErrnoException).code}).`]);
  }
}
