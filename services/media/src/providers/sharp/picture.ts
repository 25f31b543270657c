import sharp, { type Metadata, type Sharp } from 'sharp';
import type { Admitted, MediaType } from '../../domain/upload/about.ts';
import type { Crop } from '../../domain/upload/crop.ts';
import { BadCrop, BrokenPicture, MovingPicture, PictureTooWide } from '../../domain/upload/errors.ts';
import { MOST_PIXELS, MOST_SIDE } from '../../domain/upload/limits.ts';

type PictureType = Extract<MediaType, 'image/jpeg' | 'image/png' | 'image/webp'>;

const FORMATS = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp' } as const;
/** Who looks closely sees no difference. */
const QUALITY = 92;

/**
 * A picture as it is kept: upright, of at most 4096 pixels a side, with nothing in it of where and when it was taken. One that
 * is so already is kept to the byte. Throws BrokenPicture, MovingPicture, PictureTooWide and BadCrop.
 */
export async function admitPicture(
  content: Uint8Array,
  type: PictureType,
  crop: Crop | undefined,
): Promise<Admitted> {
  const picture = () => sharp(content, { limitInputPixels: false, failOn: 'error' });
  const about = await known(() => picture().metadata());
  if (about.format !== FORMATS[type]) throw new BrokenPicture();
  if (about.width * about.height > MOST_PIXELS) throw new PictureTooWide();
  if ((about.pages ?? 1) > 1) throw new MovingPicture();
  if (crop === undefined && isClean(about)) {
    // Each pixel is looked at: what breaks off in the middle has a beginning like others.
    await known(() => picture().stats());
    return { content, type, width: about.width, height: about.height };
  }
  return made(upright(picture(), about, crop), type);
}

/** Whatever it is that cannot be read, it is the picture's fault: the bytes are all that there is. */
async function known<T>(read: () => Promise<T>): Promise<T> {
  return read().catch(() => {
    throw new BrokenPicture();
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
async function made(picture: Sharp, type: PictureType): Promise<Admitted> {
  const options = type === 'image/png' ? {} : { quality: QUALITY };
  const { data, info } = await known(() =>
    picture.toFormat(FORMATS[type], options).toBuffer({ resolveWithObject: true }),
  );
  return { content: data, type, width: info.width, height: info.height };
}
