import sharp from 'sharp';

/** Share of the picture's width that the item takes (never more than its height), and of the item's that its frame does. */
const ITEM = 0.38;
const FRAME = 0.05;
const MARGIN = 0.04;
/** How much of a portrait a card shows, from its top, as a share of its width. */
const SHOWN = 1.04;
const QUALITY = 90;
const GOLD = '#ffcf70';

/** A character with an item in hand: the item in a golden frame, in the lower right corner of what a card shows. */
export async function forge(character: string, item: string, target: string): Promise<void> {
  const { width = 0, height = 0 } = await sharp(character).metadata();
  const size = Math.min(Math.round(width * ITEM), height);
  const framed = await inFrame(item, size);
  const margin = Math.round(width * MARGIN);
  const bottom = Math.min(height, Math.round(width * SHOWN)) - margin;
  await sharp(character)
    .composite([{ input: framed, left: width - size - margin, top: Math.max(0, bottom - size) }])
    .jpeg({ quality: QUALITY })
    .toFile(target);
}

async function inFrame(item: string, size: number): Promise<Buffer> {
  const frame = Math.max(1, Math.round(size * FRAME));
  const inner = size - 2 * frame;
  const picture = await sharp(item).resize(inner, inner, { fit: 'cover' }).toBuffer();
  const square = sharp(picture).extend({
    top: frame,
    bottom: frame,
    left: frame,
    right: frame,
    background: GOLD,
  });
  const corner = Math.round(size * 0.12);
  const mask = Buffer.from(
    `<svg width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${corner}" ry="${corner}"/></svg>`,
  );
  const flat = await square.png().toBuffer();
  return sharp(flat)
    .composite([{ input: mask, blend: 'dest-in' }])
    .png()
    .toBuffer();
}
