import { cindre } from './cindre.ts';
import type { Person } from './person.ts';

const smoke = { base: '#443a5e', light: '#7a6b9c', shade: '#2b2342', deep: '#171225' };
const EMBER = '#ff8f3a';
const sides = (draw: (s: -1 | 1) => string) => draw(-1) + draw(1);

/** Cindre as one sees oneself in a spoon: his eyes, smaller, with smoke for edges. */
export const shame: Person = {
  key: 'shame',
  name: 'Shame',
  scale: 0.8,
  rim: '#a99bd6',
  face: { lash: '#0d0a16', blush: '#8a3f52', flush: EMBER, turn: 1, coveredForehead: 1 },
  skin: smoke,
  hair: smoke,
  noEars: true,
  neck: 84,
  headScale: 1.3,
  head: { width: 146, top: 138, jaw: 108, chin: 70, length: 180 },
  eye: { ...cindre.eye, width: 38, upper: 22, gap: 68, iris: 20 },
  brow: { ...cindre.brow, thickness: 22, colour: smoke.deep },
  nose: { length: 84, width: 8 },
  mouth: { width: 70, y: 140, line: EMBER },
  faceMarks: (pen) =>
    pen.fill(
      'M-84,40 C-60,20 60,20 90,40 C104,90 96,140 70,190 L-60,190 C-92,140 -96,90 -84,40Z',
      smoke.light,
      'opacity=".45"',
    ) + pen.line('M-120,-60 C-100,-110 -60,-126 -20,-128', smoke.light, 9, 'opacity=".6"'),
  overMouth: (pen) =>
    sides((s) => pen.line(`M${8 + s * 30},88 q${s * 8},-10 ${s * 16},-2`, smoke.deep, 9)) +
    sides((s) =>
      pen.line(
        `M${8 + s * 46},80 q${s * 40},-16 ${s * 30},-50 q${s * 26},-2 ${s * 24},-34`,
        smoke.light,
        9,
        'opacity=".5"',
      ),
    ),
  hairBack: (pen) =>
    // Horns and a crest that have not made up their mind to be solid.
    sides(
      (s) =>
        pen.part(
          `M${s * 50},-104 C${s * 120},-150 ${s * 110},-230 ${s * 180},-260 C${s * 150},-300 ${s * 210},-330 ${s * 240},-290 C${s * 214},-300 ${s * 206},-270 ${s * 226},-250 C${s * 250},-190 ${s * 190},-90 ${s * 124},-54Z`,
          s < 0 ? smoke.base : smoke.shade,
          pen.line(
            `M${s * 96},-120 C${s * 150},-150 ${s * 150},-220 ${s * 200},-262`,
            smoke.light,
            8,
            'opacity=".5"',
          ),
        ) +
        pen.part(
          `M${s * 110},-30 C${s * 180},-60 ${s * 200},-20 ${s * 262},-50 C${s * 240},-10 ${s * 270},10 ${s * 240},40 C${s * 200},40 ${s * 220},90 ${s * 180},96 C${s * 150},96 ${s * 130},80 ${s * 110},60Z`,
          s < 0 ? smoke.base : smoke.shade,
        ),
    ),
  outfit: (pen) =>
    pen.fill(
      'M-300,420 C-420,440 -400,560 -440,600 C-380,620 -430,720 -400,860 L-200,860 L-200,400Z',
      smoke.base,
      'opacity=".45"',
    ) +
    pen.fill(
      'M290,400 C400,420 400,520 450,560 C390,600 440,700 400,860 L200,860 L200,400Z',
      smoke.shade,
      'opacity=".5"',
    ) +
    pen.part(
      'M-130,120 C-150,240 -250,300 -290,400 C-250,430 -340,500 -320,580 C-370,640 -300,700 -330,860 L330,860 C310,740 370,660 318,590 C350,500 260,440 300,400 C250,300 160,250 140,120Z',
      smoke.base,
      pen.fill('M80,110 C130,300 150,600 140,880 L420,880 L420,100Z', smoke.shade) +
        [300, 400, 510, 630, 750]
          .map((y, i) =>
            pen.line(
              `M${-150 - i * 26},${y} C${-80 - i * 10},${y + 70} ${70 + i * 10},${y - 20} ${150 + i * 26},${y + 40}`,
              i % 2 ? smoke.deep : smoke.light,
              13,
              'opacity=".4"',
            ),
          )
          .join('') +
        '<ellipse cx="4" cy="470" rx="120" ry="130" fill="#ff8f3a" opacity=".07"/><ellipse cx="4" cy="480" rx="72" ry="82" fill="#ff8f3a" opacity=".12"/><ellipse cx="4" cy="490" rx="34" ry="42" fill="#ffb347" opacity=".35"/>',
    ),
};
