import { chmodSync, renameSync, writeFileSync } from 'node:fs';

/** A reader sees the old file or the new one, never half of one. */
export function replaceFile(path: string, content: string | Buffer, mode: number): void {
  const fresh = `${path}.${process.pid}`;
  writeFileSync(fresh, content, { mode });
  chmodSync(fresh, mode);
  renameSync(fresh, path);
}
