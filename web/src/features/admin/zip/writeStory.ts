import { toApiError } from '../../../lib/api/call.ts';
import type { Authority, FileEdit } from '../draft/authority.ts';
import { readTexts } from '../draft/readTexts.ts';
import type { BroughtMedia } from './bringMedia.ts';
import { importParts } from './importParts.ts';

interface Writing {
  readonly authority: Authority;
  readonly texts: ReadonlyMap<string, string>;
  /** What the site keeps of the archive's pictures and sounds, by their paths. */
  readonly media: BroughtMedia['kept'];
  readonly signal: AbortSignal;
}

/** What an import made of a draft. Paths, in their order. */
export interface Written {
  readonly texts: readonly string[];
  readonly media: readonly string[];
  /** Texts that the archive has not. */
  readonly removed: readonly string[];
  /** Pictures and sounds that the archive has not: they stay. */
  readonly stays: readonly string[];
}

/** Somebody else may be first, or the line be cut, so often in a row. */
const TRIES = 5;

/** Makes a draft what an archive holds, as one edit. Throws an ApiError; an AbortError once `signal` says so, if nothing is changed yet. */
export async function writeStory({ authority, texts, media, signal }: Writing): Promise<Written> {
  for (let tries = 1; ; tries += 1) {
    signal.throwIfAborted();
    const { files, written } = await editsFor(authority, texts, media);
    try {
      for (const part of importParts(files)) await sendPart(authority, part);
      return written;
    } catch (error) {
      if (toApiError(error).reason !== 'DRAFT_MOVED_ON' || tries === TRIES) throw error;
    }
  }
}

/** With the same id it is made once, however often it is sent. */
async function sendPart(authority: Authority, part: Parameters<Authority['edit']>[0]): Promise<void> {
  for (let tries = 1; ; tries += 1)
    try {
      await authority.edit(part);
      return;
    } catch (error) {
      const { code } = toApiError(error);
      if (!['unavailable', 'deadline_exceeded', 'aborted'].includes(code) || tries === TRIES) throw error;
    }
}

/** What is to be changed for the draft to be that. */
async function editsFor(
  authority: Authority,
  texts: ReadonlyMap<string, string>,
  media: BroughtMedia['kept'],
) {
  const { files: there } = await authority.head();
  const byPath = new Map(there.map((file) => [file.path, file]));
  const textsThere = there.filter(({ sha256 }) => sha256 === undefined);
  const paths = textsThere.map(({ path }) => path).filter((path) => texts.has(path));
  const said = new Map((await readTexts(authority, paths)).map(({ path, text }) => [path, text]));
  const versionOf = (path: string) => byPath.get(path)?.version ?? 0;
  const changed = [...texts].filter(([path, text]) => said.get(path) !== text);
  const brought = [...media].filter(([path, { sha256 }]) => byPath.get(path)?.sha256 !== sha256);
  const removed = textsThere.map(({ path }) => path).filter((path) => !texts.has(path));
  const stays = there.filter(({ path, sha256 }) => sha256 !== undefined && !media.has(path));
  const files: FileEdit[] = [
    ...changed.map(([path, text]) => ({ path, version: versionOf(path), text })),
    ...brought.map(([path, { sha256, bytes }]) => ({
      ...{ path, version: versionOf(path), media: { sha256, bytes } },
    })),
    ...removed.map((path) => ({ path, version: versionOf(path), deleted: true })),
  ];
  const written = {
    texts: changed.map(([path]) => path).sort(),
    media: brought.map(([path]) => path).sort(),
    removed: removed.sort(),
    stays: stays.map(({ path }) => path).sort(),
  };
  return { files, written };
}
