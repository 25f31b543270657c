import { type ApiError, toApiError } from '../../../lib/api/call.ts';
import { type KeptMedia, sendMedia } from './sendMedia.ts';
import { sha256 } from './sha256.ts';

/** How far an import is: so many of its pictures and sounds are there, or its texts are being written. */
export type Progress =
  | { readonly kind: 'media'; readonly done: number; readonly of: number; readonly path: string }
  | { readonly kind: 'writing' };

interface Bringing {
  /** Path from the story's folder on → content. */
  readonly media: ReadonlyMap<string, Uint8Array>;
  /** Contents that the story has already, by their hashes. */
  readonly known: ReadonlySet<string>;
  readonly signal: AbortSignal;
  readonly tell: (progress: Progress) => void;
}

export interface BroughtMedia {
  readonly kept: ReadonlyMap<string, KeptMedia>;
  /** The site wrote them anew: they are not byte for byte what was sent. */
  readonly remade: readonly string[];
  readonly refused: readonly { readonly path: string; readonly error: ApiError }[];
}

/** The site decodes two at once. */
const AT_ONCE = 3;
const RETRY_MS = 3_000;
/** A line that is cut may be there again so many tries later. */
const TRIES = 5;
/** What was sent from this page: an import that was stopped goes on where it was. */
const sent = new Map<string, KeptMedia>();

/**
 * Sends what the site does not have yet. What it refuses is told and left out; whatever would be so for each other file too
 * ends it. Throws an ApiError; an AbortError once `signal` says so.
 */
export async function bringMedia({ media, known, signal: asked, tell }: Bringing): Promise<BroughtMedia> {
  const failed = new AbortController();
  const signal = AbortSignal.any([asked, failed.signal]);
  const kept = new Map<string, KeptMedia>();
  const remade: string[] = [];
  const refused: { path: string; error: ApiError }[] = [];
  const left = [...media].values();
  let done = 0;
  const takeOne = async (path: string, content: Uint8Array) => {
    tell({ kind: 'media', done, of: media.size, path });
    const hash = await sha256(content);
    const one = known.has(hash) ? { sha256: hash, bytes: content.length } : sent.get(hash);
    const there = one ?? (await patiently(() => sendMedia(content, signal), signal));
    sent.set(hash, there);
    kept.set(path, there);
    if (there.sha256 !== hash) remade.push(path);
  };
  const work = async () => {
    for (const [path, content] of left) {
      signal.throwIfAborted();
      await takeOne(path, content).catch((error: unknown) => {
        if (!isAboutTheFile(error)) throw error;
        refused.push({ path, error: toApiError(error) });
      });
      done += 1;
    }
  };
  // Whatever ends one of them ends all.
  await Promise.all(Array.from({ length: AT_ONCE }, work)).finally(() => failed.abort());
  return { kept, remade: remade.sort(), refused: refused.sort((a, b) => (a.path < b.path ? -1 : 1)) };
}

const isAboutTheFile = (error: unknown): boolean =>
  ['invalid_argument', 'out_of_range'].includes(toApiError(error).code);

/** Again where the line was cut, and where so many requests a minute are too many. */
async function patiently<T>(act: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let tries = 1; ; tries += 1)
    try {
      return await act();
    } catch (error) {
      if (tries === TRIES || !mayPass(error)) throw error;
      await pause(signal);
    }
}

function mayPass(error: unknown): boolean {
  if (error instanceof Error) return false;
  const { code, reason } = toApiError(error);
  return code === 'unavailable' || (code === 'resource_exhausted' && reason !== 'UPLOADS_FULL');
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, RETRY_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
