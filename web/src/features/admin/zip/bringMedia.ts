import { type ApiError, toApiError } from '../../../lib/api/call.ts';
import { pause } from '../media/pause.ts';
import { type KeptMedia, sendMedia } from './sendMedia.ts';
import { sha256 } from './sha256.ts';

/** How far an import is: its pictures and sounds are on their way, or its texts are being written. */
export type Progress = MediaProgress | { readonly kind: 'writing' };

export interface MediaProgress {
  readonly kind: 'media';
  /** So many files are there. */
  readonly done: number;
  readonly of: number;
  /** One that is on its way. */
  readonly path: string;
  /** Of the bytes of all so many are sent, in hundredths. */
  readonly percent: number;
}

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
const RETRY_S = 3;
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
  const far = new HowFar(media);
  let done = 0;
  const say = (path: string) => tell({ kind: 'media', done, of: media.size, path, percent: far.percent });
  const takeOne = async (path: string, content: Uint8Array) => {
    say(path);
    const onProgress = (share: number) => far.sent(path, share) && say(path);
    const hash = await sha256(content);
    const one = known.has(hash) ? { sha256: hash, bytes: content.length } : sent.get(hash);
    const there = one ?? (await patiently(() => sendMedia(content, { signal, onProgress }), signal));
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
      far.sent(path, 1);
    }
  };
  // Whatever ends one of them ends all.
  await Promise.all(Array.from({ length: AT_ONCE }, work)).finally(() => failed.abort());
  return { kept, remade: remade.sort(), refused: refused.sort((a, b) => (a.path < b.path ? -1 : 1)) };
}

/** A line that was cut or is too slow, and too many requests. */
const PASSING = ['unavailable', 'deadline_exceeded', 'resource_exhausted'];

const isAboutTheFile = (error: unknown): boolean =>
  ['invalid_argument', 'out_of_range'].includes(toApiError(error).code);

/** Again where the line was cut, and where so many requests a minute are too many. */
async function patiently<T>(act: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let tries = 1; ; tries += 1)
    try {
      return await act();
    } catch (error) {
      if (tries === TRIES || !mayPass(error)) throw error;
      await pause((toApiError(error).retryAfterS ?? RETRY_S) * 1000, signal);
      signal.throwIfAborted();
    }
}

/** These were waited for, or are so for hours. */
const FOR_LONG: readonly (string | undefined)[] = ['UPLOADS_BUSY', 'STORE_FULL', 'UPLOADS_FULL'];

function mayPass(error: unknown): boolean {
  if (error instanceof Error) return false;
  const { code, reason } = toApiError(error);
  return PASSING.includes(code) && !FOR_LONG.includes(reason);
}

/** How much of many files is sent. */
class HowFar {
  private readonly sentOf = new Map<string, number>();
  private readonly all: number;

  constructor(private readonly media: ReadonlyMap<string, Uint8Array>) {
    this.all = [...media.values()].reduce((sum, { length }) => sum + length, 0);
  }

  /** @returns whether the percentage is another one now */
  sent(path: string, share: number): boolean {
    const before = this.percent;
    this.sentOf.set(path, share * (this.media.get(path)?.length ?? 0));
    return this.percent !== before;
  }

  get percent(): number {
    const sent = [...this.sentOf.values()].reduce((sum, bytes) => sum + bytes, 0);
    return this.all === 0 ? 100 : Math.floor((sent / this.all) * 100);
  }
}
