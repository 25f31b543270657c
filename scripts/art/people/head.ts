import type { Pen } from '@fabula/figure/pen';
import { path } from '@fabula/figure/pen';
import type { HeadShape, Person } from './person.ts';

const HEAD: HeadShape = { width: 122, top: 172, jaw: 92, chin: 44, length: 188 };

function outline({ width: w, top, jaw, chin, length }: HeadShape): string {
  return path`M${-w},-14 C${-w},${-top * 0.78} ${-w * 0.68},${-top} 0,${-top} C${w * 0.68},${-top} ${w},${-top * 0.78} ${w},-14 C${w},${length * 0.34} ${w * 0.97},${length * 0.46} ${jaw},${length * 0.7} C${jaw * 0.8},${length * 0.86} ${chin + 14},${length} ${chin * 0.5},${length} L${-chin * 0.5},${length} C${-chin - 14},${length} ${-jaw * 0.8},${length * 0.86} ${-jaw},${length * 0.7} C${-w * 0.97},${length * 0.46} ${-w},${length * 0.34} ${-w},-14 Z`;
}

function ear(pen: Pen, person: Person, w: number, s: -1 | 1): string {
  const shell = path`M${s * (w - 8)},-12 C${s * (w + 22)},-34 ${s * (w + 34)},8 ${s * (w + 20)},36 C${s * (w + 12)},58 ${s * (w - 2)},56 ${s * (w - 8)},46 Z`;
  const fold = pen.line(
    path`M${s * (w + 4)},-6 q${s * 12},12 ${s * 2},34`,
    person.skin.deep,
    5,
    'opacity=".7"',
  );
  const colour = s > 0 ? person.skin.shade : person.skin.base;
  const rimColour = s > 0 ? 'currentColor' : person.skin.light;
  return pen.part(shell, colour, fold, { dx: -5, dy: 4, rimColour });
}

/** Ears and head, lit from the left front, with a plane of shade down the right of the face. */
export function drawSkull(pen: Pen, person: Person): string {
  const shape = { ...HEAD, ...person.head };
  const { width: w, top, length } = shape;
  const turn = (person.face?.turn ?? 1) * 13;
  const shade = path`M${w * 0.6},${-top} C${w * 0.66},-60 ${w * 0.5},-30 ${w * 0.62 + turn},6 C${w * 0.72},40 ${w * 0.52},${length * 0.5} ${w * 0.34},${length * 0.74} C${w * 0.24},${length * 0.9} ${w * 0.1},${length * 0.96} 0,${length} L${w + 60},${length + 20} L${w + 60},${-top} Z`;
  const light = path`M${-w},-40 C${-w * 0.7},-40 ${-w * 0.62},60 ${-w * 0.5},${length * 0.6} L${-w - 30},${length * 0.6} L${-w - 30},-40Z`;
  const planes =
    pen.fill(shade, person.skin.shade) +
    pen.fill(light, person.skin.light, 'opacity=".55"') +
    (person.faceMarks?.(pen, person) ?? '');
  const ears = person.noEars ? '' : ear(pen, person, w, -1) + ear(pen, person, w, 1);
  return ears + pen.part(outline(shape), person.skin.base, planes);
}

export function drawNeck(pen: Pen, person: Person): string {
  const n = person.neck ?? 62;
  const d = path`M${-n},90 L${-n - 4},236 C${-n - 30},286 -120,300 -160,320 L160,320 C120,300 ${n + 30},286 ${n + 4},236 L${n},90 Z`;
  const under = path`M${-n - 20},80 L${-n - 10},170 C-30,230 40,240 ${n + 60},190 L${n + 80},80Z`;
  const planes =
    pen.fill(under, person.skin.deep, 'opacity=".8"') +
    pen.fill('M20,90 L20,330 L200,330 L200,90Z', person.skin.shade, 'opacity=".75"');
  return pen.part(d, person.skin.base, planes);
}
