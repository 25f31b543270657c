import type { EditRequest, FileEdit } from '../draft/authority.ts';

/** A call may have 256 KiB. */
const MOST_BYTES = 200 * 1024;
const MOST_FILES = 64;

const encoder = new TextEncoder();
const bytesOf = (file: FileEdit): number => encoder.encode(JSON.stringify(file)).length;

/** One import in as many calls as it takes: the last one makes it. */
export function importParts(files: readonly FileEdit[]): EditRequest[] {
  const parts: FileEdit[][] = [];
  let bytes = 0;
  for (const file of files) {
    const size = bytesOf(file);
    const part = parts.at(-1);
    if (part && part.length < MOST_FILES && bytes + size <= MOST_BYTES) part.push(file);
    else {
      parts.push([file]);
      bytes = 0;
    }
    bytes += size;
  }
  const [editId, clientId] = [crypto.randomUUID(), crypto.randomUUID()];
  return parts.map((part, index) => ({
    ...{ editId, clientId, kind: 'import', part: index, last: index === parts.length - 1, files: part },
  }));
}
