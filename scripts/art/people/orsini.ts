import { points } from './body.ts';
import type { Person } from './person.ts';
import { skins } from './skins.ts';

const plum = { base: '#7b2a5c', shade: '#531b45', deep: '#351030' };
const gold = '#e0ac46';

export const orsini: Person = {
  key: 'orsini',
  name: 'Madame Orsini',
  face: { age: 1, turn: 1 },
  skin: skins.fair,
  hair: { base: '#c9c3d6', light: '#f5f1ff', shade: '#8d86a6' },
  head: { width: 108, top: 165, jaw: 76, chin: 34, length: 184 },
  neck: 50,
  eye: { colour: '#6a4c8c', upper: 17, slant: 6, wing: 1, width: 35 },
  brow: { thickness: 9, width: 46, arc: 18, y: -50, colour: '#6f6788' },
  nose: { length: 68, width: 22 },
  mouth: { width: 36, y: 112, lip: '#a3234f', lipTop: '#7d1a40', line: '#3f1020' },
  hairBack: (pen, person) =>
    pen.part(
      'M-126,-20 C-170,-120 -130,-214 -60,-226 C-60,-300 70,-308 80,-232 C150,-220 178,-110 130,-16Z',
      person.hair.shade,
    ) +
    pen.line('M-60,-190 L96,-290', gold, 10) +
    '<circle cx="98" cy="-292" r="16" fill="#e4566e"/>',
  hairFront: (pen, person) =>
    pen.part(
      'M-122,6 C-146,-130 -84,-196 4,-196 C96,-196 144,-130 126,8 C116,-30 100,-64 66,-98 C30,-70 -40,-70 -84,-104 C-104,-64 -114,-30 -122,6Z',
      person.hair.base,
      pen.fill('M44,-200 C90,-140 90,-80 100,10 L220,10 L220,-200Z', person.hair.shade) +
        pen.line(
          'M-104,-50 C-96,-120 -50,-168 4,-172 M-70,-100 C-40,-140 0,-150 40,-150',
          person.hair.light,
          8,
        ),
    ) +
    pen.part(
      'M-58,-212 C-60,-282 68,-288 74,-214 C40,-190 -30,-190 -58,-212Z',
      person.hair.base,
      pen.fill('M20,-290 L100,-290 L100,-180 L20,-180Z', person.hair.shade) +
        pen.line('M-30,-220 q30,-40 70,-30', person.hair.light, 7),
    ) +
    `<circle cx="80" cy="2" r="43" fill="#ffe9b0" opacity=".15"/><circle cx="80" cy="2" r="43" fill="none" stroke="${gold}" stroke-width="7"/>` +
    pen.line('M118,20 C140,80 130,150 150,210', gold, 4) +
    [-1, 1]
      .map(
        (s) =>
          `<g transform="translate(${s * 122} 58)"><circle r="13" fill="#f5f1ff"/><circle cy="26" r="17" fill="#d8d0e6"/><circle cx="-5" cy="20" r="6" fill="#fff"/></g>`,
      )
      .join(''),
  outfit: (pen) =>
    pen.part(
      'M-84,256 C-150,310 -240,316 -262,380 C-320,420 -330,600 -340,840 L340,840 C330,600 320,420 262,380 C240,316 150,310 90,256Z',
      plum.base,
      pen.fill('M70,270 C110,420 120,640 110,860 L420,860 L380,300Z', plum.shade) +
        pen.line('M-210,620 C-202,700 -206,780 -210,840 M212,620 C204,700 208,780 212,840', plum.deep, 9) +
        pen.line('M-100,420 C-60,560 -70,700 -76,840 M100,420 C70,560 76,700 84,840', plum.deep, 7),
    ) +
    pen.part(
      'M-96,232 C-190,250 -250,320 -268,420 C-230,470 -120,440 -60,480 C-20,500 30,500 66,480 C126,440 240,470 276,420 C258,320 196,250 104,232 C130,300 70,352 4,352 C-64,352 -124,300 -96,232Z',
      '#ece4f2',
      pen.fill('M40,240 C100,330 60,420 40,520 L320,520 L320,220Z', '#b6a9cc') +
        points([
          [-220, 370],
          [-180, 410],
          [-130, 390],
          [-80, 430],
          [-20, 450],
          [-200, 320],
          [-150, 330],
          [40, 440],
          [100, 410],
          [160, 400],
          [220, 380],
        ])
          .map(([x, y]) => pen.line(`M${x},${y} q10,16 26,10`, '#a596bf', 7))
          .join(''),
    ) +
    '<path d="M4,360 l26,32 -26,40 -26,-40Z" fill="#e4566e"/><path d="M4,360 l26,32 -26,40Z" fill="#a3234f"/>',
  // Her cane: its knob is the true pearl.
  front: (pen, person) =>
    pen.line('M-196,640 L-186,860', '#3a1c26', 24) +
    pen.line('M-202,640 L-194,860', '#7a4a3a', 6) +
    pen.part('M-232,604 h72 l-8,44 h-56Z', gold, '', { dx: -4, dy: 3, rimColour: '#ffe08a' }) +
    '<circle cx="-196" cy="566" r="66" fill="#cfe6ff" opacity=".16"/><circle cx="-196" cy="566" r="48" fill="#e9eefb"/><path d="M-196,518 a48,48 0 0 1 0,96 a70,70 0 0 0 0,-96Z" fill="#a9b3d6"/><circle cx="-214" cy="546" r="12" fill="#fff"/>' +
    pen.part(
      'M-262,650 C-254,620 -160,616 -140,640 C-130,668 -140,700 -160,708 C-196,716 -240,712 -256,694Z',
      person.skin.base,
      pen.fill('M-190,610 L-120,610 L-120,720 L-180,720Z', person.skin.shade, 'opacity=".55"') +
        pen.line('M-246,660 H-154 M-246,682 H-156', person.skin.deep, 5, 'opacity=".7"'),
    ),
};
