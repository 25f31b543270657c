import type { FigureData } from './data.ts';
import type { FaceNumbers } from './numbers.ts';
import type { Pin } from './parts.ts';
import { path, round } from './pen.ts';

/** Sets the box of a person of any size on the lower edge of the 900 x 1200 box. */
export function standTransform(figure: FigureData): string {
  const s = figure.scale;
  return `translate(${round(450 - 450 * s)} ${round(1200 - 1200 * s)}) scale(${s})`;
}

/** Where each pin is for a face; `breath` runs from -1 (out) to 1 (in) and lifts head and shoulders a little. */
export function pinTransforms(figure: FigureData, face: FaceNumbers, breath = 0): Record<Pin, string> {
  const shoulders = face.shoulders + breath * 5;
  const head =
    path`translate(${450 + face.headX} ${404 + face.headY + breath * 3}) rotate(${face.tilt} 0 190) ` +
    `scale(${figure.headScale})`;
  const { turn, mouth } = figure.face;
  return {
    head,
    neck: path`translate(${450 + face.headX * 0.5} ${400 + face.headY * 0.5 + shoulders * 0.3}) scale(1.12 1)`,
    body: path`translate(450 ${400 + shoulders})`,
    face: path`${head} translate(${turn * 13} 0)`,
    mouth: path`${head} translate(${turn * 20} ${mouth.y})`,
  };
}
