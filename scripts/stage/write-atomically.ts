import { renameSync, writeFileSync } from 'node:fs';

/** Writes a file that its owner alone may read: a reader finds all of it or what was there before, whoever is killed meanwhile. */
export function writeAtomically(file: string, text: string): void {
  const fresh = `${file}.fresh`;
  writeFileSync(fresh, text, { mode: 0o600 });
  renameSync(fresh, file);
}
