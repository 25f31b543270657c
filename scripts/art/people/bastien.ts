import { slot } from '@fabula/figure/slots';
import { torso } from './body.ts';
import type { Person } from './person.ts';
import { skins } from './skins.ts';

const tweed = { base: '#7a4a3a', light: '#a66a50', shade: '#52302b', deep: '#351e1f' };

export const bastien: Person = {
  key: 'bastien',
  name: 'Bastien Quill',
  face: { turn: 1 },
  skin: skins.fair,
  hair: { base: '#3b2a2e', light: '#665056', shade: '#241a1f' },
  head: { width: 104, top: 168, jaw: 70, chin: 30, length: 204 },
  neck: 48,
  headScale: 1.12,
  eye: { colour: '#57616b', upper: 17, width: 31, slant: 1, gap: 53 },
  brow: { thickness: 10, width: 40, arc: 12, y: -54, colour: '#2b1f24' },
  nose: { length: 84, width: 27 },
  mouth: { y: 136, width: 34, line: '#5a2426' },
  overMouth: (pen, person) =>
    pen.line(
      `M3,106 C-14,112 -34,118 -54,${slot(104, { mouthCurve: -0.2 })} M9,106 C26,112 44,118 62,${slot(104, { mouthCurve: -0.2 })}`,
      person.hair.base,
      10,
    ) +
    [-53, 55]
      .map(
        (x) =>
          `<circle cx="${x}" cy="4" r="45" fill="#ffe9b0" opacity=".12"/><circle cx="${x}" cy="4" r="45" fill="none" stroke="#e0ac46" stroke-width="7"/><path d="M${x - 28},-18 l20,-14" stroke="#fff6dc" stroke-width="6" stroke-linecap="round" opacity=".75"/>`,
      )
      .join('') +
    pen.line('M-8,0 q9,-8 18,0 M-98,0 l-18,-4 M100,0 l14,-4', '#e0ac46', 7),
  hairFront: (pen, person) =>
    pen.part(
      'M-112,-10 C-122,-90 -100,-120 -60,-128 C-20,-150 60,-150 92,-118 C116,-96 118,-50 110,-6 C104,-40 96,-66 82,-82 C30,-104 -50,-100 -84,-78 C-100,-56 -106,-36 -112,-10Z',
      person.hair.base,
      pen.fill('M50,-160 L200,-160 L200,10 L80,10Z', person.hair.shade),
    ) +
    pen.part(
      'M-150,-108 C-176,-170 -70,-222 20,-214 C120,-208 176,-160 146,-112 C100,-96 40,-122 -30,-118 C-80,-114 -120,-92 -150,-108Z',
      '#8e2f3f',
      pen.fill('M30,-230 C80,-190 80,-150 70,-100 L220,-90 L220,-230Z', '#5f2034') +
        pen.line('M-110,-140 C-60,-180 0,-190 50,-184', '#c5566020', 8),
    ) +
    pen.line('M10,-212 q4,-18 16,-22', '#8e2f3f', 9),
  outfit: (pen) =>
    pen.part(
      torso(230, 372, 44),
      tweed.base,
      pen.fill('M60,270 C100,420 110,640 100,860 L420,860 L380,300Z', tweed.shade) +
        pen.fill('M-290,430 C-236,540 -230,700 -236,860 L-400,860 L-360,400Z', tweed.light, 'opacity=".6"') +
        pen.line('M-196,610 C-188,700 -192,780 -196,840 M196,610 C188,700 192,780 196,840', tweed.deep, 9) +
        pen.fill('M-62,262 L0,500 L70,262Z', '#efe3cd') +
        pen.fill('M6,500 L70,262 L44,262Z', '#c4b3a6') +
        pen.fill('M-60,470 L4,500 L64,470 L90,860 L-84,860Z', '#c78f3c') +
        pen.fill('M4,500 L64,470 L90,860 L20,860Z', '#8f5f2a') +
        [560, 640, 720].map((y) => `<circle cx="4" cy="${y}" r="9" fill="#3b2a2e"/>`).join(''),
    ) +
    pen.part('M-74,256 C-130,280 -160,312 -166,352 L-112,440 L-66,500 L0,500Z', tweed.light, '') +
    pen.part('M80,256 C136,280 166,312 172,352 L116,440 L74,500 L2,500Z', tweed.shade, '') +
    pen.part(
      'M-66,276 C-30,262 -10,290 2,296 C20,288 40,262 74,278 C80,310 74,330 62,340 C36,344 18,330 4,320 C-14,332 -36,344 -58,338 C-72,320 -72,300 -66,276Z',
      '#2f6f84',
      pen.fill('M4,260 L100,260 L100,360 L4,360Z', '#1f4d63'),
    ),
};
