import { freckles, torso } from './body.ts';
import type { Person } from './person.ts';
import { skins } from './skins.ts';

const wool = { base: '#3f7a6a', light: '#63a58d', shade: '#285449', deep: '#193830' };

export const perrin: Person = {
  key: 'perrin',
  name: 'Perrin Le Goff',
  face: { turn: 0.9 },
  skin: skins.olive,
  hair: { base: '#4a2c22', light: '#74493a', shade: '#2c1a19' },
  scale: 0.86,
  head: { width: 124, top: 165, jaw: 84, chin: 38, length: 168 },
  neck: 46,
  eye: { colour: '#6a4324', upper: 26, lower: 15, width: 38, iris: 20, slant: 2, y: 8, gap: 60 },
  brow: { thickness: 13, width: 42, arc: 9, y: -42, colour: '#3a221d' },
  nose: { length: 52, width: 19 },
  mouth: { width: 36, y: 106, line: '#5b2622' },
  faceMarks: (_, person) =>
    freckles(
      [
        [-70, 50],
        [-52, 60],
        [-84, 64],
        [-40, 48],
        [52, 54],
        [66, 62],
      ],
      3.6,
      person.skin.deep,
      0.6,
    ),
  hairFront: (pen, person) =>
    pen.part(
      'M-128,-30 C-120,-70 -90,-80 -60,-74 C-66,-50 -84,-34 -96,-8 C-104,-20 -112,-10 -116,18 C-126,6 -128,-10 -128,-30Z M-50,-70 C0,-86 70,-80 130,-40 C130,-8 126,8 118,24 C112,-6 104,-20 94,-26 C86,-34 70,-40 62,-58 C50,-42 20,-40 4,-56 C-8,-44 -30,-44 -50,-70Z',
      person.hair.base,
      pen.fill('M60,-100 L200,-100 L200,60 L90,60Z', person.hair.shade),
    ) +
    pen.part(
      'M-140,-60 C-146,-170 -70,-232 6,-232 C96,-230 152,-160 142,-56 C90,-84 -80,-88 -140,-60Z',
      '#c94c35',
      pen.fill('M50,-240 C90,-180 84,-110 76,-60 L200,-30 L200,-240Z', '#8e2f2b') +
        [-90, -45, 0, 45, 90]
          .map((x) => pen.line(`M${x * 0.5},-226 Q${x * 1.1},-150 ${x * 1.1},-80`, '#e0705082', 7))
          .join(''),
    ) +
    pen.part(
      'M-150,-50 C-150,-84 -142,-96 -124,-100 C-60,-120 66,-118 128,-98 C150,-90 154,-74 150,-42 C90,-74 -90,-78 -150,-50Z',
      '#e7dcc8',
      pen.fill('M60,-130 L200,-130 L200,-30 L66,-60Z', '#b3a29a') +
        [-110, -70, -30, 10, 50, 90, 126].map((x) => pen.line(`M${x},-104 l-4,36`, '#b3a29a', 5)).join(''),
    ) +
    `<circle cx="2" cy="-240" r="34" fill="#e7dcc8"/><circle cx="-6" cy="-246" r="24" fill="#fff6e6"/>`,
  outfit: (pen) =>
    pen.part(
      torso(236, 366, 50),
      wool.base,
      pen.fill('M70,270 C110,420 110,640 100,860 L420,860 L380,300Z', wool.shade) +
        pen.fill('M-290,430 C-240,540 -236,700 -240,860 L-400,860 L-360,400Z', wool.light, 'opacity=".6"') +
        pen.line('M-196,620 C-188,700 -192,780 -196,840 M196,620 C188,700 192,780 196,840', wool.deep, 9) +
        [440, 500, 560]
          .map(
            (y, i) =>
              `<path d="M-300,${y} ${Array.from({ length: 34 }, (_, k) => `l20,${k % 2 ? -18 : 18}`).join(' ')} " fill="none" stroke="${['#e7dcc8', '#c94c35', '#e7dcc8'][i]}" stroke-width="9" opacity=".9"/>`,
          )
          .join(''),
    ) +
    pen.part(
      'M-104,236 C-60,270 66,270 108,236 C132,260 134,310 112,334 C60,366 -60,366 -110,334 C-134,306 -132,262 -104,236Z',
      wool.light,
      pen.fill('M40,220 L200,220 L200,380 L40,380Z', wool.shade) +
        [-90, -60, -30, 0, 30, 60, 90]
          .map((x) => pen.line(`M${x},262 l${x * 0.06},84`, wool.base, 6))
          .join(''),
    ),
};
