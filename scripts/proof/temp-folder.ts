import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TempFolder {
  readonly path: string;
  remove(): void;
}

/** A folder for one stage. It stays where FABULA_KEEP is set, so that logs and data can be looked at. */
export function tempFolder(name: string): TempFolder {
  const path = mkdtempSync(join(tmpdir(), `fabula-${name}-`));
  // Run by root, Postgres has a user of its own, who must get through to its data.
  chmodSync(path, 0o711);
  const isKept = Boolean(process.env.FABULA_KEEP);
  return {
    path,
    remove: () => void (isKept || rmSync(path, { recursive: true, force: true, maxRetries: 5 })),
  };
}
