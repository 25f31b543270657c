import type { Logger } from '@fabula/kit/log';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import { parseVariant } from '../domain/variant.ts';
import { AVATAR_STYLES, avatar } from '../providers/dicebear/avatar.ts';
import type { ImageRenderer } from '../providers/sharp/render.ts';
import type { StoryMedia } from '../store/story-media.ts';
import { cacheRules, sendFile } from './file.ts';

export interface MediaParts {
  readonly stories: StoryMedia;
  readonly renderer: ImageRenderer;
  readonly log: Logger;
}

const RENDERED = /\.(jpe?g|png|webp)$/i;
const IMAGE = /\.(jpe?g|png|webp|svg|mp4|json)$/i;
const AUDIO = /\.(mp3|wav|ogg)$/i;
const SEED_MAX = 128;

/** `/media/*`: public pictures (those of forged cards too), video, figures and sounds of stories, and placeholder avatars. */
export function mediaApp(parts: MediaParts): Express {
  const app = express();
  app.disable('x-powered-by');
  app.get('/healthz', (_request, response) => void response.send('ok'));
  app.get('/media/image/:storyId/*file', (request, response) => sendImage(parts, request, response));
  app.get('/media/forged/:storyId/*file', (request, response) => sendForged(parts, request, response));
  app.get('/media/audio/:storyId/*file', (request, response) => sendAudio(parts, request, response));
  app.get('/media/avatar/:style/:seed.svg', sendAvatar);
  app.use((_request, response) => notFound(response));
  app.use((error: unknown, _request: Request, response: Response, _next: NextFunction) => {
    if (isBadAddress(error)) return notFound(response);
    parts.log.error({ err: error }, 'media failed');
    if (!response.headersSent)
      response.status(500).json({ code: 'internal', message: 'Unable to load media' });
    else response.destroy();
  });
  return app;
}

async function sendImage({ stories, renderer }: MediaParts, request: Request, response: Response) {
  const path = await stories.find(storyOf(request), fileOf(request));
  if (!path || !IMAGE.test(path)) return notFound(response);
  return sendPicture(renderer, path, { request, response });
}

/**
 * Two pictures of a story in one address: `characters/yann/normal.jpg/items/lantern.jpg`. The first ends where a picture
 * first can, so that no address, however long, is looked at twice.
 */
const FORGED = /^(.+?\.(?:jpe?g|png|webp))\/(.+)$/i;

async function sendForged({ stories, renderer }: MediaParts, request: Request, response: Response) {
  const [, character = '', item = ''] = FORGED.exec(fileOf(request)) ?? [];
  const paths = [await stories.find(storyOf(request), character), await stories.find(storyOf(request), item)];
  const [first, second] = paths;
  if (!first || !second || !RENDERED.test(second)) return notFound(response);
  return sendPicture(renderer, await renderer.forge(first, second), { request, response });
}

async function sendPicture(
  renderer: ImageRenderer,
  path: string,
  { request, response }: { request: Request; response: Response },
) {
  cacheRules(request, response);
  const variant = RENDERED.test(path) ? parseVariant(request.query) : undefined;
  if (!variant) return sendFile(response, path);
  const format = request.accepts('image/webp') ? 'webp' : 'jpeg';
  response.vary('accept');
  return sendFile(response, await renderer.render(path, variant, format), `image/${format}`);
}

async function sendAudio({ stories }: MediaParts, request: Request, response: Response) {
  const path = await stories.find(storyOf(request), fileOf(request));
  if (!path || !AUDIO.test(path)) return notFound(response);
  cacheRules(request, response);
  return sendFile(response, path);
}

function sendAvatar(request: Request, response: Response): void {
  const style = AVATAR_STYLES.find((name) => name === request.params.style);
  const seed = String(request.params.seed);
  if (!style || seed.length > SEED_MAX) {
    notFound(response);
    return;
  }
  cacheRules(request, response);
  response.type('image/svg+xml').send(avatar(style, seed));
}

const storyOf = (request: Request) => String(request.params.storyId);
const fileOf = (request: Request) => [request.params.file].flat().join('/');

function notFound(response: Response): void {
  response.status(404).json({ code: 'not_found', message: 'Media not found' });
}

/** An address that cannot be decoded names nothing. */
function isBadAddress(error: unknown): boolean {
  return error instanceof URIError || (error instanceof Error && 'status' in error && error.status === 400);
}
