import { line, path, times } from '../places/paper.ts';

const FELT = { light: '#8fae7a', base: '#66885a', shade: '#456344', deep: '#293f30' };

const SOLE =
  'M0,-330 C110,-340 150,-240 130,-130 C116,-60 92,-20 96,60 C100,150 120,220 96,300 C70,366 -56,372 -84,304 C-110,230 -70,150 -84,60 C-96,-20 -140,-90 -128,-190 C-118,-280 -70,-324 0,-330Z';

function sole(x: number, y: number, turn: number, mirror: 1 | -1): string {
  const stitches = `stroke-dasharray="20 18"`;
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${mirror} 1)">` +
    path(SOLE, FELT.deep, 'transform="translate(16 22)"') +
    path(SOLE, FELT.base) +
    path(
      'M40,-322 C130,-310 146,-230 130,-130 C116,-60 92,-20 96,60 C100,150 120,220 96,300 C80,340 30,356 -10,350 C60,240 10,60 40,-60 C70,-170 60,-270 40,-322Z',
      FELT.shade,
    ) +
    path('M-70,-260 C-110,-200 -100,-120 -70,-60 C-80,-140 -60,-210 -30,-280Z', FELT.light, 'opacity=".8"') +
    `<g transform="scale(.84)">${line(SOLE, '#e8e2b8', 7, stitches)}</g>` +
    line('M-70,60 C-20,90 40,90 84,60', '#e8e2b8', 7, stitches) +
    line('M-96,120 C-160,130 -170,200 -120,230 M96,120 C150,130 160,200 112,230', '#c98f3d', 15) +
    times(
      5,
      (i) =>
        `<circle cx="${-20 + ((i * 53) % 90)}" cy="${-220 + i * 40}" r="5" fill="${FELT.deep}" opacity=".6"/>`,
    ) +
    '</g>'
  );
}

/** Felt soles, and the dust that they did not raise. */
export function shoes(): string {
  const floor =
    path('M-40,700 H1040 V1040 H-40Z', '#4a2f3a') +
    times(5, (i) => line(`M${-160 + i * 270},1040 L${60 + i * 220},700`, '#2f1d2a', 8)) +
    line('M-40,800 H1040 M-40,920 H1040', '#2f1d2a', 6, 'opacity=".6"');
  return floor + sole(345, 500, -12, 1) + sole(665, 540, 14, -1);
}
