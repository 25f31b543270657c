import { emotionFace, speaking } from '@fabula/figure/blend';
import type { FigureData } from '@fabula/figure/data';
import type { EmotionKey } from '@fabula/figure/numbers';
import { figureParts } from '@fabula/figure/parts';
import { createPen } from '@fabula/figure/pen';
import { pinTransforms, standTransform } from '@fabula/figure/pose';

export interface Pose {
  emotion?: EmotionKey;
  strength?: number;
  /** Mouth, lids and breath: 0..1, 0..1, -1..1. */
  open?: number;
  blink?: number;
  breath?: number;
}

export interface StillOptions {
  /** Rim light of the place. */
  rim: string;
  pose?: Pose;
  /** Position and size in the picture around it; the figure's box is 3:4. */
  box: { x: number; y: number; width: number; height: number };
}

let drawn = 0;

/** The figure as one SVG element, drawn by the same functions as on the live stage. */
export function figureStill(figure: FigureData, { rim, pose = {}, box }: StillOptions): string {
  const prefix = `s${++drawn}-`;
  const emotion = emotionFace(figure.targets, pose.emotion ?? 'normal', pose.strength ?? 3);
  const face = { ...speaking(emotion, pose.open ?? 0), blink: pose.blink ?? 0 };
  const pins = pinTransforms(figure, face, pose.breath);
  const parts = figureParts(figure).map(
    (part) => `<g transform="${pins[part.pin]}">${part.draw(createPen(`~${part.name}`), face)}</g>`,
  );
  const markup = `<g transform="${standTransform(figure)}">${parts.join('')}</g>`.replaceAll('~', prefix);
  const size = `x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 1200" ${size} color="${figure.rim || rim}">${markup}</svg>`;
}
