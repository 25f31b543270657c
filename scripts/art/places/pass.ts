import { round } from '@fabula/figure/pen';
import { frame, halo, layer, line, path, seeded, sky, stars, times, WIDTH } from './paper.ts';

const STONE = { far: '#3a3557', near: '#262242', edge: '#5b557f', dark: '#15122a' };

/** A peak with its side away from the moon and its snow. */
function peak(x: number, y: number, w: number, lit: string, shade: string): string {
  return (
    path(`M${x - w},1220 L${x},${y} L${x + w},1220Z`, lit) +
    path(
      `M${x},${y} L${x + w},1220 H${x + w * 0.1} L${x + w * 0.16},${y + w * 0.6} L${x - w * 0.04},${y + w * 0.42}Z`,
      shade,
    ) +
    path(
      `M${x},${y} L${x + w * 0.2},${y + w * 0.36} L${x + w * 0.08},${y + w * 0.3} L${x},${y + w * 0.42} L${x - w * 0.08},${y + w * 0.28} L${x - w * 0.2},${y + w * 0.34}Z`,
      '#e6ebff',
    )
  );
}

function heavens(): string {
  return (
    sky('cold', [
      [0, '#10123a'],
      [0.45, '#2b3a78'],
      [0.75, '#6d7fb8'],
      [1, '#b9c8ff'],
    ]) +
    layer(
      'sky',
      stars(8, 130, 560) +
        halo(1120, 300, 520, '#dfe6ff', 6, 0.08) +
        '<circle cx="1120" cy="300" r="92" fill="#f4f6ff"/><circle cx="1094" cy="276" r="18" fill="#d3dcf6"/><circle cx="1146" cy="330" r="26" fill="#d3dcf6"/>',
      false,
    )
  );
}

function mountains(): string {
  return (
    layer(
      'far',
      peak(640, 520, 420, '#6f7cb4', '#56629c') +
        peak(1300, 470, 480, '#6f7cb4', '#56629c') +
        peak(960, 600, 330, '#7f8cc2', '#6673ab'),
    ) +
    layer('mid', peak(420, 700, 400, '#44508c', '#333d73') + peak(1500, 660, 440, '#44508c', '#333d73')) +
    layer(
      'snow',
      path('M300,960 C520,900 700,960 900,930 C1120,900 1300,960 1640,920 V1220 H300Z', '#c5cff2'),
    )
  );
}

/** The wall of the cell, broken open from above to the floor. */
function wall(): string {
  const left =
    'M-20,-20 H600 L560,90 L610,170 L540,260 L590,360 L520,450 L560,560 L480,650 L510,770 L430,860 L450,960 H-20Z';
  const right =
    'M1940,-20 H1330 L1380,80 L1320,190 L1400,270 L1350,390 L1420,480 L1370,600 L1450,690 L1400,800 L1480,880 L1470,960 H1940Z';
  const r = seeded(61);
  const joints = times(64, (i) => {
    const [x, y] = [i % 2 ? 1500 + r() * 400 : r() * 400, 30 + (i >> 1) * 29];
    const w = 60 + r() * 70;
    return line(
      `M${round(x)},${round(y)} h${round(w)} v${round(20 + r() * 16)}`,
      STONE.dark,
      5,
      'opacity=".55"',
    );
  });
  const edges =
    line(
      'M600,-20 L560,90 L610,170 L540,260 L590,360 L520,450 L560,560 L480,650 L510,770 L430,860',
      '#cfd9ff',
      9,
      'opacity=".7" stroke-linejoin="round"',
    ) +
    line(
      'M1330,-20 L1380,80 L1320,190 L1400,270 L1350,390 L1420,480 L1370,600 L1450,690 L1400,800',
      STONE.edge,
      9,
      'stroke-linejoin="round"',
    );
  return layer('wall', path(left, STONE.far) + path(right, STONE.near) + joints + edges);
}

/** The gate to the court, with a word cut over it that not everybody can read. */
function gate(): string {
  const word = [1596, 1632, 1668, 1704, 1740].map((x, i) =>
    line(
      `M${x},${344 - (i % 2) * 6} v40 M${x},${350 + (i % 3) * 10} h${16 - (i % 2) * 4}`,
      '#ffcf70',
      7,
      'opacity=".8"',
    ),
  );
  return layer(
    'gate',
    path('M1540,960 V520 Q1670,400 1800,520 V960Z', STONE.dark) +
      path('M1564,960 V536 Q1670,436 1776,536 V960Z', '#3d1d26') +
      [1600, 1636, 1672, 1708, 1744]
        .map((x) => line(`M${x},${x === 1672 ? 476 : 500} V960`, '#15070f', 6))
        .join('') +
      line('M1560,640 H1780 M1560,820 H1780', '#6b6f8c', 16) +
      path('M1560,320 H1790 V404 H1560Z', '#2d2850') +
      word.join('') +
      '<circle cx="1600" cy="730" r="20" fill="none" stroke="#8b90b0" stroke-width="9"/>',
  );
}

function floor(): string {
  const rubble = times(14, (i) => {
    const x = [40, 150, 250, 350, 430, 500, 560, 1370, 1440, 1530, 1620, 1720, 1810, 1890][i] ?? 0;
    const s = 40 + ((i * 37) % 46);
    return path(
      `M${x - s},985 L${x - s * 0.6},${985 - s} L${x + s * 0.3},${985 - s * 1.1} L${x + s},985Z`,
      i % 2 ? STONE.near : STONE.edge,
    );
  });
  const flags = [1010, 1070, 1140].map((y, i) =>
    line(
      `M${-20},${y} H1940 M${300 - i * 60},${y} l-40,60 M${760 - i * 20},${y} l-14,60 M${1200 + i * 20},${y} l14,60 M${1640 + i * 60},${y} l40,60`,
      STONE.dark,
      6,
      'opacity=".7"',
    ),
  );
  const light = path('M560,970 H1380 L1640,1220 H260Z', '#c3d0ff', 'opacity=".2"');
  return layer('near', path('M-20,970 H1940 V1220 H-20Z', '#332d52') + flags.join('') + light + rubble);
}

/** Dark wings of the theatre: a hanging chain, straw, a wall. */
function wings(): string {
  const chain = times(
    9,
    (i) =>
      `<ellipse cx="150" cy="${40 + i * 56}" rx="${i % 2 ? 9 : 20}" ry="34" fill="none" stroke="#0b0919" stroke-width="12"/>`,
  );
  const r = seeded(78);
  const flakes = times(
    60,
    () =>
      `<circle cx="${round(r() * WIDTH)}" cy="${round(r() * 1100)}" r="${round(2 + r() * 3.5)}" fill="#f4f6ff" opacity="${round(0.4 + r() * 0.5)}"/>`,
  );
  return layer(
    'front',
    path('M-20,1220 V-20 H70 C40,300 90,700 60,940 C130,1000 200,1090 220,1220Z', '#0b0919') +
      path('M1940,1220 V-20 H1870 C1890,340 1840,720 1872,960 C1800,1010 1740,1100 1730,1220Z', '#0b0919') +
      chain +
      flakes,
    false,
  );
}

/** The dragon's cell: a gap in the mountain wall, the last place with sky. */
export function pass(): string {
  return frame(
    'The gap in the mountain wall',
    heavens() + mountains() + wall() + gate() + floor() + wings(),
    '#060514',
  );
}
