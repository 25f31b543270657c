import { points, torso } from './body.ts';
import type { Person } from './person.ts';
import { skins } from './skins.ts';

const emerald = { base: '#1f7a63', light: '#36a884', shade: '#12524a', deep: '#0b3534' };
const goldM = { base: '#e0ac46', light: '#ffe08a', shade: '#a26a24', deep: '#6b4217' };

export const ines: Person = {
  key: 'ines',
  name: 'Inès Okafor',
  face: { blush: '#c2433a', turn: -1 },
  skin: skins.deep,
  hair: { base: '#2a1a26', light: '#4e3346', shade: '#1a1019' },
  head: { width: 110, top: 160, jaw: 80, chin: 38, length: 178 },
  neck: 52,
  eye: { colour: '#5a3420', slant: 6, upper: 20, wing: 1, width: 36 },
  brow: { thickness: 13, width: 46, arc: 13, colour: '#1a1019', y: -46 },
  nose: { length: 60, width: 27 },
  mouth: { width: 42, y: 106, lip: '#a8324a', lipTop: '#862540', line: '#3f1020' },
  hairBack: (pen, person) =>
    pen.part(
      'M-176,-40 C-236,-110 -200,-230 -120,-240 C-80,-306 60,-316 108,-256 C196,-250 244,-150 192,-70 C214,0 170,70 120,66 L-110,66 C-170,64 -200,10 -176,-40Z',
      person.hair.base,
      pen.fill('M40,-320 C140,-200 120,-60 90,80 L300,80 L300,-320Z', person.hair.shade) +
        points([
          [-150, -60],
          [-130, -140],
          [-80, -200],
          [-10, -230],
          [60, -220],
          [-170, 0],
          [120, -190],
          [150, -110],
        ])
          .map(([x, y]) =>
            pen.line(`M${x},${y} q14,-22 34,-12 q16,12 2,26`, person.hair.light, 6, 'opacity=".7"'),
          )
          .join(''),
    ),
  hairFront: (pen, person) =>
    pen.part(
      'M-116,-50 C-112,-130 -60,-168 0,-168 C64,-168 112,-130 114,-50 C84,-104 40,-118 0,-116 C-46,-118 -90,-100 -116,-50Z',
      person.hair.base,
    ) +
    [-1, 1]
      .map(
        (s) =>
          `<g transform="translate(${s * 126} 62)">` +
          pen.part(
            'M0,-12 L22,40 L0,96 L-22,40Z',
            goldM.base,
            pen.fill('M0,-12 L30,40 L0,96Z', goldM.shade),
            { dx: -4, dy: 3, rimColour: goldM.light },
          ) +
          '</g>',
      )
      .join(''),
  outfit: (pen) =>
    pen.part(
      torso(246, 364, 46),
      emerald.base,
      pen.fill('M70,270 C110,420 120,640 110,860 L420,860 L380,300Z', emerald.shade) +
        pen.fill(
          'M-300,430 C-246,540 -240,700 -246,860 L-400,860 L-360,400Z',
          emerald.light,
          'opacity=".65"',
        ) +
        pen.line('M-204,610 C-196,700 -200,780 -204,840 M206,610 C198,700 202,780 206,840', emerald.deep, 9) +
        pen.fill('M-58,262 L6,560 L70,262Z', '#2a1226') +
        pen.fill('M-48,262 C-30,330 40,330 58,262Z', skins.deep.base) +
        pen.fill('M8,310 C40,306 52,290 58,262 L30,262Z', skins.deep.shade),
    ) +
    pen.part(
      'M-70,250 C-140,270 -180,316 -190,356 L-118,444 L-146,476 L6,690 L6,540Z',
      emerald.light,
      pen.line('M-130,478 L2,662', emerald.base, 5),
    ) +
    pen.part(
      'M76,250 C144,270 184,316 194,356 L122,444 L150,476 L8,690 L8,540Z',
      emerald.shade,
      pen.line('M134,478 L14,662', emerald.deep, 5),
    ) +
    pen.line('M-52,276 C-30,356 40,356 62,276', goldM.base, 6) +
    `<circle cx="4" cy="352" r="21" fill="${goldM.light}"/><path d="M4,331 a21,21 0 0 1 0,42 a27,27 0 0 0 0,-42Z" fill="${goldM.shade}"/>` +
    pen.fill('M-190,470 c20,-40 60,-30 52,6 c-10,30 -44,26 -52,-6Z', '#e4566e') +
    pen.line('M-166,480 q10,-16 20,-4', '#8e2444', 5),
};
