import { cloud, frame, halo, layer, line, path, sky, times, waves } from './paper.ts';

const LENS = { x: 960, y: 470 };

interface Glass {
  rim: string;
  body: string;
  ridge: string;
  rings: [string, string, string];
  edge: string;
}

const LIT: Glass = {
  rim: '#f3b752',
  body: '#ffd98a',
  ridge: '#b8762c',
  rings: ['#ffe6a8', '#fff1c8', '#fffbe9'],
  edge: '#d9973e',
};
const OUT: Glass = {
  rim: '#2f5068',
  body: '#44708a',
  ridge: '#24405a',
  rings: ['#5c8ca3', '#79a9bb', '#a3cbd4'],
  edge: '#2b4a62',
};

function pedestal(): string {
  const { x } = LENS;
  return (
    path(`M${x - 230},1220 L${x - 170},800 H${x + 170} L${x + 230},1220Z`, '#5b3a26') +
    path(`M${x + 40},800 H${x + 170} L${x + 230},1220 H${x + 60}Z`, '#3b2420') +
    line(`M${x - 190},860 H${x + 190} M${x - 205},960 H${x + 205}`, '#e0a54a', 12)
  );
}

function lens(glass: Glass): string {
  const { x, y } = LENS;
  const outer = `M${x - 190},800 C${x - 300},640 ${x - 300},300 ${x - 150},160 H${x + 150} C${x + 300},300 ${x + 300},640 ${x + 190},800Z`;
  const inner = `M${x - 150},770 C${x - 250},620 ${x - 250},320 ${x - 120},190 H${x + 120} C${x + 250},320 ${x + 250},620 ${x + 150},770Z`;
  const ridges = times(9, (i) => {
    const half = 262 - Math.abs(i - 4) * 18;
    const at = 220 + i * 64;
    return line(`M${x - half},${at} Q${x},${at + (i - 4) * 16} ${x + half},${at}`, glass.ridge, 7);
  });
  const ring = (r: number, i: number) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${glass.rings[i]}" stroke="${glass.edge}" stroke-width="7"/>`;
  return (
    pedestal() +
    path(outer, glass.rim) +
    path(inner, glass.body) +
    ridges +
    [170, 118, 66].map(ring).join('') +
    path(`M${x - 170},160 L${x - 110},70 H${x + 110} L${x + 170},160Z`, '#8a5628') +
    line(`M${x},70 V-160`, '#8a5628', 46)
  );
}

function outside(): string {
  const night: [number, string][] = [
    [0, '#111a3e'],
    [0.6, '#27476a'],
    [1, '#1b3450'],
  ];
  const clouds =
    cloud(300, 300, 1.4, '#1a2a58') + cloud(1640, 260, 1.4, '#1a2a58') + cloud(1000, 180, 1.1, '#20366a');
  const sea = waves(760, 50, 320, 0, '#2d5c72') + waves(830, 60, 420, 60, '#1f445e');
  return sky('night', night) + layer('sky', clouds + sea);
}

function room(): string {
  const panes = [-2, -1, 0, 1, 2]
    .map((i) => line(`M${LENS.x + i * 360 - 180},-20 V900`, '#0d1229', 30))
    .join('');
  return layer(
    'mid',
    panes +
      line('M-20,230 H1940 M-20,600 H1940', '#0d1229', 18) +
      path('M-20,850 H1940 V1220 H-20Z', '#171630') +
      path('M-20,850 H1940 V880 H-20Z', '#3b2c4a'),
  );
}

/** Wings of the stage: curtain of rope and oil cans, and the small lamp one works by. */
function wings(): string {
  return layer(
    'front',
    path('M-20,1220 V640 C60,650 110,700 120,780 L150,1220Z', '#0b0a1a') +
      path('M1940,1220 V560 C1850,580 1800,640 1790,760 L1760,1220Z', '#0b0a1a') +
      line('M1560,1220 C1540,1060 1620,1000 1600,900 M1600,900 a44,44 0 1 1 1,0', '#241a30', 18) +
      path('M240,1220 L260,1060 H470 L490,1220Z', '#120f24') +
      path('M300,1060 v-60 q60,-30 120,0 v60Z', '#2d2140') +
      path('M330,1010 q30,-50 60,0Z', '#ffcf70'),
  );
}

/** The lamp room at the top of the tower, with its lens lit or out. */
export function lampRoom(lit: boolean): string {
  const { x } = LENS;
  const light = lit ? halo(x, 442, 900, '#ffc765', 7, 0.085) : halo(x, 300, 620, '#a9d8ea', 5, 0.05);
  const drawn = `<g transform="translate(${x} 380) scale(.72) translate(${-x} -380)">${lens(lit ? LIT : OUT)}</g>`;
  const name = lit ? 'The lamp room' : 'The lamp room, lamp out';
  return frame(name, outside() + layer('light', light, false) + room() + layer('lens', drawn) + wings());
}
