import { line, path } from '../places/paper.ts';

const IRON = { light: '#b8c4d6', base: '#75839a', shade: '#4a556b', deep: '#252c3c' };

const ring = (rx: number, ry: number, colour: string, width: number) =>
  `<ellipse rx="${rx}" ry="${ry}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

function link(x: number, y: number, turn: number, s: number): string {
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})">` +
    `<g transform="translate(10 14)">${ring(128, 210, IRON.deep, 78)}</g>` +
    ring(128, 210, IRON.base, 74) +
    `<g transform="translate(12 12)">${ring(128, 206, IRON.shade, 34)}</g>` +
    line('M-150,-60 C-150,-150 -90,-222 0,-224', IRON.light, 13) +
    line('M-148,30 C-146,60 -140,90 -130,112', IRON.light, 9, 'opacity=".7"') +
    '</g>'
  );
}

/** Half a link that somebody filed through, to show which side it hung on. */
function broken(x: number, y: number, turn: number): string {
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn})">` +
    line('M-120,60 C-130,-160 130,-160 120,60', IRON.deep, 70) +
    line('M-122,56 C-132,-160 124,-164 116,54', IRON.base, 62) +
    line('M-138,30 C-136,-70 -90,-118 -20,-124', IRON.light, 11) +
    path('M-150,60 L-88,48 L-92,84 L-146,90Z M88,52 L152,62 L146,92 L94,84Z', '#d9e2ee') +
    '</g>'
  );
}

/** A link of the chain: cold iron that the fire never touched. */
export function chain(): string {
  const frost = [
    [360, 380],
    [620, 700],
    [430, 700],
    [640, 420],
  ]
    .map(([x = 0, y = 0]) =>
      line(
        `M${x - 22},${y} h44 M${x},${y - 22} v44 M${x - 15},${y - 15} l30,30 M${x + 15},${y - 15} l-30,30`,
        '#e6f2ff',
        5,
        'opacity=".9"',
      ),
    )
    .join('');
  return broken(760, 236, 36) + broken(250, 830, 216) + link(505, 525, 34, 1.18) + frost;
}
