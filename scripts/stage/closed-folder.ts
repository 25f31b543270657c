import { statSync } from 'node:fs';
import { dirname } from 'node:path';

const OTHERS_MAY_PASS = 0o001;

/** The folder on the way to `path`, or `path` itself, that other users may not pass through; undefined where there is none. */
export function closedFolder(path: string): string | undefined {
  const above = dirname(path);
  const closed = above === path ? undefined : closedFolder(above);
  if (closed !== undefined) return closed;
  return (statSync(path).mode & OTHERS_MAY_PASS) === 0 ? path : undefined;
}
