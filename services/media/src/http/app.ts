import type { IncomingMessage } from 'node:http';
import { extname } from 'node:path';
import type { Logger } from '@fabula/kit/log';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import type { RenderShares } from '../domain/render-shares.ts';
import { parseVariant } from '../domain/variant.ts';
import { AVATAR_STYLES, avatar } from '../providers/dicebear/avatar.ts';
import type { ImageRenderer, MayDraw } from '../providers/sharp/render.ts';
import type { FoundMedia, ReleaseMedia } from '../store/release-media.ts';
import { cacheRules, sendFile } from './file.ts';
import { type Uploading, upload } from './upload.ts';

export interface MediaParts {
  readonly media: ReleaseMedia;
  readonly renderer: ImageRenderer;
  readonly shares: RenderShares;
  readonly log: Logger;
  readonly uploading: Uploading;
}

const RENDERED = /\.(jpe?g|png|webp)$/i;
const IMAGE = /\.(jpe?g|png|webp|svg|mp4|json)$/i;
const AUDIO = /\.(mp3|wav|ogg)$/i;
const SEED_MAX = 128;

/** A file that was found, and the name that it was asked for by: what is kept by its content has no ending. */
interface Asked extends FoundMedia {
  readonly file: string;
}

type Exchange = { readonly request: Request; readonly response: Response };

/** What `forge` draws is a JPEG. */
const FORGED_FILE = 'forged.jpg';

/** Where authors send files to. */
const DOOR = '/media/blob';

/** Whether a request brings a whole file, which may take as long as one does. */
export const bringsFile = ({ method, url = '' }: IncomingMessage): boolean =>
  method === 'PUT' && url.split('?')[0] === DOOR;

/** `/media/*`: public pictures (those of forged cards too), video, figures and sounds of stories, and placeholder avatars. */
export function mediaApp(parts: MediaParts): Express {
  const app = express();
  app.disable('x-powered-by');
  app.get('/healthz', (_request, response) => void response.send('ok'));
  app.get('/media/image/:storyId/*file', (request, response) =>
    sendNamed(parts, IMAGE, { request, response }),
  );
  app.get('/media/forged/:storyId/*file', (request, response) => sendForged(parts, request, response));
  app.get('/media/audio/:storyId/*file', (request, response) =>
    sendNamed(parts, AUDIO, { request, response }),
  );
  app.get('/media/avatar/:style/:seed.svg', sendAvatar);
  app.put(DOOR, upload(parts.uploading));
  app.use((_request, response) => notFound(response));
  app.use((error: unknown, _request: Request, response: Response, _next: NextFunction) => {
    // What went wrong is not the picture of that address, whatever was promised of it.
    if (!response.headersSent) response.set('cache-control', 'no-store');
    if (isBadAddress(error)) return notFound(response);
    if (isBadRange(error)) return response.status(416).set(error.headers).json(NO_SUCH_RANGE);
    parts.log.error({ err: error }, 'media failed');
    if (!response.headersSent)
      response.status(500).json({ code: 'internal', message: 'Unable to load media' });
    else response.destroy();
  });
  return app;
}

async function sendNamed(parts: MediaParts, kind: RegExp, { request, response }: Exchange) {
  const file = fileOf(request);
  const found = kind.test(file) && (await parts.media.find(storyOf(request), file, versionOf(request)));
  if (!found) return notFound(response);
  return sendFound(parts, { ...found, file }, { request, response });
}

/**
 * Two pictures of a story in one address: `characters/yann/normal.jpg/items/lantern.jpg`. The first ends where a picture
 * first can, so that no address, however long, is looked at twice.
 */
const FORGED = /^(.+?\.(?:jpe?g|png|webp))\/(.+)$/i;

async function sendForged(parts: MediaParts, request: Request, response: Response) {
  const [, character = '', item = ''] = FORGED.exec(fileOf(request)) ?? [];
  if (!RENDERED.test(item)) return notFound(response);
  const [first, second] = await parts.media.findPair(storyOf(request), [character, item], versionOf(request));
  if (!first || !second) return notFound(response);
  if (![first, second].every((found) => isDrawable({ ...found, file: character }))) return notFound(response);
  const path = await parts.renderer.forge(first.path, second.path, mayDraw(parts, request));
  if (!path) return sendOriginal(response, { ...first, file: character });
  const isPinned = first.isPinned && second.isPinned;
  return sendFound(parts, { path, isPinned, file: FORGED_FILE }, { request, response });
}

/** As it lies there, or drawn as the picture that is asked for. */
async function sendFound(parts: MediaParts, asked: Asked, { request, response }: Exchange) {
  const { path, isPinned } = asked;
  cacheRules(response, isPinned);
  const variant = isDrawable(asked) ? parseVariant(request.query) : undefined;
  if (!variant) return sendFile(response, path, typeOf(asked));
  const format = request.accepts('image/webp') ? 'webp' : 'jpeg';
  response.vary('accept');
  const rendered = await parts.renderer
    .render({ source: path, variant, format }, mayDraw(parts, request))
    .catch((error: unknown) => parts.log.error({ err: error }, 'a picture could not be drawn'));
  return rendered ? sendFile(response, rendered, `image/${format}`) : sendOriginal(response, asked);
}

/** In the place of a picture that cannot be drawn now; next time it may be. */
function sendOriginal(response: Response, asked: Asked): Promise<void> {
  cacheRules(response, false);
  response.set('cache-control', 'no-store');
  return sendFile(response, asked.path, typeOf(asked));
}

/** What an upload is was looked at; a file of a folder is what it is called. */
const typeOf = ({ type, file }: Asked) => type ?? extname(file);

function isDrawable({ type, file }: Asked): boolean {
  return type === undefined ? RENDERED.test(file) : /^image\/(jpeg|png|webp)$/.test(type);
}

/** The gateway names the client that a picture is for. */
function mayDraw({ shares }: MediaParts, { headers }: Request): MayDraw {
  return () => shares.take(String(headers['x-forwarded-for'] ?? ''));
}

function sendAvatar(request: Request, response: Response): void {
  const style = AVATAR_STYLES.find((name) => name === request.params.style);
  const seed = String(request.params.seed);
  if (!style || seed.length > SEED_MAX) {
    notFound(response);
    return;
  }
  cacheRules(response, versionOf(request) !== undefined);
  response.type('image/svg+xml').send(avatar(style, seed));
}

const storyOf = (request: Request) => String(request.params.storyId);
const fileOf = (request: Request) => [request.params.file].flat().join('/');

/** The `v` of the address; an empty or a repeated one is none that a release has. */
function versionOf({ query }: Request): string | undefined {
  if (query.v === undefined) return undefined;
  return typeof query.v === 'string' ? query.v : '';
}

function notFound(response: Response): void {
  response.status(404).json({ code: 'not_found', message: 'Media not found' });
}

/** An address that cannot be decoded, or is longer than any name of a file, names nothing. */
function isBadAddress(error: unknown): boolean {
  const { code, status } = Object(error) as { code?: unknown; status?: unknown };
  return error instanceof URIError || code === 'ENAMETOOLONG' || status === 400;
}

const NO_SUCH_RANGE = { code: 'out_of_range', message: 'There is no such part of this file' };

/** The headers say how long the file is. */
function isBadRange(error: unknown): error is Error & { readonly headers: Record<string, string> } {
  return error instanceof Error && 'status' in error && error.status === 416 && 'headers' in error;
}
