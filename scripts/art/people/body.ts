import type { Pen } from '@fabula/figure/pen';
import { path } from '@fabula/figure/pen';
import type { Skin } from '@fabula/figure/style';

/** Body block with sloping shoulders; the usual base of an outfit. */
export function torso(shoulder = 285, drop = 372, flare = 80): string {
  return path`M-92,262 C-150,300 -220,306 ${-shoulder + 30},${drop - 22} C${-shoulder - 30},${drop + 4} ${-shoulder - flare * 0.6},${drop + 160} ${-shoulder - flare},840 L${shoulder + flare},840 C${shoulder + flare * 0.6},${drop + 160} ${shoulder + 30},${drop + 4} ${shoulder - 30},${drop - 22} C220,306 150,300 92,262 Z`;
}

/** Outline that cuts weather and water off inside the figure's box, in scallops. */
export const ASHORE =
  'M-370,900 C-436,850 -436,790 -398,750 C-440,710 -440,630 -398,590 C-436,550 -436,470 -392,430 C-430,380 -420,300 -360,270 V60 H360 V270 C420,300 430,380 392,430 C436,470 436,550 398,590 C440,630 440,710 398,750 C436,790 436,850 370,900Z';

/** Closed fist with four fingers, for holding things. */
export function fist(pen: Pen, at: { x: number; y: number; scale: number }, skin: Skin): string {
  const hand = 'M-46,-34 C-30,-50 40,-50 52,-30 C64,0 60,46 42,56 C14,64 -30,62 -46,46 Z';
  const thumb = 'M-50,-30 C-34,-58 10,-52 18,-34 C22,-20 6,-14 -12,-16 L-44,-8Z';
  const drawn =
    pen.part(hand, skin.base, pen.fill('M6,-60 L80,-60 L80,80 L20,80Z', skin.shade, 'opacity=".55"')) +
    pen.line('M-40,-12 H40 M-40,12 H44 M-38,35 H40', skin.deep, 5, 'opacity=".75"') +
    pen.part(thumb, skin.light);
  return `<g transform="translate(${at.x} ${at.y}) scale(${at.scale})">${drawn}</g>`;
}

/** Round buttons, thread dark around a lit face. */
export function buttons(at: [number, number][], thread: string, face: string, size = 13): string {
  return at
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="${size}" fill="${thread}"/><circle cx="${x - 3}" cy="${y - 3}" r="${size - 4}" fill="${face}"/>`,
    )
    .join('');
}

/** Freckles on the near and the far cheek. */
export function freckles(at: [number, number][], size: number, colour: string, opacity: number): string {
  return at
    .map(([x, y]) => `<circle cx="${x + 12}" cy="${y}" r="${size}" fill="${colour}" opacity="${opacity}"/>`)
    .join('');
}

/** Pairs of coordinates, typed as such. */
export const points = (list: [number, number][]) => list;
