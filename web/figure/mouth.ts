import type { FaceNumbers } from './numbers.ts';
import type { Pen } from './pen.ts';
import { path, round } from './pen.ts';
import type { FaceStyle } from './style.ts';

/**
 * `left` and `right` are the heights of the corners, `middle` that of the middle of the mouth, `share` how much of the gap
 * lies above it.
 */
type Lips = ReturnType<typeof lips>;

const DARK = '#3a0f1c';

function lips(style: FaceStyle, face: FaceNumbers) {
  const width = style.mouth.width * face.mouthW;
  const gap = Math.max(0, face.mouthOpen) * 46;
  const share = 0.28 + 0.27 * face.round;
  const corner = -face.mouthCurve * 0.62;
  const left = corner - face.mouthSkew * 0.4;
  const right = corner + face.mouthSkew * 0.5;
  const middle = face.mouthCurve * 0.55;
  const bow = middle - gap * share;
  const top = path`M${-width},${left} C${-width * 0.5},${bow - 3 + left * 0.2} ${-width * 0.18},${bow - 5} 0,${bow - 1} C${width * 0.18},${bow - 5} ${width * 0.5},${bow - 3 + right * 0.2} ${width},${right}`;
  return { width, left, right, middle, gap, share, top };
}

/** Teeth set on each other, with the gaps between them. */
function gritted(pen: Pen, l: Lips, low: number): string {
  const y = (l.middle + low - l.gap * l.share) / 2 + 2;
  const gaps = [-0.5, -0.17, 0.17, 0.5].map((k) => pen.line(path`M${k * l.width},-40 V60`, '#c9b49a', 2.2));
  return pen.line(path`M${-l.width},${y} Q0,${y + 3} ${l.width},${y}`, DARK, 4) + gaps.join('');
}

function inside(pen: Pen, face: FaceNumbers, l: Lips, low: number): string {
  const grit = face.grit > 0.4;
  const tongue = `<ellipse cx="0" cy="${round(low + 6)}" rx="${round(l.width * 0.62)}" ry="${round(l.gap * 0.34)}" fill="#b0473f"/>`;
  const drop = grit ? l.gap * 1.5 : 11 * face.teeth + l.gap * 0.08;
  const teeth = `<path d="${path`${l.top} L${l.width},-80 L${-l.width},-80 Z`}" fill="#f6ead8" transform="translate(0 ${round(drop)})"/>`;
  return (
    `<rect x="-90" y="-60" width="180" height="140" fill="${DARK}"/>` +
    (grit ? '' : tongue) +
    teeth +
    (grit ? gritted(pen, l, low) : '')
  );
}

function openMouth(pen: Pen, style: FaceStyle, face: FaceNumbers, l: Lips): string {
  const w = l.width;
  const low = l.middle + l.gap * (1 - l.share) * 1.12;
  const side = w * (0.62 + 0.3 * face.round);
  const d = path`${l.top} C${side},${low + l.right * 0.12} ${w * 0.34},${low + 4} 0,${low + 4} C${-w * 0.34},${low + 4} ${-side},${low + l.left * 0.12} ${-w},${l.left} Z`;
  const lip = style.mouth.lip || style.skin.deep;
  const chin = path`M${-w * 0.42},${low + 17} Q0,${low + 23} ${w * 0.42},${low + 17}`;
  return (
    pen.fill(d, lip, `stroke="${lip}" stroke-width="6" stroke-linejoin="round"`) +
    pen.clip(d, inside(pen, face, l, low)) +
    pen.line(chin, style.skin.shade, 6, 'opacity=".8"')
  );
}

function painted(pen: Pen, style: FaceStyle, l: Lips): string {
  const w = l.width;
  const low = path`${l.top} C${w * 0.5},${l.middle + 13 + l.right * 0.3} ${w * 0.2},${l.middle + 17} 0,${l.middle + 17} C${-w * 0.2},${l.middle + 17} ${-w * 0.5},${l.middle + 13 + l.left * 0.3} ${-w},${l.left} Z`;
  const top = path`${l.top} C${w * 0.4},${l.middle - 15} ${w * 0.14},${l.middle - 13} 0,${l.middle - 9} C${-w * 0.14},${l.middle - 13} ${-w * 0.4},${l.middle - 15} ${-w},${l.left} Z`;
  return pen.fill(low, style.mouth.lip, 'opacity=".92"') + pen.fill(top, style.mouth.lipTop);
}

function shutMouth(pen: Pen, style: FaceStyle, l: Lips): string {
  const chin = path`M${-l.width * 0.36},${l.middle + 19} Q0,${l.middle + 25} ${l.width * 0.36},${l.middle + 19}`;
  const line = pen.line(l.top, style.mouth.line, 6);
  if (style.mouth.lip) return painted(pen, style, l) + line;
  return line + pen.line(chin, style.skin.shade, 6, 'opacity=".85"');
}

/** The mouth around (0, 0), with the folds that a smile leaves at its corners. */
export function drawMouth(pen: Pen, style: FaceStyle, face: FaceNumbers): string {
  const l = lips(style, face);
  const drawn = l.gap > 5 ? openMouth(pen, style, face, l) : shutMouth(pen, style, l);
  if (face.mouthCurve <= 12) return drawn;
  const fold = (x: number, y: number, out: number) =>
    pen.line(path`M${x},${y - 12} q${out * 9},10 ${out * 2},24`, style.skin.deep, 4.5, 'opacity=".7"');
  return drawn + fold(-l.width - 9, l.left, -1) + fold(l.width + 9, l.right, 1);
}
