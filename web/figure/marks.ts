import type { FaceNumbers } from './numbers.ts';
import type { Pen } from './pen.ts';
import { path, round } from './pen.ts';
import type { FaceStyle } from './style.ts';

function sockets(pen: Pen, style: FaceStyle): string {
  const { eye, brow, turn } = style;
  const one = (side: number) => {
    const x = side * eye.gap + turn * 6;
    const d = path`M${x - 40},${brow.y + 20} Q${x},${brow.y + 4} ${x + 40},${brow.y + 20} L${x + 32},${eye.y + 6} Q${x},${eye.y - 8} ${x - 32},${eye.y + 6} Z`;
    return pen.fill(d, style.skin.shade, 'opacity=".5"');
  };
  return one(-1) + one(1);
}

function cheeks(style: FaceStyle, amount: number, colour: string): string {
  if (amount <= 0.05) return '';
  const { gap } = style.eye;
  const opacity = Math.round(amount * 42) / 100;
  const cheek = (x: number, rx: number, ry: number) =>
    `<ellipse cx="${round(x)}" cy="52" rx="${rx}" ry="${ry}" fill="${colour}" opacity="${opacity}"/>`;
  return cheek(-gap - 10, 34, 19) + cheek(gap + 14, 27, 17);
}

function nose(pen: Pen, style: FaceStyle, face: FaceNumbers): string {
  const { length, width } = style.nose;
  const x = style.turn * 9;
  const side = path`M${x + 1},-26 C${x + 7},${length * 0.3} ${x + width * 0.75},${length * 0.62} ${x + width},${length - 9} C${x + width + 2},${length + 4} ${x + width * 0.4},${length + 6} ${x - 4},${length + 8} C${x + 7},${length * 0.72} ${x - 3},${length * 0.3} ${x - 6},-20 Z`;
  const wings = path`M${x - width * 0.86},${length - 5 - face.sneer * 6} q-2,11 10,11 M${x - 5},${length + 9} q11,4 20,-5`;
  return pen.fill(side, style.skin.shade) + pen.line(wings, style.skin.deep, 5);
}

function lines(pen: Pen, style: FaceStyle, face: FaceNumbers): string {
  const { skin, eye, brow, turn } = style;
  const x = turn * 9;
  const low = style.nose.length + 2;
  const frown = path`M${x - 9},-34 q4,9 1,17 M${x + 12},-34 q-3,9 0,16`;
  const years = path`M${-eye.gap - 46},-2 q-10,3 -14,10 M${-eye.gap - 44},12 q-9,6 -11,13 M-42,${low} q-22,16 -24,36 M${44 + turn * 8},${low} q18,16 20,34`;
  const forehead = path`M-44,${brow.y - 40} q44,-12 92,0 M-30,${brow.y - 58} q32,-9 66,0`;
  const raised = (face.browInL > 8 || face.lidTop > 0.2) && !style.coveredForehead;
  return (
    (face.sneer > 0.3 || face.flush > 0.5 ? pen.line(frown, skin.deep, 4.5, 'opacity=".75"') : '') +
    (style.age ? pen.line(years, skin.deep, 4.5, 'opacity=".62"') : '') +
    (raised ? pen.line(forehead, skin.shade, 5, 'opacity=".8"') : '')
  );
}

/** What lies under the eyes: sockets, colour of the cheeks, lines, nose. */
export function drawSkinMarks(pen: Pen, style: FaceStyle, face: FaceNumbers): string {
  const anger = face.flush > 0.2 ? cheeks(style, face.flush * 1.1, style.flush) : '';
  return (
    sockets(pen, style) +
    cheeks(style, face.blush, style.blush) +
    anger +
    lines(pen, style, face) +
    nose(pen, style, face)
  );
}

/** A tear and a drop of sweat, from the middle of their emotion up. */
export function drawDrops(pen: Pen, style: FaceStyle, face: FaceNumbers): string {
  const { gap } = style.eye;
  const water = '#bfeaff';
  const tear =
    pen.fill(path`M${-gap - 12},22 c-13,22 -12,36 0,36 c12,0 13,-14 0,-36Z`, water) +
    pen.line(path`M${-gap - 15},41 q-2,9 5,11`, '#fff', 3);
  const sweat = pen.fill(path`M${-gap - 40},-78 c-13,22 -12,35 0,35 c12,0 13,-13 0,-35Z`, water);
  return (face.tear > 0.45 ? tear : '') + (face.sweat > 0.45 ? sweat : '');
}
