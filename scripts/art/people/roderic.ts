import { slot } from '@fabula/figure/slots';
import { torso } from './body.ts';
import type { Person } from './person.ts';
import { skins } from './skins.ts';

const steel = { base: '#76839a', light: '#b9c6d6', shade: '#4a5468', deep: '#2c3344' };

export const roderic: Person = {
  key: 'roderic',
  name: 'Sir Roderic Vane',
  face: { turn: 1 },
  skin: skins.fair,
  hair: { base: '#d8b36a', light: '#f7dd9c', shade: '#99743f' },
  head: { width: 114, top: 165, jaw: 94, chin: 46, length: 186 },
  neck: 66,
  eye: { colour: '#4278a0', upper: 16, slant: 5, width: 35 },
  brow: { thickness: 15, width: 48, arc: 5, y: -38, colour: '#8a6636' },
  nose: { length: 68, width: 26 },
  mouth: { width: 42, y: 112, line: '#5a2426' },
  overMouth: (pen, person) =>
    pen.part(
      `M-24,${slot(142, { mouthOpen: 34 })} C-14,${slot(136, { mouthOpen: 34 })} 26,${slot(136, { mouthOpen: 34 })} 36,${slot(142, { mouthOpen: 34 })} C34,${slot(180, { mouthOpen: 22 })} 20,${slot(206, { mouthOpen: 20 })} 5,${slot(216, { mouthOpen: 20 })} C-10,${slot(206, { mouthOpen: 20 })} -22,${slot(180, { mouthOpen: 22 })} -24,${slot(142, { mouthOpen: 34 })}Z`,
      person.hair.base,
      pen.fill('M8,120 L60,120 L60,260 L8,260Z', person.hair.shade),
      { dx: -3, dy: 2 },
    ) +
    pen.line(
      `M2,92 C-18,92 -36,104 -60,${slot(96, { mouthCurve: -0.2 })} M10,92 C30,92 48,104 70,${slot(96, { mouthCurve: -0.2 })}`,
      person.hair.base,
      11,
    ),
  faceMarks: (pen, _person) => pen.line('M62,-70 L44,-20 M52,20 L42,60', '#e8a08c', 7),
  hairFront: (pen, person) =>
    pen.part(
      'M-120,30 C-136,-60 -140,-140 -84,-176 C-40,-220 80,-214 116,-160 C146,-120 136,-40 122,30 C114,0 112,-40 100,-70 C70,-60 30,-70 0,-104 C-30,-70 -70,-56 -98,-60 C-110,-30 -114,0 -120,30Z',
      person.hair.base,
      pen.fill('M50,-220 L220,-220 L220,50 L100,20Z', person.hair.shade) +
        pen.line(
          'M-100,-80 C-90,-140 -50,-170 -10,-180 M0,-110 C20,-150 50,-170 80,-170',
          person.hair.light,
          8,
        ),
    ),
  outfit: (pen) =>
    pen.part(torso(286, 366, 56), '#7d2231', pen.fill('M70,270 L110,860 L440,860 L400,300Z', '#541727')) +
    pen.part(
      'M-150,330 C-80,300 90,300 160,330 C200,470 190,660 140,840 L-130,840 C-180,660 -190,470 -150,330Z',
      steel.base,
      pen.fill('M40,300 C70,480 70,680 50,860 L260,860 L260,300Z', steel.shade) +
        pen.fill('M-150,360 C-110,480 -120,660 -100,860 L-220,860 L-220,340Z', steel.light, 'opacity=".8"') +
        pen.line('M4,330 V840', steel.deep, 7) +
        pen.line('M-160,600 C-80,640 90,640 176,600', steel.deep, 7) +
        pen.fill('M4,400 l58,26 c0,70 -26,110 -58,134 c-32,-24 -58,-64 -58,-134Z', '#7d2231') +
        pen.line('M4,410 V548 M-46,456 H54', '#e6b24a', 10),
    ) +
    [-1, 1]
      .map((s) =>
        pen.part(
          `M${s * 96},300 C${s * 190},280 ${s * 300},330 ${s * 336},450 C${s * 310},490 ${s * 230},500 ${s * 176},470 C${s * 150},410 ${s * 120},350 ${s * 96},300Z`,
          s < 0 ? steel.light : steel.shade,
          pen.line(
            `M${s * 130},340 C${s * 210},340 ${s * 270},390 ${s * 300},470 M${s * 160},400 C${s * 210},400 ${s * 240},430 ${s * 262},484`,
            s < 0 ? steel.base : steel.deep,
            8,
          ),
        ),
      )
      .join('') +
    pen.part(
      'M-84,240 C-60,270 70,270 92,240 C120,270 124,310 110,338 C60,366 -50,366 -102,338 C-116,310 -110,270 -84,240Z',
      steel.light,
      pen.fill('M40,230 L200,230 L200,380 L40,380Z', steel.shade),
    ),
};
