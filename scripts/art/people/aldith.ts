import { points, torso } from './body.ts';
import type { Person } from './person.ts';
import { skins } from './skins.ts';

const royal = { base: '#2f4f9c', light: '#5578cc', shade: '#1f3470', deep: '#131f4a' };
const au = { base: '#e6b24a', light: '#ffe596', shade: '#a86e26' };

export const aldith: Person = {
  key: 'aldith',
  name: 'Queen Aldith',
  face: { age: 1, turn: -1 },
  skin: skins.amber,
  hair: { base: '#3a1f2a', light: '#6b3d48', shade: '#24121c' },
  head: { width: 112, top: 165, jaw: 82, chin: 38, length: 184 },
  neck: 54,
  eye: { colour: '#4a2c1c', upper: 18, slant: 4, wing: 1 },
  brow: { thickness: 13, width: 46, arc: 9, y: -45, colour: '#24121c' },
  nose: { length: 70, width: 25 },
  mouth: { width: 38, y: 112, lip: '#8e3038', lipTop: '#6e242f', line: '#3a1018' },
  hairBack: (pen, person) =>
    pen.part(
      'M-124,-60 C-160,20 -160,160 -150,300 C-140,420 -170,520 -180,600 L-96,600 C-80,480 -90,300 -90,200 L100,200 C100,300 96,480 110,600 L190,600 C176,520 150,420 158,300 C168,160 166,20 128,-60Z',
      person.hair.shade,
      [60, 130, 200, 270, 340, 410, 480]
        .map((y) =>
          pen.line(
            `M-160,${y} l44,34 M-86,${y} l-40,34 M166,${y} l-44,34 M92,${y} l40,34`,
            person.hair.light,
            6,
            'opacity=".6"',
          ),
        )
        .join(''),
    ),
  hairFront: (pen, person) =>
    pen.part(
      'M-122,20 C-150,-120 -80,-186 4,-186 C92,-186 150,-120 126,20 C116,-40 90,-96 4,-112 C-84,-96 -112,-40 -122,20Z',
      person.hair.base,
      pen.fill('M50,-200 L220,-200 L220,40 L96,20Z', person.hair.shade) +
        pen.line('M-106,-40 C-90,-110 -50,-150 -6,-160', person.hair.light, 8),
    ) +
    pen.part(
      'M-128,-122 L-150,-236 L-84,-176 L-52,-268 L4,-186 L60,-268 L92,-176 L156,-236 L134,-122 C60,-152 -54,-152 -128,-122Z',
      au.base,
      pen.fill('M40,-290 L220,-290 L220,-100 L40,-130Z', au.shade) +
        '<circle cx="4" cy="-160" r="14" fill="#d6403f"/><circle cx="-62" cy="-152" r="10" fill="#5578cc"/><circle cx="70" cy="-152" r="10" fill="#5578cc"/>',
      { rimColour: '#fff3c4' },
    ) +
    points([
      [-52, -268],
      [60, -268],
      [-150, -236],
      [156, -236],
    ])
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="12" fill="${au.light}"/>`)
      .join(''),
  outfit: (pen) =>
    pen.part(
      torso(270, 366, 84),
      royal.base,
      pen.fill('M70,270 C110,420 120,640 110,860 L440,860 L400,300Z', royal.shade) +
        pen.fill('M-320,430 C-262,540 -256,700 -262,860 L-440,860 L-380,400Z', royal.light, 'opacity=".6"') +
        pen.fill('M-70,262 C-80,500 -110,700 -120,860 L130,860 C120,700 86,500 78,262Z', '#8e2a3c') +
        pen.fill('M10,262 L78,262 C86,500 120,700 130,860 L30,860Z', '#611c30') +
        [360, 450, 540, 630, 720, 810]
          .map((y) => pen.fill(`M4,${y - 30} l20,30 -20,30 -20,-30Z`, au.base))
          .join('') +
        pen.line('M-70,262 C-80,500 -110,700 -120,860 M78,262 C86,500 120,700 130,860', au.base, 10),
    ) +
    pen.part(
      'M-90,240 C-170,262 -230,316 -262,386 C-220,420 -130,388 -78,330Z',
      '#f3ead9',
      points([
        [-200, 350],
        [-160, 320],
        [-130, 360],
        [-110, 300],
      ])
        .map(([x, y]) => pen.fill(`M${x},${y} l8,18 -8,8 -8,-8Z`, '#241a2c'))
        .join(''),
    ) +
    pen.part(
      'M96,240 C176,262 236,316 268,386 C226,420 136,388 84,330Z',
      '#c3b5ac',
      points([
        [200, 350],
        [160, 320],
        [140, 366],
        [116, 300],
      ])
        .map(([x, y]) => pen.fill(`M${x},${y} l8,18 -8,8 -8,-8Z`, '#241a2c'))
        .join(''),
    ) +
    pen.line('M-74,290 C-40,370 50,370 84,290', au.base, 14) +
    `<circle cx="5" cy="358" r="26" fill="${au.light}"/><circle cx="5" cy="358" r="16" fill="#d6403f"/>`,
};
