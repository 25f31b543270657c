import { round } from '@fabula/figure/pen';
import { cloud, frame, HEIGHT, halo, layer, line, path, seeded, sky, times, waves } from './paper.ts';

const LAMP = { x: 1090, y: 330 };
const IRON = '#1d2440';

function beam(angle: number, spread: number, opacity: number): string {
  const end = (a: number) => `${round(LAMP.x + Math.cos(a) * 2200)},${round(LAMP.y + Math.sin(a) * 2200)}`;
  const d = `M${LAMP.x},${LAMP.y} L${end(angle - spread)} L${end(angle + spread)}Z`;
  return path(d, '#ffd98a', `opacity="${opacity}"`);
}

function band(i: number): string {
  const x = LAMP.x;
  const y = 470 + i * 160;
  const w = 42 + i * 7;
  return (
    path(`M${x - w},${y} L${x + w},${y} L${x + w + 3},${y + 76} L${x - w - 3},${y + 76}Z`, '#b8412f') +
    path(`M${x + 9},${y} L${x + w},${y} L${x + w + 3},${y + 76} L${x + 11},${y + 76}Z`, '#7d2731')
  );
}

function tower(lit: boolean): string {
  const { x } = LAMP;
  const panes = `M${x - 44},394 V300 M${x - 15},394 V300 M${x + 15},394 V300 M${x + 44},394 V300 M${x - 70},394 v-34 h140 v34`;
  const window = (y: number) => path(`M${x - 16},${y} q16,-26 32,0 v30 h-32Z`, lit ? '#ffcf70' : '#2b2f48');
  return (
    path(`M${x - 62},930 L${x - 40},420 H${x + 40} L${x + 62},930Z`, lit ? '#efe0c8' : '#a9a7b6') +
    path(`M${x + 8},420 H${x + 40} L${x + 62},930 H${x + 14}Z`, lit ? '#a99a9c' : '#757690') +
    times(3, band) +
    path(`M${x - 74},420 h148 l-12,-26 h-124Z`, IRON) +
    path(`M${x - 44},394 V300 h88 V394Z`, lit ? '#ffe7a6' : '#3b5874') +
    (lit ? '' : path(`M${x - 36},390 V312 h20 L${x + 4},390Z`, '#6f93a8', 'opacity=".7"')) +
    line(panes, IRON, 7) +
    path(`M${x - 58},302 Q${x},210 ${x + 58},302Z`, '#8e2f33') +
    line(`M${x},250 v-46`, IRON, 7) +
    window(600) +
    window(760)
  );
}

/** With the great lamp out, a storm lantern on the quay is the one light of the picture. */
function quayLantern(): string {
  const [x, y] = [1560, 560];
  return (
    halo(x, y + 44, 620, '#ffcf7a', 6, 0.06) +
    halo(x, y + 44, 210, '#ffe3a0', 5, 0.14) +
    layer(
      'lantern',
      line(`M${x + 150},1050 V470 M${x + 158},480 Q${x + 60},440 ${x},486 V${y - 24}`, '#0a1024', 22) +
        path(`M${x - 46},${y} L${x - 28},${y - 30} H${x + 28} L${x + 46},${y}Z`, '#141a36') +
        path(`M${x - 40},${y} H${x + 40} L${x + 46},${y + 92} H${x - 46}Z`, '#ffd98a') +
        path(
          `M${x},${y + 14} C${x + 24},${y + 44} ${x + 20},${y + 74} ${x},${y + 80} C${x - 20},${y + 74} ${x - 24},${y + 44} ${x},${y + 14}Z`,
          '#fff8e0',
        ) +
        line(`M${x - 40},${y} L${x - 46},${y + 92} M${x + 40},${y} L${x + 46},${y + 92}`, '#141a36', 8) +
        path(`M${x - 54},${y + 92} H${x + 54} L${x + 58},${y + 116} H${x - 58}Z`, '#141a36'),
    )
  );
}

/** The landing: the lantern stands on it, a rope lies over its bollard. */
function quay(): string {
  const joints =
    'M1420,1066 V1110 M1560,1110 V1160 M1700,1066 V1110 M1480,1160 V1210 M1820,1110 V1160 M1620,1160 V1210';
  return layer(
    'quay',
    path('M1330,1230 L1352,1040 H1940 V1230Z', '#161b38') +
      path('M1352,1040 H1940 V1066 H1349Z', '#39406a') +
      line('M1344,1110 H1940 M1338,1160 H1940', '#0e1229', 6) +
      line(joints, '#0e1229', 6) +
      path('M1420,1046 V986 q-16,-4 -16,-20 h84 q0,16 -16,20 V1046Z', '#0d1126') +
      path('M1404,966 h84 q0,-16 -42,-16 t-42,16Z', '#454b78') +
      line('M1412,1020 q34,18 68,0 M1412,1034 q34,18 68,0', '#8c6a45', 9),
  );
}

function rain(): string {
  const r = seeded(4);
  const drops = times(170, () => {
    const [x, y, length] = [r() * 2100 - 60, r() * HEIGHT, 30 + r() * 60];
    const d = `M${round(x)},${round(y)} l${round(-length * 0.34)},${round(length)}`;
    return line(d, '#cfe6ea', 2, `opacity="${round(0.12 + r() * 0.3)}"`);
  });
  return layer('rain', drops, false);
}

function heavens(lit: boolean): string {
  const stops: [number, string][] = lit
    ? [
        [0, '#0b0f2b'],
        [0.45, '#1f2f5c'],
        [0.75, '#3a6479'],
        [1, '#24465c'],
      ]
    : [
        [0, '#080b20'],
        [0.45, '#172348'],
        [0.75, '#2a4a62'],
        [1, '#1a3549'],
      ];
  const clouds = [
    cloud(240, 200, 1.5, '#16204a'),
    cloud(760, 130, 1.3, '#1a2857'),
    cloud(1640, 230, 1.6, '#16204a'),
    cloud(460, 400, 1.1, lit ? '#243a66' : '#1d2f57'),
    cloud(1520, 430, 1.2, lit ? '#243a66' : '#1d2f57'),
  ];
  const glow = lit ? layer('sky', halo(LAMP.x, LAMP.y, 760, '#ffcf7a', 6, 0.055), false) : '';
  return sky('heavens', stops) + glow + layer('clouds', clouds.join(''));
}

function beams(): string {
  const angles = [Math.PI * 0.93, -0.16];
  const drawn = angles
    .map((a, i) => beam(a, 0.075, i ? 0.35 : 0.42) + beam(a, 0.04, i ? 0.35 : 0.4))
    .join('');
  return layer('light', drawn + halo(LAMP.x, LAMP.y, 260, '#ffe3a0', 5, 0.16), false);
}

/** Morvan Point in the storm; on the night of the story its lamp is out. */
export function lighthouse(lit: boolean): string {
  const rock =
    path(
      'M760,1210 C820,1010 900,940 980,930 C1030,900 1160,900 1200,935 C1290,950 1380,1040 1420,1210Z',
      '#141831',
    ) +
    path(
      'M1090,905 C1160,900 1190,920 1200,935 C1290,950 1380,1040 1420,1210 H1210 C1200,1060 1150,960 1090,905Z',
      '#0d1024',
    );
  return frame(
    'Morvan Point in the storm',
    heavens(lit) +
      (lit ? beams() : '') +
      layer('far', waves(820, 50, 300, 40, lit ? '#2c5a70' : '#234a5f')) +
      layer('mid', rock + tower(lit)) +
      layer('near', waves(960, 90, 430, 0, lit ? '#1d4058' : '#19374e', '#8fc0be')) +
      (lit ? '' : quayLantern()) +
      layer('front', waves(1100, 110, 560, 180, '#10243f', '#5f9aa6')) +
      (lit ? '' : quay()) +
      rain(),
  );
}
