import type { Authority, ReadFiles } from './authority.ts';

/** Paths of a call. */
const MOST = 64;

/** Reads as many files as are wanted, in as many calls as that takes; those that are not there are left out. */
export async function readTexts(
  authority: Authority,
  paths: readonly string[],
  atRevision?: number,
): Promise<ReadFiles['files']> {
  const found: ReadFiles['files'] = [];
  let wanted = [...paths];
  while (wanted.length > 0) {
    const { files, left } = await authority.read(wanted.slice(0, MOST), atRevision);
    found.push(...files);
    wanted = [...left, ...wanted.slice(MOST)];
  }
  return found;
}
