import { drawBrow } from './brow.ts';
import type { FigureData } from './data.ts';
import { drawEye } from './eye.ts';
import { drawDrops, drawSkinMarks } from './marks.ts';
import { drawMouth } from './mouth.ts';
import type { FaceNumbers } from './numbers.ts';
import type { Pen } from './pen.ts';
import { fillSlots } from './slots.ts';

/** What a part moves with. `face` and `mouth` are places on the head. */
export type Pin = 'head' | 'neck' | 'body' | 'face' | 'mouth';

/** A piece of a figure that is redrawn by itself. */
export interface FigurePart {
  name: string;
  pin: Pin;
  draw(pen: Pen, face: FaceNumbers): string;
}

const at = (x: number, y: number, inner: string) => `<g transform="translate(${x} ${y})">${inner}</g>`;

function pair(figure: FigureData, y: number, draw: (side: -1 | 1) => string): string {
  const { eye, turn } = figure.face;
  return at(-eye.gap, y, draw(-1)) + at(eye.gap + turn * 2, y, draw(1));
}

function featureParts(figure: FigureData): FigurePart[] {
  const style = figure.face;
  return [
    { name: 'marks', pin: 'face', draw: (pen, face) => drawSkinMarks(pen, style, face) },
    {
      name: 'eyes',
      pin: 'face',
      draw: (pen, face) => pair(figure, style.eye.y, (side) => drawEye(pen, style, face, side)),
    },
    { name: 'mouth', pin: 'mouth', draw: (pen, face) => drawMouth(pen, style, face) },
    { name: 'mask', pin: 'face', draw: (_, face) => fillSlots(figure.layers.mask, face) },
    {
      name: 'brows',
      pin: 'face',
      draw: (pen, face) => pair(figure, style.brow.y, (side) => drawBrow(pen, style, face, side)),
    },
    { name: 'drops', pin: 'face', draw: (pen, face) => drawDrops(pen, style, face) },
  ];
}

/** The parts of a figure from back to front. */
export function figureParts(figure: FigureData): FigurePart[] {
  const layer = (name: keyof FigureData['layers'], pin: Pin): FigurePart => ({
    name,
    pin,
    draw: (_, face) => fillSlots(figure.layers[name], face),
  });
  return [
    layer('hairBack', 'head'),
    layer('neck', 'neck'),
    layer('body', 'body'),
    layer('skull', 'head'),
    ...featureParts(figure),
    layer('hairFront', 'head'),
    layer('front', 'body'),
  ];
}
