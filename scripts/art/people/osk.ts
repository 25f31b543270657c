import { torso } from './body.ts';
import type { Person } from './person.ts';
import { skins } from './skins.ts';

const habit = { base: '#6b5a3c', light: '#95805a', shade: '#463a2b', deep: '#2c241e' };

export const osk: Person = {
  key: 'osk',
  name: 'Brother Osk',
  face: { age: 1, turn: -1 },
  scale: 0.94,
  skin: skins.ruddy,
  hair: { base: '#8a6f5a', light: '#b3977c', shade: '#5e4a3e' },
  head: { width: 128, top: 150, jaw: 106, chin: 60, length: 176 },
  neck: 72,
  eye: { colour: '#5a4a2c', upper: 20, lower: 13, width: 33, slant: -3, iris: 17, gap: 54 },
  brow: { thickness: 15, width: 42, arc: 12, y: -44, outer: 8, colour: '#6e5646' },
  nose: { length: 62, width: 34 },
  mouth: { width: 40, y: 104, line: '#5a2426' },
  faceMarks: (pen) =>
    pen.fill(
      'M-112,30 q20,-10 40,4 q-10,24 -34,20Z M60,70 q24,-14 44,6 q-20,18 -44,-6Z',
      '#1f1a1c',
      'opacity=".5"',
    ),
  hairBack: (pen, person) =>
    pen.part('M-134,-30 C-160,40 -150,90 -120,100 L124,100 C154,90 160,40 138,-30Z', person.hair.shade),
  hairFront: (pen, person) =>
    pen.part(
      'M-132,40 C-150,-20 -140,-84 -112,-106 C-60,-130 66,-130 118,-106 C146,-84 152,-20 136,40 C124,0 112,-40 96,-58 L64,-44 L34,-66 L0,-46 L-34,-66 L-66,-44 L-94,-60 C-112,-40 -122,0 -132,40Z',
      person.hair.base,
      pen.fill('M50,-140 L220,-140 L220,60 L90,40Z', person.hair.shade),
    ),
  outfit: (pen) =>
    pen.part(
      torso(276, 380, 70),
      habit.base,
      pen.fill('M70,270 C110,420 120,640 110,860 L440,860 L400,300Z', habit.shade) +
        pen.fill('M-310,430 C-266,540 -260,700 -266,860 L-420,860 L-380,400Z', habit.light, 'opacity=".6"') +
        pen.line(
          'M-224,620 C-216,700 -220,780 -224,840 M226,620 C218,700 222,780 226,840 M-60,480 C-40,600 -46,740 -50,860 M70,480 C60,600 66,740 70,860',
          habit.deep,
          8,
        ),
    ) +
    pen.part(
      'M-110,220 C-210,270 -260,330 -260,400 C-190,470 -90,490 4,490 C96,490 200,470 268,400 C268,330 216,270 116,220 C130,300 70,340 4,340 C-60,340 -124,300 -110,220Z',
      habit.light,
      pen.fill('M60,230 C90,330 70,420 50,520 L320,520 L320,220Z', habit.shade),
    ) +
    '<g transform="translate(-120 640) rotate(-8)">' +
    pen.part(
      'M-96,-70 L90,-70 L90,150 L-96,150Z',
      '#7d2231',
      pen.fill('M-96,-70 H-70 V150 H-96Z', '#541727') +
        '<rect x="-50" y="-40" width="120" height="64" fill="none" stroke="#e6b24a" stroke-width="6"/><path d="M-20,-8 q30,-40 60,0 q-30,30 -60,0Z" fill="#e6b24a"/>' +
        pen.fill('M40,150 L90,90 L90,150Z', '#1f1a1c'),
    ) +
    '</g>',
};
