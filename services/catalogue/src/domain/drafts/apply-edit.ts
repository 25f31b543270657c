import { replacing, updated } from './change-sets.ts';
import { BadPath, BadUpdate, DraftMovedOn } from './errors.ts';
import { type Content, type DraftFile, type FileStep, type FileWrite, isText } from './files.ts';
import { SNAPSHOT_EVERY } from './limits.ts';
import { checkPath, kindOf } from './paths.ts';
import { textBytes } from './text.ts';

/** What becomes of one file. */
export interface FileChange {
  readonly path: string;
  /** That it was made of; 0: there is no such file. */
  readonly version: number;
  readonly to: Wanted;
}

export type Wanted =
  | { readonly kind: 'updates'; readonly updatesJson: readonly string[] }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'media'; readonly sha256: string; readonly bytes: number }
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'deleted' };

interface Edited {
  readonly files: ReadonlyMap<string, DraftFile>;
  readonly changes: readonly FileChange[];
  readonly clientId: string;
}

/** Paths that an edit reads or writes. */
export function pathsOf(changes: readonly FileChange[]): string[] {
  return [...new Set(changes.flatMap(({ path, to }) => (to.kind === 'moved' ? [path, to.to] : [path])))];
}

/**
 * What the edit makes of these files: of each path one write. Throws DraftMovedOn where a file has another version than the
 * change was made of, and the errors of paths, texts and updates.
 */
export function applyEdit({ files, changes, clientId }: Edited): FileWrite[] {
  const writes = new Map<string, FileWrite>();
  const put = (write: FileWrite) => {
    if (writes.has(write.path))
      throw new BadPath({ message: `${write.path} is changed twice.`, field: 'files' });
    writes.set(write.path, write);
  };
  for (const change of changes) {
    const before = unmoved(files.get(change.path), change);
    if (change.to.kind !== 'moved') {
      put(written(before, change.to, clientId));
      continue;
    }
    const { to } = change.to;
    put(whole(before, null, clientId));
    put(whole(target(files.get(to), to), movedTo(to, before), clientId));
  }
  return [...writes.values()];
}

/** The file as it is, if the change was made of it. */
function unmoved(file: DraftFile | undefined, { path, version }: FileChange): DraftFile {
  const there = file ?? { path, version: 0, content: null };
  const seen = there.content === null ? 0 : there.version;
  if (version !== seen) throw new DraftMovedOn();
  return there;
}

function written(before: DraftFile, to: Exclude<Wanted, { kind: 'moved' }>, clientId: string): FileWrite {
  switch (to.kind) {
    case 'updates':
      return stepped(before, to.updatesJson);
    case 'text':
      return rewritten(before, to.text, clientId);
    case 'media':
      checkPath(before.path, 'media');
      return whole(before, { sha256: to.sha256, bytes: to.bytes, isFromFolder: false }, clientId);
    case 'deleted':
      if (before.content === null) throw new DraftMovedOn();
      return whole(before, null, clientId);
  }
}

function stepped(before: DraftFile, updatesJson: readonly string[]): FileWrite {
  const { path, version, content } = before;
  if (content === null || !isText(content))
    throw new BadUpdate({ message: `${path} is no text that could be updated.`, field: 'files' });
  const { text, updates } = updated(content.text, updatesJson);
  const steps = updates.map((update, index) => ({ ...update, version: version + index + 1 }));
  return textWrite(before, text, steps);
}

/** A text as a whole is a change of the one before, so that it merges with what others type. */
function rewritten(before: DraftFile, text: string, clientId: string): FileWrite {
  checkPath(before.path, 'text');
  const { content, version, path } = before;
  if (content === null || !isText(content))
    return whole(before, { text, bytes: textBytes(path, text) }, clientId);
  const changes = replacing(content.text, text);
  return textWrite(before, text, [{ version: version + 1, clientId, changes }]);
}

function textWrite({ path, version }: DraftFile, text: string, steps: readonly FileStep[]): FileWrite {
  const now = version + steps.length;
  const isSnapshot = Math.floor(now / SNAPSHOT_EVERY) > Math.floor(version / SNAPSHOT_EVERY);
  return { path, version: now, content: { text, bytes: textBytes(path, text) }, steps, isSnapshot };
}

function whole({ path, version }: DraftFile, content: Content | null, clientId: string): FileWrite {
  const now = version + 1;
  const steps = [{ version: now, clientId, changes: null }];
  return { path, version: now, content, steps, isSnapshot: content !== null };
}

/** Where something is moved to nothing may lie. */
function target(file: DraftFile | undefined, path: string): DraftFile {
  if (file === undefined) return { path, version: 0, content: null };
  if (file.content !== null) throw new DraftMovedOn();
  return file;
}

/** A file of the folder is found there by its name: under another one it is like an upload. */
function movedTo(path: string, { content }: DraftFile): Content {
  if (content === null) throw new DraftMovedOn();
  checkPath(path, isText(content) ? 'text' : 'media');
  if (kindOf(path) === 'media' && !isText(content)) return { ...content, isFromFolder: false };
  return content;
}
