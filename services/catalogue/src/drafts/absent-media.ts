import type { Client } from '@fabula/kit/client';
import { AppError } from '@fabula/kit/errors';
import type { MediaService } from '@fabula/proto/media/v1/media_pb';
import type { StoryFolder } from '@fabula/story/story-folder';
import { MediaAway } from '../domain/drafts/errors.ts';
import { isUnanswered } from './unanswered.ts';

/** Whoever knows which contents are kept. */
export type BlobsClient = Pick<Client<typeof MediaService>, 'listMissingBlobs'>;

/** Where nobody said who that is. */
export const NOBODY: BlobsClient = {
  listMissingBlobs: () =>
    Promise.reject(new AppError({ code: 'UNAVAILABLE', message: 'FABULA_MEDIA is not set' })),
};

/** Milliseconds: an author waits for the answer, and for the compiler after it, within one call. */
const ASK_MS = 5_000;

/**
 * sha256 of what a draft names and media does not keep. All of a story's files are one question: it has as many at most as the
 * question may have (`MOST_MEDIA`). Throws MediaAway.
 */
export async function absentMedia(
  blobs: BlobsClient,
  media: StoryFolder['media'],
): Promise<ReadonlySet<string>> {
  const sha256 = [...new Set(media.values())];
  if (sha256.length === 0) return new Set();
  try {
    const missing = await blobs.listMissingBlobs({ sha256 }, { deadlineMs: ASK_MS, idempotent: true });
    return new Set(missing.sha256);
  } catch (error) {
    throw isUnanswered(error) ? new MediaAway(error) : error;
  }
}
