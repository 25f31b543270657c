import type { Content, FileWrite } from '../domain/drafts/files.ts';

/** Files of a story that has none yet. */
export function newFiles(files: ReadonlyMap<string, Content>): FileWrite[] {
  const steps = [{ version: 1, clientId: '', changes: null }];
  return [...files].map(([path, content]) => ({ path, version: 1, content, steps, isSnapshot: true }));
}
