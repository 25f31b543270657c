import { AppError, toHttp } from '@fabula/kit/errors';
import type { Logger } from '@fabula/kit/log';
import { Shares } from '@fabula/kit/shares';
import type { PlayerToken, Verifiers } from '@fabula/kit/tokens';
import express, { type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express';
import pLimit from 'p-limit';
import { admit } from '../admit.ts';
import { parseCrop } from '../domain/upload/crop.ts';
import { MediaTooLarge, UploadsFull } from '../domain/upload/errors.ts';
import { MOST_HOURLY_BYTES, MOST_VIDEO_BYTES } from '../domain/upload/limits.ts';
import type { BlobStore } from '../store/blobs.ts';

export interface Uploading {
  readonly blobs: BlobStore;
  readonly players: Verifiers['players'];
  readonly log: Logger;
}

class NotAnAuthor extends AppError {
  constructor(code: 'UNAUTHENTICATED' | 'PERMISSION_DENIED') {
    super({ reason: 'NOT_ALLOWED', code, message: 'Only authors may do this. Please sign in as one.' });
  }
}

const HOUR_MS = 3_600_000;
/** Pictures that are decoded at once: turns want the processor too. */
const AT_ONCE = 2;

/** Takes a file from an author: who it is is looked at before its first byte is read. Answers the blob that was made of it. */
export function upload(uploading: Uploading): (RequestHandler | ErrorRequestHandler)[] {
  const readBody = express.raw({ type: () => true, limit: MOST_VIDEO_BYTES, inflate: false });
  const inTurn = pLimit(AT_ONCE);
  const shares = new Shares({ most: MOST_HOURLY_BYTES, windowMs: HOUR_MS });
  const authors: RequestHandler = async (request, response, next) => {
    await answering(uploading, response, async () => {
      const { sub } = await authorOf(request, uploading);
      const bytes = Number(request.headers['content-length'] ?? 0);
      if (bytes > MOST_VIDEO_BYTES) throw new MediaTooLarge();
      response.locals.userId = sub;
      next();
    });
  };
  const keep: RequestHandler = (request, response) =>
    answering(uploading, response, async () => {
      const content = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      if (!shares.take(String(response.locals.userId), content.length)) throw new UploadsFull();
      const crop = parseCrop(request.query.crop);
      const admitted = await inTurn(() => admit(content, crop));
      response.json(await uploading.blobs.keep(admitted));
    });
  const tooLong: ErrorRequestHandler = (error: unknown, _request, response, next) => {
    if (Object(error).status !== 413) return next(error);
    return answering(uploading, response, () => Promise.reject(new MediaTooLarge()));
  };
  return [authors, readBody, keep, tooLong];
}

async function authorOf({ headers }: Request, { players }: Uploading): Promise<PlayerToken> {
  const [, token] = /^Bearer (.+)$/i.exec(headers.authorization ?? '') ?? [];
  if (token === undefined) throw new NotAnAuthor('UNAUTHENTICATED');
  const player = await players.verify(token);
  const isAuthor = player.roles.includes('author') || player.roles.includes('team');
  if (!isAuthor) throw new NotAnAuthor('PERMISSION_DENIED');
  return player;
}

/** A page says what is wrong in its own language, by the reason. */
async function answering({ log }: Uploading, response: Response, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const { status, body } = toHttp(error, log);
    const reason = error instanceof AppError ? error.reason : body.code;
    response.status(status).set('cache-control', 'no-store');
    response.json({ code: body.code.toLowerCase(), reason, message: body.message });
  }
}
