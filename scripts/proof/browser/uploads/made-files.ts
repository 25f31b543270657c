import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { ROOT } from '../../../stage/root.ts';

/** A file as somebody chooses it. */
export interface MadeFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const made = (name: string, mimeType: string, buffer: Buffer): MadeFile => ({ name, mimeType, buffer });
/** Of the photo as the telephone holds it: it says that it is to be turned. */
const PHOTO = { width: 4032, height: 3024, channels: 3 } as const;

/** What authors bring, each made here: a photo with an orientation, a see-through PNG, and so on. */
export async function madeFiles() {
  const photo = await phonePhoto();
  const png = sharp({
    create: { width: 640, height: 400, channels: 4, background: { r: 200, g: 60, b: 40, alpha: 0.4 } },
  });
  const script =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  return {
    photo: made('IMG_0001.jpg', 'image/jpeg', photo),
    png: made('see-through.png', 'image/png', await png.png().toBuffer()),
    broken: made('broken.jpg', 'image/jpeg', photo.subarray(0, photo.length / 2)),
    script: made('title.svg', 'image/svg+xml', Buffer.from(script)),
    video: made('happiness.mp4', 'video/mp4', readFileSync(join(ROOT, VIDEO))),
    sound: made('ten-minutes.mp3', 'audio/mpeg', silence(600)),
  };
}

const VIDEO = 'services/catalogue/stories/put-out-the-light/media/characters/yann/happiness.mp4';

/** Noise, for that is what makes a file large: 11 MiB. */
async function phonePhoto(): Promise<Buffer> {
  const { width, height } = PHOTO;
  const noise = randomBytes(width * height * 3).map((byte) => 64 + (byte & 0x7f));
  return sharp(noise, { raw: PHOTO }).withMetadata({ orientation: 6 }).jpeg({ quality: 97 }).toBuffer();
}

/** Frames of MPEG 1, layer III, 128 kbit/s, 44.1 kHz, in which nothing is heard. */
function silence(seconds: number): Buffer {
  const frame = Buffer.alloc(417);
  frame.writeUInt32BE(0xff_fb_90_00);
  return Buffer.concat(Array.from({ length: Math.round((seconds * 44_100) / 1152) }, () => frame));
}
