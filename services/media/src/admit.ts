import type { Admitted, MediaType } from './domain/upload/about.ts';
import type { Crop } from './domain/upload/crop.ts';
import {
  BadCrop,
  DrawingRefused,
  FigureRefused,
  MediaTooLarge,
  UnknownMedia,
} from './domain/upload/errors.ts';
import { checkFigure } from './domain/upload/figure.ts';
import { kindOf } from './domain/upload/kind.ts';
import { MOST_BYTES, MOST_TEXT_BYTES, MOST_VIDEO_BYTES } from './domain/upload/limits.ts';
import { mp3Ms } from './domain/upload/mp3.ts';
import { videoOf } from './domain/upload/mp4.ts';
import { checkDrawing } from './domain/upload/svg.ts';
import { admitPicture } from './providers/sharp/picture.ts';

const MOST: Readonly<Record<MediaType, number>> = {
  'image/jpeg': MOST_BYTES,
  'image/png': MOST_BYTES,
  'image/webp': MOST_BYTES,
  'image/svg+xml': MOST_TEXT_BYTES,
  'video/mp4': MOST_VIDEO_BYTES,
  'audio/mpeg': MOST_BYTES,
  'application/json': MOST_TEXT_BYTES,
};

/** What may be kept of an upload: the one door for all that comes from outside. Throws what is wrong with it, for its author. */
export async function admit(content: Uint8Array, crop: Crop | undefined): Promise<Admitted> {
  const type = kindOf(content);
  if (type === undefined) throw new UnknownMedia();
  if (content.length > MOST[type]) throw new MediaTooLarge();
  const admitted = await admitAs(type, content, crop);
  // A picture that is written anew may become larger.
  if (admitted.content.length > MOST[type]) throw new MediaTooLarge();
  return admitted;
}

async function admitAs(type: MediaType, content: Uint8Array, crop: Crop | undefined): Promise<Admitted> {
  if (type === 'image/jpeg' || type === 'image/png' || type === 'image/webp')
    return admitPicture(content, type, crop);
  if (crop !== undefined) throw new BadCrop();
  switch (type) {
    case 'image/svg+xml':
      return { content, type, ...checkDrawing(textOf(content, new DrawingRefused('it is not UTF-8'))) };
    case 'video/mp4':
      return { content, type, ...videoOf(content) };
    case 'audio/mpeg':
      return { content, type, durationMs: mp3Ms(content) };
    case 'application/json':
      checkFigure(textOf(content, new FigureRefused('it is not UTF-8')));
      return { content, type };
  }
}

function textOf(content: Uint8Array, otherwise: Error): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    throw otherwise;
  }
}
