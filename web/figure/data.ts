import type { FaceTargets } from './blend.ts';
import { EMOTION_KEYS, FACE_KEYS } from './numbers.ts';
import { check, fields, InvalidFigure, type Shape, type Shaped } from './shape.ts';
import { FACE_STYLE } from './style.ts';

const FIGURE = {
  key: 'string',
  name: 'string',
  /** Size of the whole person in the box, standing on its lower edge. */
  scale: 'number',
  headScale: 'number',
  /** A rim light that the place does not change (ghosts); empty for the place's own. */
  rim: 'colour or nothing',
  layers: {
    hairBack: 'string',
    neck: 'string',
    body: 'string',
    skull: 'string',
    mask: 'string',
    hairFront: 'string',
    front: 'string',
  },
  face: FACE_STYLE,
} as const satisfies Shape;

/**
 * A figure as a release carries it (`figure.json`), in a box of 900 x 1200 with the eyes at (450, 404).
 *
 * A layer is SVG markup from a narrow set of elements (see `markup.ts`). In it `~` begins every id, `currentColor`
 * is the rim light, and `{128 mouthCurve -0.22}` is a number that follows the face (see `slots.ts`). `mask` lies
 * over the mouth (a moustache); `skull` carries what lies under the features (a beard).
 */
export interface FigureData extends Shaped<typeof FIGURE> {
  format: 1;
  targets: FaceTargets;
}

export type LayerKey = keyof FigureData['layers'];

const numbers = (keys: readonly string[]): Shape => Object.fromEntries(keys.map((key) => [key, 'number']));

function checkTargets(targets: Record<string, unknown>): void {
  check(targets.rest, numbers(FACE_KEYS), 'targets.rest');
  const emotions = fields(targets.emotions, 'targets.emotions');
  for (const key of EMOTION_KEYS) {
    const at = `targets.emotions.${key}`;
    const target = fields(emotions[key], at);
    check(target, numbers(Object.keys(target)), at);
  }
}

/** The figure in a parsed `figure.json`. Throws {@link InvalidFigure}, which names the first wrong field. */
export function parseFigure(json: unknown): FigureData {
  const figure = fields(json, 'figure');
  if (figure.format !== 1) throw new InvalidFigure('format is not 1');
  check(figure, FIGURE, 'figure');
  checkTargets(fields(figure.targets, 'targets'));
  return json as FigureData;
}
