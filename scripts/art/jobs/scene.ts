import type { FigureData } from '@fabula/figure/data';
import type { Sharp } from 'sharp';
import sharp from 'sharp';
import type { Pose } from '../people/still.ts';
import { figureStill } from '../people/still.ts';
import type { PlaceKey } from '../places/places.ts';
import { places } from '../places/places.ts';
import { sized } from './files.ts';

export interface Size {
  width: number;
  height: number;
}

/** A place behind a figure: out of focus and dimmed, so that the face is the brightest thing. */
export function backdrop(place: PlaceKey, { width, height }: Size): Promise<Buffer> {
  const drawn = sharp(sized(places[place].draw(), width, height));
  return drawn
    .blur(width / 360)
    .modulate({ brightness: 0.78 })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** A figure in front of a backdrop, standing on its lower edge; `share` is its width in the picture's height. */
export async function onStage(
  back: Buffer,
  size: Size,
  { figure, place, pose, share }: { figure: FigureData; place: PlaceKey; pose: Pose; share: number },
): Promise<Sharp> {
  const height = Math.round(size.height * share);
  const width = Math.round(height * 0.75);
  const box = { x: 0, y: 0, width, height };
  const cut = sharp(Buffer.from(figureStill(figure, { rim: places[place].rim, pose, box })));
  const top = size.height - height;
  const input = await cut.png({ compressionLevel: 1 }).toBuffer();
  const left = Math.round((size.width - width) / 2);
  return sharp(back).composite([{ input, left, top }]);
}
