import sharp from 'sharp';
import { BOX, type ItemArt, items } from '../items/items.ts';
import { halo } from '../places/paper.ts';
import type { StorySlug } from '../stories.ts';
import { writeJpeg } from './files.ts';
import { backdrop } from './scene.ts';

const SIDE = 1080;
/** The soft shadow that sheets of paper throw in this house. */
const SHADOW =
  '<filter id="cut" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx="0" dy="10" stdDeviation="12" flood-opacity=".5"/></filter>';

/** The item and the light around it, without what lies behind. */
export function itemSvg({ draw, glow }: Pick<ItemArt, 'draw' | 'glow'>): string {
  const size = `width="${SIDE}" height="${SIDE}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BOX} ${BOX}" ${size}><defs>${SHADOW}</defs>` +
    `${halo(BOX / 2, BOX / 2, BOX * 0.52, glow, 5, 0.09)}<g filter="url(#cut)">${draw()}</g></svg>`
  );
}

async function drawItem(slug: StorySlug, item: ItemArt): Promise<void> {
  const back = sharp(await backdrop(item.place, { width: SIDE, height: SIDE })).modulate({ brightness: 0.7 });
  const image = back.composite([{ input: Buffer.from(itemSvg(item)) }]);
  await writeJpeg(slug, `items/${item.slug}.jpg`, image);
}

/** The pictures of the items, 1080 x 1080. */
export async function drawItems(slugs: StorySlug[]): Promise<void> {
  for (const slug of slugs) for (const item of items[slug]) await drawItem(slug, item);
}
