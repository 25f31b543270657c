import { BadCrop } from './errors.ts';

/** What is cut out of a picture that stands upright, in pixels. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const CROP = /^(\d{1,6}),(\d{1,6}),([1-9]\d{0,5}),([1-9]\d{0,5})$/;

/** Reads `x,y,width,height`; undefined where nothing is asked. Throws BadCrop. */
export function parseCrop(asked: unknown): Crop | undefined {
  if (asked === undefined) return undefined;
  const found = CROP.exec(String(asked));
  if (found === null) throw new BadCrop();
  const [left = 0, top = 0, width = 0, height = 0] = found.slice(1).map(Number);
  return { left, top, width, height };
}
