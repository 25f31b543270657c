import { torso } from './body.ts';
import type { Person } from './person.ts';
import { skins } from './skins.ts';

const spectre = { base: '#4d8790', light: '#8cd0c9', shade: '#2f5b6d', deep: '#1d3d50' };

export const ysolde: Person = {
  key: 'ysolde',
  name: 'Captain Ysolde Marr',
  face: { lash: '#173240', blush: '#2f8f8f', flush: '#1f4f78', turn: 1 },
  skin: skins.ghost,
  hair: { base: '#2c5a68', light: '#7cc6c2', shade: '#1c3c4c' },
  rim: '#e6ffe8',
  head: { width: 112, top: 165, jaw: 82, chin: 36, length: 186 },
  neck: 54,
  eye: { colour: '#e8fff2', white: '#dff7ec', upper: 19, slant: 6, wing: 1 },
  brow: { thickness: 11, width: 46, arc: 14, colour: '#1c3c4c' },
  nose: { length: 64, width: 22 },
  mouth: { width: 38, y: 110, lip: '#3f7f88', lipTop: '#2f6673', line: '#173240' },
  hairBack: (pen, person) =>
    pen.part(
      'M-130,-60 C-170,40 -190,180 -170,330 C-150,420 -200,470 -230,540 C-130,520 -80,420 -90,300 L110,300 C100,420 150,520 250,530 C190,460 180,400 190,310 C200,170 170,30 132,-60Z',
      person.hair.shade,
      pen.line('M-140,60 C-160,200 -120,320 -170,460 M150,60 C176,200 150,320 200,450', person.hair.base, 12),
    ),
  hairFront: (pen, person) =>
    pen.part(
      'M-122,-70 C-132,0 -150,90 -140,190 C-112,170 -104,60 -96,-20 C-80,-60 -60,-70 -40,-80 L60,-80 C90,-60 104,-10 110,40 C120,110 130,170 150,190 C154,90 134,-10 124,-70Z',
      person.hair.base,
      pen.line('M-122,-20 C-130,60 -132,100 -130,150', person.hair.light, 7),
    ) +
    pen.part(
      'M-214,-92 C-190,-150 -120,-150 -96,-168 C-60,-236 70,-240 100,-170 C130,-150 196,-156 222,-100 C190,-84 150,-70 120,-76 C60,-104 -60,-104 -116,-72 C-150,-66 -190,-74 -214,-92Z',
      '#24485a',
      pen.fill('M50,-250 L260,-250 L260,-60 L80,-80Z', '#183344') +
        pen.line(
          'M-206,-94 C-160,-128 -110,-110 -90,-116 C-40,-140 60,-140 96,-116 C130,-108 180,-124 216,-102',
          '#d9f2c8',
          7,
        ),
    ) +
    pen.fill('M0,-186 l10,22 24,2 -18,16 5,24 -21,-13 -21,13 5,-24 -18,-16 24,-2Z', '#d9f2c8'),
  outfit: (pen) =>
    pen.part(
      torso(262, 366, 70),
      spectre.base,
      pen.fill('M70,270 C110,420 120,640 110,860 L420,860 L400,300Z', spectre.shade) +
        pen.fill(
          'M-310,430 C-266,540 -260,700 -266,860 L-430,860 L-380,400Z',
          spectre.light,
          'opacity=".5"',
        ) +
        pen.fill('M-64,262 L2,520 L72,262Z', '#c9ece0') +
        pen.fill('M6,520 L72,262 L40,262Z', '#84b9b8') +
        [300, 350, 400]
          .map((y, i) => pen.line(`M${-50 + i * 12},${y} q${52 - i * 12},22 ${104 - i * 22},0`, '#84b9b8', 6))
          .join('') +
        pen.line('M-224,610 C-216,700 -220,780 -224,840 M226,610 C218,700 222,780 226,840', spectre.deep, 9),
    ) +
    pen.part(
      'M-84,254 C-150,280 -190,330 -196,380 L-120,560 L4,800 L4,520Z',
      spectre.light,
      pen.line('M-176,392 L-104,556 L0,770', spectre.shade, 6),
    ) +
    pen.part(
      'M88,254 C154,280 196,330 202,380 L126,560 L6,800 L6,520Z',
      spectre.shade,
      pen.line('M182,392 L110,556', spectre.deep, 6),
    ) +
    [0, 1, 2]
      .map(
        (i) =>
          `<g transform="translate(${-236 + i * 6} ${396 + i * 4})"><ellipse cx="${i * 22 - 18}" cy="${i * 3}" rx="16" ry="11" fill="#d9f2c8"/></g>`,
      )
      .join('') +
    pen.fill('M-286,420 h84 l-8,70 -14,-30 -12,34 -14,-34 -14,34 -10,-32Z', '#b8d8a8', 'opacity=".9"'),
};
