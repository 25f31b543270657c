import { round } from '@fabula/figure/pen';
import { frame, halo, layer, line, path, sky, stars, times } from './paper.ts';

const MIDDLE = 960;
const GOLD = '#e0ac46';
const BRASS = '#c98f3d';
const RIB = '#4f2f45';
const BINDINGS = ['#5f2034', '#1f4d63', '#6b4a1c', '#3a2f66', '#5f2034'];

function heavens(): string {
  const moon = path('M930,158 A124,124 0 1 0 1084,330 A112,112 0 0 1 930,158Z', '#eef3ff');
  const orbit = line(
    'M500,640 C760,420 1180,380 1480,120',
    '#8fb2ff',
    3,
    'opacity=".5" stroke-dasharray="4 18"',
  );
  return (
    sky('night', [
      [0, '#0d0b2e'],
      [0.6, '#1d2a66'],
      [1, '#35508a'],
    ]) + layer('sky', stars(21, 240, 900) + halo(MIDDLE, 300, 460, '#bcd7ff', 5, 0.06) + moon + orbit, false)
  );
}

function ribs(s: -1 | 1): string {
  const x = (far: number) => MIDDLE + s * far;
  const rib = (i: number) =>
    line(
      `M${x(350 + i * 150)},-20 C${x(400 + i * 165)},300 ${x(410 + i * 165)},600 ${x(350 + i * 160)},860`,
      RIB,
      10,
    );
  return times(5, rib) + line(`M${x(322)},-20 C${x(362)},300 ${x(362)},560 ${x(322)},840`, BRASS, 16);
}

function dome(): string {
  const wall =
    'M-20,-20 H1940 V1220 H-20Z M640,-20 C600,300 600,560 640,840 H1280 C1320,560 1320,300 1280,-20Z';
  const hoops = [180, 420, 660].map((y) =>
    line(`M-20,${y + 30} Q300,${y} 606,${y} M1314,${y} Q1620,${y} 1940,${y + 30}`, RIB, 8),
  );
  return layer('dome', path(wall, '#3a2238', 'fill-rule="evenodd"') + ribs(-1) + ribs(1) + hoops.join(''));
}

function orrery(): string {
  const rings = [230, 170, 110].map(
    (q, i) =>
      `<ellipse rx="${q}" ry="${round(q * 0.42)}" fill="none" stroke="${GOLD}" stroke-width="7" transform="rotate(${-18 + i * 12})"/>`,
  );
  const worlds =
    '<circle r="46" fill="#ffcf70"/><path d="M0,-46 a46,46 0 0 1 0,92 a60,60 0 0 0 0,-92Z" fill="#c47a2c"/>' +
    '<circle cx="200" cy="-90" r="24" fill="#5f9aa6"/><circle cx="-150" cy="60" r="18" fill="#d6603f"/><circle cx="80" cy="62" r="14" fill="#ece4f2"/>';
  return layer(
    'orrery',
    `<g transform="translate(380 470)">${rings.join('')}${worlds}</g>` +
      line('M380,520 V900', BRASS, 18) +
      path('M300,900 h160 l30,60 h-220Z', '#8a5628'),
  );
}

function telescope(): string {
  const tube =
    path('M-60,-70 H420 V70 H-60Z', BRASS) +
    path('M-60,14 H420 V70 H-60Z', '#8a5628') +
    path('M420,-92 H520 V92 H420Z', GOLD) +
    path('M420,24 H520 V92 H420Z', '#a26a24') +
    path('M-220,-44 H-60 V44 H-220Z', '#a26a24') +
    [60, 200, 340].map((x) => line(`M${x},-70 V70`, '#f6cf7a', 12)).join('');
  return layer(
    'telescope',
    `<g transform="translate(1430 640) rotate(-38)">${tube}</g>` +
      path('M1380,680 L1330,980 H1400 L1430,720 L1470,980 H1540 L1480,680Z', '#55331c'),
  );
}

function floor(): string {
  const hours = times(12, (i) => {
    const at = (rx: number, ry: number) =>
      `${round(MIDDLE + Math.cos((i * Math.PI) / 6) * rx)},${round(1080 + Math.sin((i * Math.PI) / 6) * ry)}`;
    return line(`M${at(450, 94)} L${at(540, 114)}`, BRASS, 5);
  });
  return layer(
    'near',
    path('M-20,880 H1940 V1220 H-20Z', '#241632') +
      path('M-20,880 H1940 V906 H-20Z', '#6b4a3a') +
      `<ellipse cx="${MIDDLE}" cy="1080" rx="560" ry="120" fill="#2f1d40"/><ellipse cx="${MIDDLE}" cy="1080" rx="440" ry="92" fill="none" stroke="${BRASS}" stroke-width="6"/>` +
      hours,
  );
}

/** The old observatory, where the Moon Pearl is shown for one night. */
export function observatory(): string {
  const books = times(
    5,
    (i) =>
      `<rect x="${-10 + (i % 2) * 8}" y="${780 + i * 80}" width="150" height="54" fill="${BINDINGS[i]}"/>`,
  );
  const front =
    path('M-20,1220 V760 H170 V1220Z', '#0f0a1c') +
    books +
    path('M1940,1220 V900 h-150 v320Z', '#0f0a1c') +
    path('M1810,900 q50,-80 100,0Z', '#2f3f7a');
  return frame(
    'The observatory of the Moon Pearl',
    heavens() + dome() + orrery() + telescope() + floor() + layer('front', front),
  );
}
