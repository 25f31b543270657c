import type { Authority, ReadFiles } from './authority.ts';

/** Paths of a call. */
const MOST = 64;
/** Calls under way: the next texts are on the line while those before are taken in. */
const AT_ONCE = 3;

interface Wanted {
  readonly authority: Authority;
  readonly paths: readonly string[];
  readonly atRevision?: number | undefined;
  /** Is given files as they come, some at once and in no order. */
  readonly take: (files: ReadFiles['files']) => void;
}

/** Reads as many files as are wanted, in as many calls as that takes; those that are not there are left out. */
export async function readEach({ authority, paths, atRevision, take }: Wanted): Promise<void> {
  const parts = Array.from({ length: Math.ceil(paths.length / MOST) }, (_, part) =>
    paths.slice(part * MOST, (part + 1) * MOST),
  );
  const readOn = async () => {
    for (let wanted = parts.shift(); wanted; wanted = parts.shift()) {
      const { files, left } = await authority.read(wanted, atRevision);
      take(files);
      if (left.length > 0) parts.push(left);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, readOn));
}

/** The same, all of them. */
export async function readTexts(
  authority: Authority,
  paths: readonly string[],
  atRevision?: number,
): Promise<ReadFiles['files']> {
  const found: ReadFiles['files'] = [];
  await readEach({ authority, paths, atRevision, take: (files) => void found.push(...files) });
  return found;
}
