import { slot } from '@fabula/figure/slots';
import { buttons, fist, torso } from './body.ts';
import type { Person } from './person.ts';
import { skins } from './skins.ts';

const oilskin = { base: '#e2a12b', light: '#f6c65a', shade: '#a8661d', deep: '#6d3f1b' };

export const yann: Person = {
  key: 'yann',
  name: 'Yann Kerbrat',
  face: { age: 1, turn: 1, coveredForehead: 1 },
  skin: skins.ruddy,
  hair: { base: '#e9e2d4', light: '#fff8ea', shade: '#b3aaa6' },
  head: { width: 122, top: 160, jaw: 100, chin: 56, length: 196 },
  neck: 74,
  eye: { colour: '#3f7a8c', upper: 18, width: 34, slant: 4 },
  brow: { thickness: 25, width: 54, arc: 8, colour: '#f1eadc', y: -42, outer: 6 },
  nose: { length: 72, width: 33 },
  mouth: { y: 122, width: 40, line: '#5a2a26' },
  outfit: (pen, _person) =>
    pen.part(
      torso(300, 372, 60),
      oilskin.base,
      pen.fill('M60,270 C120,400 150,620 140,860 L460,860 L420,300Z', oilskin.shade) +
        pen.fill(
          'M-330,420 C-290,520 -282,700 -290,860 L-420,860 L-420,400Z',
          oilskin.light,
          'opacity=".7"',
        ) +
        pen.line('M-246,600 C-236,690 -240,770 -246,840 M250,600 C240,690 246,770 250,840', oilskin.deep, 9) +
        pen.fill('M-70,262 L0,470 L82,262 L60,840 L-40,840Z', '#23364a') +
        pen.fill('M20,420 L82,262 L66,840 L22,840Z', '#18263a') +
        [470, 540, 610, 680, 750].map((y) => pen.line(`M-40,${y} q42,14 98,0`, '#3a5470', 7)).join(''),
    ) +
    pen.part(
      'M-96,250 C-150,270 -190,320 -196,372 L-66,520 L-10,452Z',
      oilskin.light,
      pen.line('M-182,372 L-70,500', oilskin.shade, 6),
    ) +
    pen.part(
      'M96,250 C150,270 196,316 204,366 L88,520 L16,452Z',
      oilskin.shade,
      pen.fill('M150,250 L260,250 L260,520 L110,520Z', oilskin.deep, 'opacity=".5"'),
    ) +
    buttons(
      [
        [-66, 560],
        [-66, 660],
        [-66, 760],
      ],
      oilskin.deep,
      '#f6d98f',
    ),
  overMouth: (pen, person) => {
    // The moustache follows the corners of the mouth.
    const end = (y: number) => slot(y, { mouthCurve: -0.22, sneer: 5 });
    return pen.part(
      `M9,84 C30,76 70,88 92,${end(128)} C66,${end(132)} 38,126 9,108 C-18,126 -50,134 -76,${end(128)} C-58,88 -14,76 9,84Z`,
      person.hair.base,
      pen.fill('M14,80 L110,80 L110,150 L14,118Z', person.hair.shade, 'opacity=".75"'),
      { dx: -4, dy: 3 },
    );
  },
  underFeatures: (pen, person) => {
    // The beard goes down with the jaw.
    const jaw = (y: number) => slot(y, { mouthOpen: 22 });
    return pen.part(
      `M-126,-6 C-118,40 -112,78 -92,92 C-70,100 -54,92 -40,102 C-20,116 36,116 58,100 C76,92 96,98 108,86 C122,66 124,30 126,-6 C146,70 138,150 108,${jaw(216)} C84,${jaw(262)} 34,${jaw(292)} 4,${jaw(296)} C-40,${jaw(292)} -92,${jaw(258)} -114,${jaw(210)} C-140,150 -146,70 -126,-6Z`,
      person.hair.base,
      pen.fill(
        `M40,96 C90,120 70,220 16,${jaw(310)} L190,${jaw(310)} L190,-20 L118,-20 C120,40 110,80 40,96Z`,
        person.hair.shade,
      ) +
        pen.line(
          'M-92,130 q10,50 34,92 M-56,140 q8,60 30,108 M-112,70 q0,40 10,70 M60,150 q-2,50 -24,90',
          person.hair.shade,
          6,
          'opacity=".8"',
        ),
      { dx: -7, dy: 4 },
    );
  },
  hairFront: (pen, _person) =>
    pen.part(
      'M-134,-56 C-140,-150 -80,-206 4,-208 C92,-208 146,-150 138,-52 C90,-80 -80,-82 -134,-56Z',
      '#2a4055',
      pen.fill('M40,-220 C70,-160 66,-100 60,-60 L200,-40 L200,-220Z', '#1b2b3f') +
        [-96, -60, -24, 12, 48, 84]
          .map((x) => pen.line(`M${x * 0.7},-200 Q${x * 1.1},-130 ${x},-70`, '#3b566e', 6, 'opacity=".8"'))
          .join(''),
    ) +
    pen.part(
      'M-144,-50 C-146,-86 -136,-96 -120,-98 C-50,-116 60,-116 124,-98 C142,-92 150,-78 146,-44 C80,-74 -80,-76 -144,-50Z',
      '#35506a',
      pen.fill('M50,-130 L200,-130 L200,-30 L56,-60Z', '#223649'),
    ),
  front: (pen, person) =>
    `<g transform="translate(-214 560)"><circle r="150" fill="#ffcf70" opacity=".10" cy="112"/><circle r="104" fill="#ffd98a" opacity=".16" cy="112"/>` +
    pen.line('M-2,6 C-60,8 -62,60 -48,74 M-2,6 C56,8 58,60 46,74', '#191823', 9) +
    pen.part('M-58,70 L58,70 L44,48 L-44,48Z', '#2e2b3c') +
    pen.fill('M-50,72 H50 L58,176 H-58Z', '#ffd470') +
    pen.fill('M0,86 C26,118 24,150 0,160 C-24,150 -26,118 0,86Z', '#fff6d6') +
    pen.line('M-50,72 L-58,176 M50,72 L58,176 M0,72 V176', '#2e2b3c', 8) +
    pen.part('M-66,176 H66 L72,214 H-72Z', '#2e2b3c') +
    '</g>' +
    fist(pen, { x: -214, y: 566, scale: 1.02 }, person.skin),
};
