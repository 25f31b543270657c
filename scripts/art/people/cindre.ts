import { slot } from '@fabula/figure/slots';
import { points } from './body.ts';
import type { Person } from './person.ts';

const scale = { base: '#b03a30', light: '#e8694a', shade: '#74232c', deep: '#4a1524' };
const belly = { base: '#f0bd6c', light: '#ffdf9c', shade: '#b9783f', deep: '#85502f' };

export const cindre: Person = {
  key: 'cindre',
  name: 'Cindre',
  face: { lash: '#2a0d18', blush: '#ffb347', flush: '#ff9a2e', turn: 1, coveredForehead: 1 },
  skin: scale,
  hair: { base: '#e9dcc3', light: '#fff6e0', shade: '#ab977d' },
  noEars: true,
  neck: 104,
  headScale: 1.22,
  head: { width: 136, top: 150, jaw: 100, chin: 62, length: 200 },
  eye: {
    colour: '#ffb52e',
    white: '#ffe9a8',
    upper: 20,
    width: 40,
    slant: 11,
    gap: 70,
    y: -10,
    iris: 20,
    lash: 9,
  },
  brow: { thickness: 28, width: 58, arc: 4, y: -60, outer: -12, colour: '#5d1a26' },
  nose: { length: 96, width: 8 },
  mouth: { width: 78, y: 158, line: '#3a0d18' },
  faceMarks: (pen) =>
    pen.fill(
      'M-80,40 C-60,20 60,20 88,40 C104,90 96,150 70,210 L-60,210 C-92,150 -96,90 -80,40Z',
      scale.light,
      'opacity=".5"',
    ) +
    pen.fill('M16,24 C60,24 80,30 88,40 C104,90 96,150 70,210 L30,210Z', scale.shade, 'opacity=".5"') +
    [-112, -92, 100, 118]
      .map((x, i) => pen.fill(`M${x},${40 + i * 6} l12,12 -12,14 -12,-14Z`, scale.deep, 'opacity=".45"'))
      .join('') +
    points([
      [0, -120],
      [-34, -100],
      [36, -100],
      [0, -80],
    ])
      .map(([x, y]) => pen.fill(`M${x + 8},${y - 16} l18,16 -18,18 -18,-18Z`, scale.deep, 'opacity=".35"'))
      .join(''),
  overMouth: (pen, _person) =>
    [-1, 1]
      .map(
        (s) =>
          `<g transform="translate(${8 + s * 34} ${slot(98, { sneer: -8 })})"><ellipse rx="13" ry="${slot(9, { flush: 4 })}" fill="${scale.deep}" transform="rotate(${s * 24})"/></g>`,
      )
      .join('') +
    [-1, 1]
      .map(
        (s) =>
          `<path d="M${8 + s * 44},96 q${s * 40},-10 ${s * 34},-40 q${s * 30},6 ${s * 34},-30" fill="none" stroke="#f4e6d0" stroke-width="12" stroke-linecap="round" opacity="${slot(0, { flush: 0.5, sneer: 0.5 })}"/>`,
      )
      .join('') +
    [-1, 1]
      .map((s) =>
        pen.fill(
          `M${9 + s * 46},158 l${s * 16},1 l${-s * 9},24Z`,
          '#fff2d8',
          `opacity="${slot(1, { mouthOpen: -10 })}"`,
        ),
      )
      .join(''),
  hairBack: (pen, person) =>
    [-1, 1]
      .map(
        (s) =>
          pen.part(
            `M${s * 60},-110 C${s * 90},-200 ${s * 180},-210 ${s * 196},-306 C${s * 240},-220 ${s * 210},-110 ${s * 120},-64Z`,
            s < 0 ? person.hair.base : person.hair.shade,
            [0, 1, 2]
              .map((i) =>
                pen.line(
                  `M${s * (84 + i * 36)},${-108 - i * 42} l${s * 46},${22 - i * 10}`,
                  '#8d7a66',
                  7,
                  'opacity=".7"',
                ),
              )
              .join(''),
          ) +
          pen.part(
            `M${s * 110},-40 C${s * 190},-70 ${s * 220},-60 ${s * 262},-96 C${s * 256},-30 ${s * 250},0 ${s * 226},20 C${s * 240},40 ${s * 236},70 ${s * 220},90 C${s * 180},80 ${s * 130},80 ${s * 110},60Z`,
            s < 0 ? scale.base : scale.shade,
            pen.line(
              `M${s * 120},-10 L${s * 250},-80 M${s * 120},20 L${s * 218},22 M${s * 116},44 L${s * 212},80`,
              scale.deep,
              7,
            ),
          ),
      )
      .join(''),
  hairFront: (pen) =>
    [-1, 0, 1]
      .map((k) =>
        pen.part(
          `M${8 + k * 52 - 20},-128 L${8 + k * 60},${-206 + Math.abs(k) * 34} L${8 + k * 52 + 20},-128Z`,
          k > 0 ? scale.shade : scale.light,
        ),
      )
      .join('') +
    `<path d="M-100,168 q-30,20 -26,60 M112,168 q30,20 24,60" stroke="${belly.base}" stroke-width="9" fill="none" stroke-linecap="round"/>`,
  outfit: (pen) =>
    pen.part(
      'M-150,120 C-170,260 -230,320 -300,400 C-360,470 -366,640 -370,840 L370,840 C366,640 360,470 306,400 C240,320 180,260 160,120Z',
      scale.base,
      pen.fill('M80,110 C130,300 160,600 150,860 L420,860 L420,100Z', scale.shade) +
        pen.fill('M-340,470 C-280,560 -276,720 -280,860 L-420,860Z', scale.light, 'opacity=".55"') +
        points([
          [-200, 420],
          [-160, 480],
          [-240, 500],
          [-200, 570],
          [-260, 600],
          [-170, 640],
          [-230, 700],
          [220, 430],
          [260, 520],
          [220, 600],
          [280, 660],
        ])
          .map(([x, y]) => pen.fill(`M${x},${y} l26,22 -26,28 -26,-28Z`, scale.deep, 'opacity=".38"'))
          .join(''),
    ) +
    pen.part(
      'M-86,200 C-60,240 70,240 100,200 C120,320 170,480 160,840 L-150,840 C-160,480 -106,320 -86,200Z',
      belly.base,
      pen.fill('M40,200 C70,400 90,640 80,860 L260,860 L260,180Z', belly.shade) +
        [270, 340, 410, 490, 570, 650, 730, 810]
          .map((y, i) =>
            pen.line(
              `M${-100 - i * 10},${y} Q8,${y + 46} ${112 + i * 10},${y}`,
              belly.deep,
              8,
              'opacity=".75"',
            ),
          )
          .join(''),
    ) +
    pen.part(
      'M-210,372 C-120,470 130,470 222,372 L236,420 C130,530 -120,530 -226,420Z',
      '#3c3a4c',
      [-160, -100, -40, 20, 80, 140]
        .map((x) => `<circle cx="${x + 10}" cy="${470 - Math.abs(x) * 0.32}" r="9" fill="#8b88a3"/>`)
        .join(''),
      { dx: -4, dy: 8 },
    ) +
    pen.part(
      'M-30,470 H44 V560 H-30Z',
      '#565369',
      '<circle cx="7" cy="505" r="12" fill="#1d1b2a"/><path d="M2,510 h10 l5,28 h-20Z" fill="#1d1b2a"/>',
    ) +
    pen.line('M-14,470 v-22 q21,-30 42,0 v22', '#8b88a3', 11),
};
