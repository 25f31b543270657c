import { readFile } from 'node:fs/promises';
import type { Admitted, Draft, MediaType } from './domain/upload/about.ts';
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
import { admitPicture, type Making } from './providers/sharp/picture.ts';
import { FileBytes } from './store/file-bytes.ts';

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
export async function admit(draft: Draft, making: Making): Promise<Admitted> {
  const type = await FileBytes.of(draft.path, kindOf);
  if (type === undefined) throw new UnknownMedia();
  if (draft.bytes > MOST[type]) throw new MediaTooLarge();
  const admitted = await admitAs(type, draft, making);
  // A picture that is written anew may become larger.
  if (admitted.draft.bytes > MOST[type]) throw new MediaTooLarge();
  return admitted;
}

async function admitAs(type: MediaType, draft: Draft, making: Making): Promise<Admitted> {
  if (type === 'image/jpeg' || type === 'image/png' || type === 'image/webp')
    return admitPicture(draft, type, making);
  if (making.crop !== undefined) throw new BadCrop();
  switch (type) {
    case 'image/svg+xml':
      return { draft, type, ...checkDrawing(await textOf(draft, new DrawingRefused('it is not UTF-8'))) };
    case 'video/mp4':
      return { draft, type, ...(await FileBytes.of(draft.path, videoOf)) };
    case 'audio/mpeg':
      return { draft, type, durationMs: await FileBytes.of(draft.path, mp3Ms) };
    case 'application/json':
      checkFigure(await textOf(draft, new FigureRefused('it is not UTF-8')));
      return { draft, type };
  }
}

/** Texts are looked at as a whole: they are short. */
async function textOf({ path }: Draft, otherwise: Error): Promise<string> {
  const content = await readFile(path);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    throw otherwise;
  }
}
