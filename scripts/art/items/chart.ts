import { line, path, times } from '../places/paper.ts';

const PAPER = { light: '#fbf0d2', base: '#ecd9a8', shade: '#c8ad76', edge: '#8f7448' };
const SEA = '#a9ccc8';
const RED = '#c4302b';
const INK = '#4a5560';

/** Strokes of the figures that a surveyor writes, in a box of 30 x 46. */
const FIGURES: Record<number, string> = {
  2: 'M2,10 C6,-4 30,-2 26,14 C24,24 8,34 2,44 H28',
  3: 'M4,4 H26 L14,18 C32,18 32,44 14,44 C8,44 4,40 2,36',
  4: 'M20,44 V0 L2,30 H30',
  7: 'M2,2 H28 L12,44',
  9: 'M26,16 C26,28 4,30 4,14 C4,-2 28,-4 27,14 C27,28 24,38 14,45',
};

const figure = (n: number, x: number, y: number, colour: string, width: number) =>
  `<g transform="translate(${x} ${y})">${line(FIGURES[n] ?? '', colour, width, 'stroke-linejoin="round"')}</g>`;

function sheet(): string {
  return (
    path('M90,250 C300,190 620,300 900,210 L930,800 C650,880 330,770 110,850Z', PAPER.base) +
    path('M90,250 C160,230 230,228 300,230 L310,800 C240,806 170,826 110,850Z', PAPER.light) +
    path(
      'M640,244 C740,244 830,234 900,210 L930,800 C840,828 750,836 660,834Z',
      PAPER.shade,
      'opacity=".55"',
    ) +
    line('M300,230 L310,800 M640,244 L660,834', PAPER.edge, 5, 'opacity=".5"')
  );
}

/** The point, the depths around it, and the bank where no chart had it. */
function ground(): string {
  return (
    path('M96,420 C200,380 260,440 250,520 C300,560 290,640 220,660 C200,720 150,740 106,740Z', '#b99a62') +
    line('M120,392 C240,360 310,440 296,520 C350,570 330,660 260,690 C230,740 180,770 112,780', SEA, 15) +
    line('M130,350 C280,320 360,420 344,520 C400,580 380,680 300,720', SEA, 9) +
    line('M160,320 C330,290 420,400 400,520 C450,600 430,700 350,750', SEA, 5) +
    path(
      'M520,430 L556,384 L580,430 L616,392 L640,440 L690,410 L706,470 L750,470 L730,520 L640,560 L560,530 L500,500Z',
      '#7b8a83',
      'opacity=".55"',
    ) +
    line(
      'M500,500 C470,400 560,350 640,380 C740,370 790,460 740,530 C690,590 560,580 500,500Z',
      RED,
      9,
      'stroke-dasharray="22 18"',
    )
  );
}

function depths(): string {
  const black: [number, number, number][] = [
    [9, 420, 330],
    [7, 420, 640],
    [9, 800, 340],
    [7, 830, 640],
  ];
  const red: [number, number, number][] = [
    [2, 560, 430],
    [3, 640, 446],
    [2, 690, 476],
    [4, 590, 500],
  ];
  return (
    black.map(([n, x, y]) => figure(n, x, y, INK, 6)).join('') +
    red.map(([n, x, y]) => figure(n, x, y, RED, 9)).join('')
  );
}

function compass(): string {
  const point = (turn: number, long: number) =>
    `<g transform="rotate(${turn})">${path(`M0,${-long} L14,0 L-14,0Z`, INK)}${path(`M0,${-long} L14,0 L0,0Z`, '#8a97a0')}</g>`;
  return (
    `<g transform="translate(560 696)"><circle r="78" fill="none" stroke="${INK}" stroke-width="5"/>` +
    times(4, (i) => point(45 + i * 90, 56)) +
    times(4, (i) => point(i * 90, 92)) +
    `<circle r="9" fill="${PAPER.light}"/></g>`
  );
}

/** A pencil that has been red for twelve years. */
function pencil(): string {
  return (
    `<g transform="translate(760 690) rotate(-32)">` +
    path('M0,-24 H240 V24 H0Z', RED) +
    path('M0,4 H240 V24 H0Z', '#8e1f22') +
    path('M0,-24 L-62,0 L0,24Z', '#e8c78f') +
    path('M-40,-9 L-62,0 L-40,9Z', RED) +
    path('M240,-24 h30 v48 h-30Z', '#d9a84a') +
    '</g>'
  );
}

/** The corrected chart: the red figures are true. */
export function chart(): string {
  return `<g transform="rotate(-5 500 500)">${sheet()}${ground()}${depths()}${compass()}${pencil()}</g>`;
}
