import type { FaceNumbers } from './numbers.ts';
import type { Pen } from './pen.ts';
import { path, round } from './pen.ts';
import type { FaceStyle } from './style.ts';

/** The lids of an eye; `inward` is towards the nose: 1 for the near (left) eye, -1 for the far one. */
type Lids = ReturnType<typeof lids>;

const SHUT = 0.8;

function lids(style: FaceStyle, face: FaceNumbers, side: -1 | 1) {
  const { eye } = style;
  const width = eye.width * (side > 0 ? 1 - 0.14 * style.turn : 1);
  const upper = eye.upper * Math.max(0.03, (1 + face.lidTop) * (1 - face.blink));
  const raised = face.lidLow < 0 ? 1 - face.lidLow : 1 - face.lidLow * 0.95;
  const lower = eye.lower * raised * (1 - face.blink * 0.7);
  const inward = -side;
  const inner: [number, number] = [inward * width, eye.slant * side * 0.4 + 2];
  const outer: [number, number] = [-inward * width, -Math.abs(eye.slant)];
  // Anger presses the inner corner of the lid down, grief the outer one.
  const upperInner = upper - face.lidSlant * 1.1;
  const upperOuter = upper + Math.min(0, face.lidSlant) * 1.1;
  const [xi, yi] = inner;
  const [xo, yo] = outer;
  const top = path`M${xo},${yo} C${xo * 0.62},${-upperOuter * 1.28} ${xi * 0.5},${-Math.max(2, upperInner) * 1.22} ${xi},${yi}`;
  const outline = path`${top} C${xi * 0.5},${lower * 1.2} ${xo * 0.55},${lower * 1.25} ${xo},${yo} Z`;
  return { inward, inner, outer, upper, upperInner, lower, top, outline };
}

function iris(style: FaceStyle, face: FaceNumbers): string {
  if (face.blink > SHUT) return '';
  const r = style.eye.iris * (0.82 + 0.18 * face.pupil);
  const x = face.gazeX + 2 * style.turn;
  const y = face.gazeY - 2;
  const disc = (cx: number, cy: number, radius: number, colour: string) =>
    `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(radius)}" fill="${colour}"/>`;
  return (
    disc(x, y, r, style.eye.colour) +
    disc(x, y, r * 0.56 * face.pupil, '#120d18') +
    disc(x - r * 0.38, y - r * 0.42, r * 0.27, '#fffaf0')
  );
}

function lashes(pen: Pen, style: FaceStyle, l: Lids): string {
  const [xo, yo] = l.outer;
  const wing = style.eye.wing ? pen.line(path`M${xo},${yo} l${-l.inward * 11},-9`, style.lash, 6) : '';
  return pen.line(l.top, style.lash, style.eye.lash) + wing;
}

function folds(pen: Pen, style: FaceStyle, face: FaceNumbers, l: Lids): string {
  const [xi] = l.inner;
  const [xo, yo] = l.outer;
  const crease = path`M${xo * 0.9},${yo - l.upper * 0.72 - 9} Q0,${-l.upper - 19} ${xi * 0.72},${-l.upperInner * 0.8 - 9}`;
  const bag = path`M${xo * 0.7},${l.lower + 13} Q${xi * 0.1},${l.lower + 22} ${xi * 0.7},${l.lower + 11}`;
  return (
    (face.blink > SHUT ? '' : pen.line(crease, style.skin.deep, 3.6, 'opacity=".55"')) +
    (style.age ? pen.line(bag, style.skin.deep, 4, 'opacity=".6"') : '')
  );
}

/** One eye around (0, 0); side -1 is the near (left) one. */
export function drawEye(pen: Pen, style: FaceStyle, face: FaceNumbers, side: -1 | 1): string {
  const l = lids(style, face, side);
  const shadow = path`${l.top} L${l.inner[0]},-60 L${l.outer[0]},-60 Z`;
  const ball =
    `<rect x="-60" y="-60" width="120" height="120" fill="${style.eye.white}"/>${iris(style, face)}` +
    `<path d="${shadow}" fill="#20141f" opacity=".28" transform="translate(0 7)"/>`;
  return pen.clip(l.outline, ball) + lashes(pen, style, l) + folds(pen, style, face, l);
}
