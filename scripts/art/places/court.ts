import { round } from '@fabula/figure/pen';
import { frame, HEIGHT, halo, layer, line, path, seeded, sky, times, WIDTH } from './paper.ts';

const MIDDLE = 960;
const LEAD = '#2a0f22';
const GOLD = '#e6b24a';
const SPINES = ['#5f2034', '#3a2a4a', '#6b3a1c', '#1b0b16', '#4a1a2a', '#1b0b16'];

function pointed(x: number, w: number, top: number, glass: string): string {
  return (
    path(
      `M${x - w},860 V${top + w} Q${x - w},${top} ${x},${top - w * 0.9} Q${x + w},${top} ${x + w},${top + w} V860Z`,
      glass,
    ) +
    line(
      `M${x},${top - w * 0.9} V860 M${x - w},${top + w * 1.4} H${x + w} M${x - w},${top + w * 3.4} H${x + w}`,
      LEAD,
      10,
    )
  );
}

function column(x: number): string {
  const w = 62;
  return (
    path(`M${x - w},1000 V150 H${x + w} V1000Z`, '#5a2233') +
    path(`M${x + w * 0.2},150 H${x + w} V1000 H${x + w * 0.2}Z`, '#3f1628') +
    path(
      `M${x - w * 1.5},170 L${x - w},100 H${x + w} L${x + w * 1.5},170Z M${x - w * 1.5},1000 H${x + w * 1.5} V1050 H${x - w * 1.5}Z`,
      '#3f1628',
    )
  );
}

function banner(x: number): string {
  return (
    path(`M${x - 66},-20 h132 V430 l-66,56 -66,-56Z`, '#2f4f9c') +
    path(`M${x},-20 h66 V430 l-66,56Z`, '#1f3470') +
    path(`M${x},180 l40,60 -40,90 -40,-90Z`, GOLD)
  );
}

function roseWindow(): string {
  const petals = times(8, (i) => {
    const colour = ['#b8412f', '#2f6f84', '#d98b35', '#7a3b6a'][i % 4] ?? GOLD;
    const petal = path('M0,-26 C24,-50 24,-90 0,-108 C-24,-90 -24,-50 0,-26Z', colour);
    return `<g transform="translate(${MIDDLE} 250) rotate(${i * 45})">${petal}</g>`;
  });
  const disc = (r: number, look: string) => `<circle cx="${MIDDLE}" cy="250" r="${r}" ${look}/>`;
  return (
    disc(112, 'fill="#ffe09a"') +
    petals +
    disc(24, 'fill="#fff3cf"') +
    disc(114, `fill="none" stroke="${LEAD}" stroke-width="13"`)
  );
}

function shelf(x: number, y: number, r: () => number): string {
  const books = times(12, (i) => {
    const h = 70 + r() * 46;
    if (r() <= 0.24) return '';
    const w = round(18 + r() * 9);
    const colour = SPINES[Math.floor(r() * 6)];
    return `<rect x="${x + 14 + i * 30}" y="${round(y - h)}" width="${w}" height="${round(h)}" fill="${colour}"/>`;
  });
  return `${books}<rect x="${x}" y="${y}" width="380" height="14" fill="#4a1f2c"/>`;
}

function sparks(r: () => number): string {
  return times(60, () => {
    const [x, y] = [round(r() * WIDTH), round(r() * HEIGHT)];
    const size = round(1.5 + r() * 4);
    const colour = r() > 0.5 ? '#ffb347' : '#ff7a3c';
    return `<circle cx="${x}" cy="${y}" r="${size}" fill="${colour}" opacity="${round(0.4 + r() * 0.6)}"/>`;
  });
}

function windows(): string {
  const drawn = [
    pointed(MIDDLE, 170, 250, '#ffb45e'),
    ...[-430, 430].map((d) => pointed(MIDDLE + d, 104, 300, '#f08a4a')),
    ...[-780, 780].map((d) => pointed(MIDDLE + d, 84, 330, '#d96a40')),
  ];
  const shafts = [-1, 0, 1].map((k) =>
    path(
      `M${MIDDLE + k * 430 - 90},420 L${MIDDLE + k * 430 + 90},420 L${MIDDLE + k * 640 + 360},1220 L${MIDDLE + k * 640 - 60},1220Z`,
      '#ffcf7a',
      'opacity=".11"',
    ),
  );
  return (
    layer('far', drawn.join('') + halo(MIDDLE, 380, 640, '#ffcf7a', 5, 0.075), false) +
    layer('rose', roseWindow(), false) +
    layer('light', shafts.join(''), false)
  );
}

function floor(): string {
  return layer(
    'near',
    path('M-20,960 H1940 V1220 H-20Z', LEAD) +
      path('M420,1220 L640,960 H1280 L1500,1220Z', '#7d2231') +
      path('M960,960 H1280 L1500,1220 H960Z', '#611a2b') +
      line('M470,1220 L674,960 M1450,1220 L1246,960', GOLD, 8),
  );
}

/** The burned library, where a court now sits. */
export function court(): string {
  const r = seeded(31);
  const cases = [-20, 1560].map(
    (x) => path(`M${x},360 h380 V1000 h-380Z`, '#2a1020') + times(4, (j) => shelf(x, 500 + j * 140, r)),
  );
  const rails = path(
    'M-20,1220 V900 H260 V940 H230 V1220Z M1940,1220 V900 H1660 V940 H1690 V1220Z',
    '#14060f',
  );
  return frame(
    'The burned library, now a court',
    sky('smoke', [
      [0, '#2b0d24'],
      [0.6, '#6a1f2c'],
      [1, '#8f3a2a'],
    ]) +
      windows() +
      layer('mid', column(360) + column(1560) + banner(660) + banner(1260)) +
      layer('shelves', cases.join('')) +
      floor() +
      layer('front', rails + sparks(r), false),
    '#0d030a',
  );
}
