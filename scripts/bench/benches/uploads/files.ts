import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** A video of so many bytes, as far as anybody looks at it: boxes as ISO/IEC 14496-12 has them. No two are the same. */
export function video(bytes: number): Buffer {
  const header = Buffer.alloc(100);
  header.writeUInt32BE(1_000, 12);
  header.writeUInt32BE(4_000, 16);
  const track = Buffer.alloc(84);
  track.writeUInt16BE(320, 76);
  track.writeUInt16BE(240, 80);
  const kind = Buffer.alloc(24);
  kind.write('vide', 8, 'latin1');
  const trak = box('trak', box('tkhd', track), box('mdia', box('hdlr', kind)));
  const head = [box('ftyp', Buffer.from('isom\0\0\0\0isom')), box('moov', box('mvhd', header), trak)];
  const taken = head.reduce((sum, { length }) => sum + length, 0);
  return Buffer.concat([...head, box('mdat', randomBytes(bytes - taken - BOX_HEAD))]);
}

const BOX_HEAD = 8;

function box(type: string, ...content: Buffer[]): Buffer {
  const head = Buffer.alloc(BOX_HEAD);
  head.writeUInt32BE(BOX_HEAD + content.reduce((sum, { length }) => sum + length, 0));
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, ...content]);
}

/** A picture of about so many bytes: noise, of which no format makes much less. */
export async function picture(bytes: number): Promise<Buffer> {
  const side = Math.floor(Math.sqrt(bytes / 3));
  return sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();
}
