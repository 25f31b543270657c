import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { NewPath } from '@fabula/kit/media-store';
import sharp, { type Metadata, type Sharp } from 'sharp';
import type { Admitted, Draft, MediaType } from '../../domain/upload/about.ts';
import type { Crop } from '../../domain/upload/crop.ts';
import {
  BadCrop,
  BrokenPicture,
  MovingPicture,
  PictureTooWide,
  StoreFull,
} from '../../domain/upload/errors.ts';
import { MOST_PIXELS, MOST_SIDE } from '../../domain/upload/limits.ts';
import { fullOr } from '../../store/receive.ts';

type PictureType = Extract<MediaType, 'image/jpeg' | 'image/png' | 'image/webp'>;

const FORMATS = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp' } as const;
/** Who looks closely sees no difference. */
const QUALITY = 92;

export interface Making {
  readonly crop: Crop | undefined;
  /** For a picture that is written anew. */
  readonly newPath: NewPath;
}

/**
 * A picture as it is kept: upright, of at most 4096 pixels a side, with nothing in it of where and when it was taken. One that
 * is so already is kept to the byte. Throws BrokenPicture, MovingPicture, PictureTooWide and BadCrop.
 */
export async function admitPicture(
  draft: Draft,
  type: PictureType,
  { crop, newPath }: Making,
): Promise<Admitted> {
  const picture = () => sharp(draft.path, { limitInputPixels: false, failOn: 'error' });
  const about = await known(() => picture().metadata());
  if (about.format !== FORMATS[type]) throw new BrokenPicture();
  if (about.width * about.height > MOST_PIXELS) throw new PictureTooWide();
  if ((about.pages ?? 1) > 1) throw new MovingPicture();
  if (crop === undefined && isClean(about)) {
    // Each pixel is looked at: what breaks off in the middle has a beginning like others.
    await known(() => picture().stats());
    return { draft, type, width: about.width, height: about.height };
  }
  return made(upright(picture(), about, crop), type, await newPath());
}

/** Whatever it is that cannot be read, it is the picture's fault, unless there is no room to write it anew. */
async function known<T>(read: () => Promise<T>): Promise<T> {
  return read()
    .catch(fullOr)
    .catch((error: unknown) => {
      throw error instanceof StoreFull ? error : new BrokenPicture();
    });
}

function isClean({ width, height, orientation = 1, exif, xmp, iptc }: Metadata): boolean {
  const isBare = exif === undefined && xmp === undefined && iptc === undefined;
  return isBare && orientation === 1 && Math.max(width, height) <= MOST_SIDE;
}

function upright(picture: Sharp, { autoOrient }: Metadata, crop: Crop | undefined): Sharp {
  const turned = picture.autoOrient();
  const cut = crop === undefined ? turned : turned.extract(within(crop, autoOrient));
  return cut.resize({ width: MOST_SIDE, height: MOST_SIDE, fit: 'inside', withoutEnlargement: true });
}

function within(crop: Crop, { width, height }: Metadata['autoOrient']): Crop {
  if (crop.left + crop.width > width || crop.top + crop.height > height) throw new BadCrop();
  return crop;
}

/** What is written anew carries no metadata: sharp leaves them out. */
async function made(picture: Sharp, type: PictureType, path: string): Promise<Admitted> {
  const options = type === 'image/png' ? {} : { quality: QUALITY };
  const { width, height, size } = await known(() => picture.toFormat(FORMATS[type], options).toFile(path));
  return { draft: { path, bytes: size, sha256: await hashOf(path) }, type, width, height };
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
