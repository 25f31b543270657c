import type { CatalogueService } from '@fabula/proto/catalogue/v1/catalogue_pb';
import type { Client } from './client.ts';
import { AppError } from './errors/app-error.ts';
import type { Logger } from './log.ts';
import type { ReleaseKey, Releases } from './releases.ts';

/** The newest are fetched first; what is played beside them is fetched when it is asked for. */
const MOST_STORIES = 20;
const LIST_MS = 10_000;

export interface StoriesAtHand {
  readonly releases: Pick<Releases, 'get'>;
  readonly catalogue: Pick<Client<typeof CatalogueService>, 'listReleases'>;
  readonly log: Logger;
}

/**
 * A check of readiness, so that a process which takes over from another one does not begin with turns that wait for stories:
 * it throws until the newest release of each was fetched, or could not be, which is logged. A process never waits for a
 * catalogue that is away.
 */
export function storiesAtHand(options: StoriesAtHand): () => void {
  let isOver = false;
  fetchAll(options)
    .catch((err: unknown) => options.log.warn({ err }, 'stories could not be fetched beforehand'))
    .finally(() => {
      isOver = true;
    });
  return () => {
    if (!isOver) throw new Error('stories are being fetched');
  };
}

async function fetchAll({ releases, catalogue, log }: StoriesAtHand): Promise<void> {
  const listed = await catalogue.listReleases({}, { deadlineMs: LIST_MS, idempotent: true });
  const newest = new Map<string, ReleaseKey & { createdAt: string }>();
  for (const { storyId, version, createdAt } of listed.releases)
    if (version > (newest.get(storyId)?.version ?? 0)) newest.set(storyId, { storyId, version, createdAt });
  const latestFirst = [...newest.values()].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  for (const { storyId, version } of latestFirst.slice(0, MOST_STORIES))
    await releases.get({ storyId, version }).catch((err: unknown) => {
      // One that cannot be read is no reason to be without the others; of a catalogue that is away none comes.
      if (err instanceof AppError && err.retryable) throw err;
      log.warn({ err, storyId, version }, 'a story could not be fetched beforehand');
    });
}
