import { kindOf, MEDIA_FOLDER } from '@fabula/story/draft-files';
import type { ApiError } from '../../../lib/api/call.ts';

const MIB = 1024 * 1024;

/** Of one upload, as `media` has them: what is larger need not be sent to be refused. */
const MOST_BYTES = 12 * MIB;
const MOST_VIDEO_BYTES = 48 * MIB;
const TOO_LARGE: ApiError = { code: 'out_of_range', message: '', reason: 'MEDIA_TOO_LARGE' };

const BAD_PATH: ApiError = { code: 'invalid_argument', message: '', reason: 'BAD_PATH' };

/** Why a file would not be taken, as far as its size and its path below media/ tell; undefined: it may. */
export function refusalOf({ size, type }: Pick<Blob, 'size' | 'type'>, path: string): ApiError | undefined {
  if (kindOf(MEDIA_FOLDER + path) !== 'media') return BAD_PATH;
  const isOther = /^(image|audio)\//.test(type);
  return size > (isOther ? MOST_BYTES : MOST_VIDEO_BYTES) ? TOO_LARGE : undefined;
}
