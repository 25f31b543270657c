import type { Pen } from '@fabula/figure/pen';
import { round } from '@fabula/figure/pen';
import { slot } from '@fabula/figure/slots';
import { ASHORE } from './body.ts';
import type { Person } from './person.ts';

const stone = { base: '#4c5a5e', light: '#82928c', shade: '#313d47', deep: '#1a2330' };
const sea = { base: '#1f4f63', light: '#3f8391', shade: '#143548', foam: '#cfe8e2' };
const TOOTH = '#dfe3d0';
const HALF = 118;
const ACROSS = [-3, -2, -1, 0, 1, 2, 3];

/** Height of a lip at `x`: the corners follow the mouth's curve, the lower jaw its opening. */
function lip(x: number, jaw: 0 | 1): string {
  const k = 1 - (x / HALF) ** 2;
  const curve = round((-0.75 + 1.25 * k) * 10) / 10;
  return slot(round(116 + (jaw ? 46 : -12) * k), {
    mouthCurve: curve,
    mouthOpen: round(jaw * 66 * k),
    mouthSkew: round((x / HALF) * 5) / 10,
  });
}

/** Teeth of rock in a mouth that is never quite shut. */
function drawMaw(pen: Pen): string {
  const points = [-HALF, -80, -40, 0, 40, 80, HALF];
  const upper = points.map((x) => `${x},${lip(x, 0)}`).join(' L');
  const lower = [...points]
    .reverse()
    .map((x) => `${x},${lip(x, 1)}`)
    .join(' L');
  const tooth = (x: number, jaw: 0 | 1, length: number) =>
    `<g transform="translate(${x} ${lip(x, jaw)})">${pen.fill(`M-17,${jaw ? 8 : -8} L0,${length} L17,${jaw ? 8 : -8}Z`, jaw ? '#b9bfae' : TOOTH)}</g>`;
  return (
    pen.fill(
      `M${upper} L${lower}Z`,
      '#0a1018',
      `stroke="${stone.deep}" stroke-width="10" stroke-linejoin="round"`,
    ) +
    ACROSS.map((i) => tooth(i * 31, 1, -22 - (i % 2 ? 6 : 0))).join('') +
    ACROSS.map((i) => tooth(i * 31 + 3, 0, 30 - Math.abs(i) * 3)).join('')
  );
}

/** A ridge of stones, worn by the sea, with spikes for a comb. */
function drawRidge(pen: Pen): string {
  const ridge =
    'M-196,170 L-210,40 L-180,-50 L-196,-150 L-140,-96 L-120,-216 L-72,-130 L-34,-256 L10,-140 L56,-240 L88,-126 L136,-206 L150,-92 L206,-140 L186,-40 L214,50 L196,180 L120,226 L-110,226Z';
  return pen.part(
    ridge,
    stone.base,
    pen.fill('M60,-270 L110,-60 L84,60 L120,250 L260,250 L260,-270Z', stone.shade) +
      pen.fill('M-230,-120 L-150,-60 L-160,60 L-120,190 L-250,190Z', stone.light, 'opacity=".5"') +
      pen.line(
        'M-120,-200 L-108,-120 M-34,-236 L-30,-150 M56,-220 L54,-140 M136,-190 L128,-110',
        stone.light,
        8,
        'opacity=".7"',
      ) +
      pen.line(
        'M-170,80 L-130,60 L-140,20 M160,90 L130,60 L150,20 M-60,200 L-30,186 L10,204',
        stone.deep,
        6,
        'opacity=".7"',
      ) +
      [
        [-160, 130],
        [-136, 150],
        [150, 140],
        [170, 118],
        [-176, -20],
      ]
        .map(
          ([x, y]) =>
            `<circle cx="${x}" cy="${y}" r="13" fill="#93a890"/><circle cx="${x}" cy="${y}" r="6" fill="${stone.deep}"/>`,
        )
        .join(''),
  );
}

function drawSea(pen: Pen): string {
  const stones =
    'M-420,560 L-380,420 L-330,470 L-296,330 L-240,420 L-190,290 L-120,380 L-60,250 L60,250 L130,390 L190,300 L240,430 L300,340 L340,480 L390,430 L430,570 L430,860 L-430,860Z';
  const wave = (y: number, shift: number) =>
    `M-480,${y + 40} C${-400 + shift},${y - 30} ${-330 + shift},${y - 20} ${-280 + shift},${y + 30} C${-200 + shift},${y + 60} ${-130 + shift},${y - 40} ${-60 + shift},${y + 10} C${20 + shift},${y + 60} ${90 + shift},${y - 40} ${170 + shift},${y + 10} C${250 + shift},${y + 60} ${330 + shift},${y - 30} 480,${y + 20} V880 H-480Z`;
  return (
    pen.part(
      stones,
      stone.shade,
      pen.fill('M-440,580 L-380,440 L-300,520 L-240,440 L-200,600 L-240,880 L-440,880Z', stone.base) +
        pen.line(
          'M-296,350 L-280,470 M-190,310 L-176,430 M190,320 L196,440 M300,360 L296,470',
          stone.light,
          9,
          'opacity=".6"',
        ),
    ) +
    pen.part(
      wave(560, 0),
      sea.base,
      pen.line(
        'M-440,600 C-380,550 -330,560 -280,600 M-120,570 C-90,560 -70,566 -40,590 M100,566 C140,552 170,570 200,590',
        sea.foam,
        9,
        'opacity=".85"',
      ),
    ) +
    pen.part(
      wave(680, 60),
      sea.shade,
      pen.line(
        'M-360,700 C-320,666 -280,680 -230,716 M40,690 C90,660 130,680 170,716',
        sea.light,
        9,
        'opacity=".8"',
      ),
    ) +
    pen.fill(wave(790, -40), '#0d2436')
  );
}

/** A half mile of stones under the water off Morvan Point. */
export const comb: Person = {
  key: 'comb',
  name: 'The Comb',
  skin: stone,
  hair: stone,
  headScale: 1.22,
  face: { turn: 0, lash: stone.deep, blush: sea.light, flush: '#8a4a4a', coveredForehead: 1 },
  eye: { gap: 68, width: 40, upper: 15, lower: 10, slant: 8, iris: 15, white: '#d9efc9', colour: '#3f7a5a' },
  brow: { width: 60, thickness: 28, arc: 0, y: -40, outer: -6, colour: stone.deep },
  nose: { length: 64, width: 24 },
  mouth: { width: 34, y: 132, line: '#0a1018' },
  skull: drawRidge,
  ownNeck: (pen) => pen.part('M-160,90 L-230,480 L230,480 L160,90Z', stone.deep),
  overMouth: drawMaw,
  outfit: (pen) => pen.clip(ASHORE, drawSea(pen)),
};
