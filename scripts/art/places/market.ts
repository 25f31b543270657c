import { round } from '@fabula/figure/pen';
import { frame, HEIGHT, halo, layer, line, path, seeded, sky, stars, times, WIDTH } from './paper.ts';

const MOON = { x: 960, y: 330 };
const GOODS = ['#b8412f', '#7a3b6a', '#d98b35', '#8e2f3f', '#c9632f'];
const EMBER = '#ff8a4c';
const AMBER = '#ffc04d';
const ROSE = '#f2566b';

function stall(x: number, y: number, awning: string): string {
  const cloth = '#f0e2c8';
  return (
    `<g transform="translate(${x} ${y}) scale(1.25)">` +
    path('M-150,0 V220 H150 V0Z', '#1a0f2b') +
    path('M-130,10 H130 V120 H-130Z', '#ffb84d') +
    times(5, (i) => `<circle cx="${-96 + i * 48}" cy="${104 - (i % 2) * 8}" r="24" fill="${GOODS[i]}"/>`) +
    path('M-150,118 H150 V146 H-150Z', '#4a2440') +
    times(6, (i) => path(`M${-180 + i * 60},0 h60 v26 q-30,40 -60,0Z`, i % 2 ? cloth : awning)) +
    path('M-180,2 L-140,-66 H140 L180,2Z', awning) +
    times(3, (i) => path(`M${-120 + i * 120},2 l8,-68 h46 l6,68Z`, cloth)) +
    '</g>'
  );
}

function lantern(x: number, y: number, colour: string): string {
  return (
    halo(x, y, 80, colour, 3, 0.1) +
    `<ellipse cx="${x}" cy="${y}" rx="22" ry="28" fill="${colour}"/>` +
    `<ellipse cx="${round(x - 4)}" cy="${round(y - 2)}" rx="10" ry="20" fill="#fff3cf" opacity=".65"/>` +
    `<rect x="${round(x - 9)}" y="${round(y - 31)}" width="18" height="7" fill="#2a1226"/>` +
    `<rect x="${round(x - 9)}" y="${round(y + 25)}" width="18" height="6" fill="#2a1226"/>`
  );
}

type Point = [number, number];

/** Lanterns on a rope from one point to another that hangs through by `sag`. */
function rope([x1, y1]: Point, [x2, y2]: Point, sag: number, colours: string[]): string {
  const middle = { x: (x1 + x2) / 2, y: (y1 + y2) / 2 + 2 * sag };
  const n = sag > 50 ? 7 : 5;
  const hung = times(n, (i) => {
    const t = (i + 0.5) / n;
    const on = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * (1 - t) * t * b + t * t * c;
    const colour = colours[i % colours.length] ?? AMBER;
    return lantern(round(on(x1, middle.x, x2)), round(on(y1, middle.y, y2) + 32), colour);
  });
  return line(`M${x1},${y1} Q${middle.x},${middle.y} ${x2},${y2}`, '#120a22', 4) + hung;
}

function roof(x: number, y: number, w: number, fill: string): string {
  const tiles = `M${x - w},${y} Q${x - w * 0.5},${y - 20} ${x - w * 0.34},${y - 84} H${x + w * 0.34} Q${x + w * 0.5},${y - 20} ${x + w},${y} l14,-16 q-6,30 -34,34 H${x - w + 20} q-28,-4 -34,-34Z`;
  return (
    path(tiles, fill) + path(`M${x - w * 0.72},${y + 18} H${x + w * 0.72} V${HEIGHT} H${x - w * 0.72}Z`, fill)
  );
}

function heavens(): string {
  const { x, y } = MOON;
  const craters: Point[] = [
    [-80, -60],
    [60, 40],
    [-50, 100],
    [90, -100],
    [-140, 30],
  ];
  const seas = craters.map(
    ([dx, dy], i) => `<circle cx="${x + dx}" cy="${y + dy}" r="${[52, 74, 34, 30, 24][i]}" fill="#f0cd92"/>`,
  );
  const disc = `<circle cx="${x}" cy="${y}" r="236" fill="#ffe9b8"/>`;
  return (
    sky('dusk', [
      [0, '#170b3a'],
      [0.45, '#4a1c62'],
      [0.72, '#a23a5e'],
      [1, '#e0763f'],
    ]) + layer('sky', stars(3, 110, 520) + halo(x, y, 620, '#ffdf9a', 6, 0.07) + disc + seas.join(''), false)
  );
}

function town(): string {
  const r = seeded(11);
  const far = times(26, () => {
    const at = `x="${round(r() * WIDTH)}" y="${round(640 + r() * 160)}"`;
    return `<rect ${at} width="16" height="22" fill="#ffc765" opacity=".8"/>`;
  });
  const near = times(14, (i) => {
    const at = `x="${(i < 7 ? 30 : 1690) + (i % 4) * 60}" y="${780 + (i % 3) * 60}"`;
    return `<rect ${at} width="26" height="34" fill="#ffb84d" opacity=".9"/>`;
  });
  const behind = [roof(330, 560, 210, '#5a2560'), roof(1600, 530, 230, '#5a2560')];
  const between = [roof(820, 650, 130, '#6d2b64'), roof(1240, 640, 150, '#6d2b64')];
  return (
    layer('far', behind.join('') + between.join('') + far) +
    layer('mid', roof(120, 720, 240, '#361548') + roof(1810, 700, 250, '#361548') + near)
  );
}

function quay(): string {
  const steps = [960, 1010, 1080, 1160].map((y, i) =>
    line(`M${790 - i * 46},${y} H${1130 + i * 46}`, '#532557', 6),
  );
  return layer(
    'near',
    path('M-20,930 H1940 V1220 H-20Z', '#241037') +
      stall(330, 780, '#b8412f') +
      stall(1590, 780, '#1f7a7a') +
      path('M600,1220 L800,930 H1120 L1320,1220Z', '#3b1a48') +
      steps.join(''),
  );
}

/** The floating night market under the moon that nobody steals. */
export function market(): string {
  const ropes = [
    rope([-20, 190], [760, 420], 60, [EMBER, AMBER, ROSE]),
    rope([1940, 160], [1160, 420], 60, [AMBER, ROSE, EMBER]),
    rope([-20, 420], [560, 600], 40, [ROSE, AMBER]),
    rope([1940, 400], [1370, 600], 40, [EMBER, AMBER]),
  ];
  const crowd =
    path('M-20,1220 V860 q60,-40 110,10 q40,-60 100,-10 q50,20 40,110 l30,250Z', '#0e0619') +
    path('M1940,1220 V850 q-50,-50 -110,10 q-50,-50 -90,20 q-50,30 -30,120 l-40,220Z', '#0e0619');
  return frame(
    'The floating night market',
    heavens() + town() + layer('lanterns', ropes.join(''), false) + quay() + layer('front', crowd),
  );
}
