import { AppError, answerError } from '@fabula/kit/errors';
import type { Logger } from '@fabula/kit/log';
import type { PlayerToken, Verifiers } from '@fabula/kit/tokens';
import type { Request, RequestHandler } from 'express';
import { type Crop, parseCrop } from '../domain/upload/crop.ts';
import { MediaTooLarge, StoreFull } from '../domain/upload/errors.ts';
import { Intake } from '../domain/upload/intake.ts';
import { INTAKE_LIMITS, type IntakeLimits, MOST_VIDEO_BYTES } from '../domain/upload/limits.ts';
import type { BlobStore, KeptBlob } from '../store/blobs.ts';
import { takeIn } from '../take-in.ts';
import { AuthorsInTurn } from './authors-in-turn.ts';

export interface Uploading {
  readonly blobs: BlobStore;
  readonly players: Verifiers['players'];
  readonly log: Logger;
  /** The usual ones where they are left out. */
  readonly limits?: IntakeLimits | undefined;
}

class NotAnAuthor extends AppError {
  constructor(code: 'UNAUTHENTICATED' | 'PERMISSION_DENIED') {
    super({ reason: 'NOT_ALLOWED', code, message: 'Only authors may do this. Please sign in as one.' });
  }
}

/** Files that are looked at at once, which for a picture is to decode it: turns want the processor too. */
const AT_ONCE = 2;

/**
 * Takes a file from an author: who it is, whether they have a share left and whether there is room is looked at before its first
 * byte is read. Answers the blob that was made of it.
 */
export function upload(uploading: Uploading): RequestHandler {
  const authors = new AuthorsInTurn(AT_ONCE);
  const intake = new Intake(uploading.limits ?? INTAKE_LIMITS);
  return async (request, response) => {
    try {
      const { sub } = await authorOf(request, uploading);
      const hasGone = () => request.socket.destroyed;
      const inTurn = <T>(work: () => Promise<T>) => authors.run(sub, hasGone, work);
      const coming = { request, crop: parseCrop(request.query.crop), blobs: uploading.blobs, inTurn };
      response.json(await take(intake, sub, coming));
    } catch (error) {
      // Who has gone is told nothing, and it is no fault of ours.
      if (request.socket.destroyed) return;
      if (error instanceof StoreFull) uploading.log.error({ err: error.cause }, 'there is no room for files');
      answerError(response, error, uploading.log);
      // Of what is still on its way, for as long as it is let come.
      request.resume();
    }
  };
}

interface Coming {
  readonly request: Request;
  readonly crop: Crop | undefined;
  readonly blobs: BlobStore;
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>;
}

/**
 * Of the author's share it takes what has come, whatever becomes of it: also of a file that is refused, or breaks off. Who
 * fails by our doing pays nothing.
 */
async function take(intake: Intake, author: string, { request, ...taking }: Coming): Promise<KeptBlob> {
  const place = intake.enter(author, announced(request));
  let arrived = 0;
  const onBytes = (bytes: number) => {
    arrived += bytes;
  };
  try {
    return await takeIn(request, { ...taking, onBytes });
  } catch (error) {
    const isOurs = error instanceof StoreFull || (!(error instanceof AppError) && !request.socket.destroyed);
    if (isOurs) arrived = 0;
    throw error;
  } finally {
    place.leave(arrived);
  }
}

/** How large it says that it is; one that does not say may be as large as any. Throws MediaTooLarge. */
function announced({ headers }: Request): number {
  const bytes = Number(headers['content-length'] ?? MOST_VIDEO_BYTES);
  if (bytes > MOST_VIDEO_BYTES) throw new MediaTooLarge();
  return bytes;
}

async function authorOf({ headers }: Request, { players }: Uploading): Promise<PlayerToken> {
  const [, token] = /^Bearer (.+)$/i.exec(headers.authorization ?? '') ?? [];
  if (token === undefined) throw new NotAnAuthor('UNAUTHENTICATED');
  const player = await players.verify(token);
  const isAuthor = player.roles.includes('author') || player.roles.includes('team');
  if (!isAuthor) throw new NotAnAuthor('PERMISSION_DENIED');
  return player;
}
