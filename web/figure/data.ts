import type { FaceTargets } from './blend.ts';
import { EMOTION_KEYS, FACE_KEYS } from './numbers.ts';
import type { FaceStyle } from './style.ts';

export const LAYER_KEYS = ['hairBack', 'neck', 'body', 'skull', 'mask', 'hairFront', 'front'] as const;
export type LayerKey = (typeof LAYER_KEYS)[number];

/**
 * A figure as a release carries it (`figure.json`), in a box of 900 x 1200 with the eyes at (450, 404).
 *
 * A layer is SVG markup from a narrow set of elements (see `markup.ts`). In it `~` begins every id, `currentColor`
 * is the rim light, and `{128 mouthCurve -0.22}` is a number that follows the face (see `slots.ts`). `mask` lies
 * over the mouth (a moustache); `skull` carries what lies under the features (a beard).
 */
export interface FigureData {
  format: 1;
  key: string;
  name: string;
  /** Size of the whole person in the box, standing on its lower edge. */
  scale: number;
  headScale: number;
  /** A rim light that the place does not change (ghosts); empty for the place's own. */
  rim: string;
  layers: Record<LayerKey, string>;
  face: FaceStyle;
  targets: FaceTargets;
}

export class InvalidFigure extends Error {
  override readonly name = 'InvalidFigure';
}

type Fields = Record<string, unknown>;

function fields(value: unknown, at: string): Fields {
  if (typeof value !== 'object' || value === null) throw new InvalidFigure(`${at} is not an object`);
  return value as Fields;
}

function check(of: Fields, at: string, type: 'string' | 'number', keys: readonly string[]): void {
  for (const key of keys) {
    const value = of[key];
    const fits = typeof value === type && (type === 'string' || Number.isFinite(value));
    if (!fits) throw new InvalidFigure(`${at}.${key} is not a ${type}`);
  }
}

function checkColours(of: Fields, at: string, keys: readonly string[], mayBeEmpty = false): void {
  for (const key of keys) {
    const value = of[key];
    const fits =
      typeof value === 'string' && (/^#[0-9a-f]{3,8}$/i.test(value) || (mayBeEmpty && value === ''));
    if (!fits) throw new InvalidFigure(`${at}.${key} is not a colour`);
  }
}

function checkFace(face: Fields): void {
  const part = (key: string) => fields(face[key], `face.${key}`);
  check(face, 'face', 'number', ['turn', 'age', 'coveredForehead']);
  checkColours(face, 'face', ['lash', 'blush', 'flush']);
  checkColours(part('skin'), 'face.skin', ['base', 'light', 'shade', 'deep']);
  check(part('nose'), 'face.nose', 'number', ['length', 'width']);
  check(part('eye'), 'face.eye', 'number', [
    'width',
    'upper',
    'lower',
    'slant',
    'gap',
    'y',
    'iris',
    'lash',
    'wing',
  ]);
  checkColours(part('eye'), 'face.eye', ['white', 'colour']);
  check(part('brow'), 'face.brow', 'number', ['width', 'thickness', 'arc', 'y', 'inner', 'outer']);
  checkColours(part('brow'), 'face.brow', ['colour']);
  check(part('mouth'), 'face.mouth', 'number', ['width', 'y']);
  checkColours(part('mouth'), 'face.mouth', ['line']);
  checkColours(part('mouth'), 'face.mouth', ['lip', 'lipTop'], true);
}

function checkTargets(targets: Fields): void {
  check(fields(targets.rest, 'targets.rest'), 'targets.rest', 'number', FACE_KEYS);
  const emotions = fields(targets.emotions, 'targets.emotions');
  for (const key of EMOTION_KEYS) {
    const at = `targets.emotions.${key}`;
    const target = fields(emotions[key], at);
    check(target, at, 'number', Object.keys(target));
  }
}

/** The figure in a parsed `figure.json`. Throws {@link InvalidFigure}, which names the first wrong field. */
export function parseFigure(json: unknown): FigureData {
  const figure = fields(json, 'figure');
  if (figure.format !== 1) throw new InvalidFigure('format is not 1');
  check(figure, 'figure', 'string', ['key', 'name']);
  check(figure, 'figure', 'number', ['scale', 'headScale']);
  checkColours(figure, 'figure', ['rim'], true);
  check(fields(figure.layers, 'layers'), 'layers', 'string', LAYER_KEYS);
  checkFace(fields(figure.face, 'face'));
  checkTargets(fields(figure.targets, 'targets'));
  return json as FigureData;
}
