import { buttons, freckles, torso } from './body.ts';
import type { Person } from './person.ts';
import { skins } from './skins.ts';

const navy = { base: '#2d3d66', light: '#4a5f92', shade: '#1d2848', deep: '#121a33' };

export const maud: Person = {
  key: 'maud',
  name: 'Maud Sorel',
  face: { turn: 1.1 },
  skin: skins.fair,
  hair: { base: '#a93a22', light: '#dd6a38', shade: '#6e2220' },
  head: { width: 112, top: 165, jaw: 78, chin: 36, length: 178 },
  neck: 54,
  eye: { colour: '#4d7a4a', slant: 5, upper: 20, wing: 1, iris: 16 },
  brow: { thickness: 11, width: 44, arc: 12, colour: '#7c2a1d', y: -46 },
  nose: { length: 60, width: 20 },
  mouth: { width: 38, y: 106, lip: '#b5483f', lipTop: '#963630', line: '#5a1b20' },
  faceMarks: (_, person) =>
    freckles(
      [
        [-66, 40],
        [-48, 52],
        [-80, 58],
        [-34, 38],
        [-58, 68],
        [48, 46],
        [64, 56],
        [30, 40],
      ],
      3.4,
      person.skin.deep,
      0.55,
    ),
  hairBack: (pen, person) =>
    pen.part(
      'M-140,-30 C-150,-160 -70,-206 6,-204 C96,-204 152,-150 148,-30 C152,60 150,120 132,170 C90,196 -80,196 -128,166 C-146,110 -146,50 -140,-30Z',
      person.hair.shade,
      pen.line('M-110,40 V160 M110,30 V160', '#4a1719', 8),
    ),
  hairFront: (pen, person) =>
    pen.part(
      'M-140,10 C-152,-150 -78,-214 8,-212 C104,-210 154,-140 144,12 C148,70 140,120 130,150 C112,140 106,80 110,16 C104,-40 84,-84 40,-110 C0,-84 -70,-70 -100,-44 C-112,-14 -112,80 -116,152 C-138,130 -142,70 -140,10Z',
      person.hair.base,
      pen.fill('M30,-220 C80,-180 110,-120 116,20 L200,120 L200,-220Z', person.hair.shade) +
        pen.line(
          'M-128,-20 C-120,-120 -70,-180 0,-194 M-104,-60 C-84,-130 -40,-166 20,-178',
          person.hair.light,
          8,
          'opacity=".85"',
        ),
    ),
  outfit: (pen) =>
    pen.part(
      torso(252, 366, 56),
      navy.base,
      pen.fill('M70,270 C110,420 120,640 110,860 L420,860 L380,300Z', navy.shade) +
        pen.fill('M-300,430 C-256,540 -250,700 -256,860 L-400,860 L-360,400Z', navy.light, 'opacity=".6"') +
        pen.line('M-214,610 C-206,700 -210,780 -214,840 M216,610 C208,700 212,780 216,840', navy.deep, 9) +
        pen.fill('M-60,262 L4,440 L64,262Z', '#f1e7d8') +
        pen.fill('M6,440 L64,262 L40,262 L4,330Z', '#c9b9b2') +
        buttons(
          [
            [-96, 560],
            [-96, 660],
            [-96, 760],
            [104, 560],
            [104, 660],
            [104, 760],
          ],
          '#6b4a1c',
          '#e8b64c',
          15,
        ),
    ) +
    pen.part(
      'M-78,256 C-130,276 -160,312 -168,352 L-130,396 L-150,420 L4,600 L6,470 Z',
      navy.light,
      pen.line('M-140,420 L0,580', navy.base, 5),
    ) +
    pen.part('M80,256 C132,276 162,312 172,350 L134,396 L154,420 L6,600 L6,470Z', navy.shade) +
    pen.part(
      'M-36,268 C-20,300 30,300 44,268 L60,330 L26,352 L40,520 L4,560 L-28,520 L-16,352 L-50,330Z',
      '#b8412f',
      pen.fill('M6,270 L70,270 L60,560 L6,560Z', '#842a26'),
    ) +
    pen.fill('M-206,470 l16,-24 l16,24 l-16,24Z', '#e8b64c'),
};
