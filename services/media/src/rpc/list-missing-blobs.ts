import type { Handler } from '@fabula/kit/server';
import type { MediaService } from '@fabula/proto/media/v1/media_pb';
import type { MediaContext } from '../context.ts';

type Method = Handler<(typeof MediaService)['method']['listMissingBlobs']>;

/** Which contents a story names in vain. */
export function listMissingBlobs({ blobs }: MediaContext): Method {
  return async ({ sha256 }) => ({ sha256: await blobs.missing(sha256) });
}
