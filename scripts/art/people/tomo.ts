import { points, torso } from './body.ts';
import type { Person } from './person.ts';
import { skins } from './skins.ts';

const cloth = { base: '#5a4b8c', light: '#8676bd', shade: '#3a2f66', deep: '#251d46' };
const gold = { base: '#e0ac46', light: '#ffe08a' };

export const tomo: Person = {
  key: 'tomo',
  name: 'Tomo Arai',
  face: { turn: -0.8 },
  scale: 0.93,
  skin: skins.olive,
  hair: { base: '#1f9c9a', light: '#62d6c6', shade: '#136069' },
  head: { width: 116, top: 165, jaw: 82, chin: 36, length: 168 },
  neck: 48,
  eye: { colour: '#3b2b2e', upper: 23, lower: 13, width: 37, slant: 4, iris: 19, y: 6 },
  brow: { thickness: 12, width: 42, arc: 9, y: -42, colour: '#136069' },
  nose: { length: 52, width: 20 },
  mouth: { width: 38, y: 104, line: '#5b2622' },
  faceMarks: (pen) => pen.fill('M-92,52 l34,-8 6,12 -36,10Z', '#ffe08a'),
  hairBack: (pen, person) =>
    pen.part(
      'M-134,-20 C-170,20 -160,80 -176,110 C-130,120 -110,90 -100,60 L104,60 C116,96 140,116 180,104 C160,70 170,20 136,-20Z',
      person.hair.shade,
    ),
  hairFront: (pen, person) =>
    pen.part(
      'M-128,14 C-160,-90 -120,-180 -70,-190 L-90,-236 L-30,-206 L0,-262 L36,-208 L96,-240 L84,-186 C134,-160 150,-70 128,20 C120,-6 112,-30 96,-44 L84,-6 L58,-60 L30,-14 L4,-66 L-30,-18 L-50,-62 L-78,-12 L-98,-44 C-112,-26 -120,-6 -128,14Z',
      person.hair.base,
      pen.fill('M44,-270 C90,-180 90,-80 80,20 L240,40 L240,-270Z', person.hair.shade) +
        pen.line(
          'M-100,-60 C-104,-120 -80,-160 -50,-176 M-30,-100 C-24,-150 -10,-190 0,-220',
          person.hair.light,
          8,
          'opacity=".85"',
        ),
    ) +
    pen.part('M-138,-112 C-60,-140 66,-140 138,-112 L140,-76 C66,-104 -60,-104 -138,-76Z', '#3a2b33') +
    [-52, 56]
      .map(
        (x) =>
          `<g transform="translate(${x} -112)">` +
          pen.part('M-50,0 A50,42 0 1 1 50,0 A50,42 0 1 1 -50,0Z', gold.base, '', {
            dx: -4,
            dy: 3,
            rimColour: gold.light,
          }) +
          '<ellipse rx="36" ry="29" fill="#2b1c3f"/><ellipse rx="36" ry="29" fill="#f2734f" opacity=".85"/><path d="M-24,-8 q10,-16 28,-14" stroke="#ffe3bd" stroke-width="7" fill="none" stroke-linecap="round"/></g>',
      )
      .join(''),
  outfit: (pen) =>
    pen.part(
      torso(226, 364, 46),
      cloth.base,
      pen.fill('M60,270 C100,420 110,640 100,860 L420,860 L380,300Z', cloth.shade) +
        pen.fill('M-280,430 C-232,540 -226,700 -232,860 L-400,860 L-360,400Z', cloth.light, 'opacity=".6"') +
        pen.line('M-192,610 C-184,700 -188,780 -192,840 M192,610 C184,700 188,780 192,840', cloth.deep, 9) +
        pen.fill('M-80,262 L-56,860 L66,860 L88,262Z', '#f2734f') +
        pen.fill('M10,262 L88,262 L66,860 L10,860Z', '#b34a3c') +
        pen.line('M4,300 V840', '#7d2d30', 7) +
        points([
          [-150, 560],
          [150, 560],
          [-156, 700],
          [156, 700],
        ])
          .map(([x, y]) => pen.fill(`M${x - 44},${y} h88 v84 h-88Z`, cloth.deep, 'opacity=".55"'))
          .join(''),
    ) +
    pen.part('M-112,240 C-150,276 -160,312 -150,350 L-60,420 L-30,300Z', cloth.light) +
    pen.part('M118,240 C156,276 166,312 156,350 L66,420 L40,300Z', cloth.shade) +
    pen.line('M-30,300 q-8,80 -40,150 M40,300 q10,70 30,120', '#f6ead8', 8) +
    '<circle cx="-150" cy="600" r="9" fill="#8dffd2"/><circle cx="-122" cy="600" r="9" fill="#ffd470"/><circle cx="-178" cy="600" r="9" fill="#f2734f"/>',
};
