import type { Pen } from '@fabula/figure/pen';
import type { Person } from './person.ts';

const wax = { base: '#b3262e', light: '#dd5148', shade: '#7d1524', deep: '#520b1a' };
const vellum = { base: '#e9d7ae', light: '#fbefcf', shade: '#c2a877', deep: '#8f7448' };
const INK = '#3a2a2a';

/** Lines of a text that does not breathe, with an initial in red. */
function drawLines(pen: Pen): string {
  const rows = [268, 312, 356, 400, 444, 488, 532, 576, 620, 664, 708, 752, 796];
  const words = rows.map((y, i) => {
    const start = i < 4 ? -96 : -204;
    return (
      pen.line(`M${start},${y} H${i % 5 === 4 ? 120 : 214}`, INK, 13, 'opacity=".7"') +
      [0, 1, 2, 3]
        .map((k) =>
          pen.fill(`M${start + 62 + ((i * 53 + k * 97) % 250)},${y - 9} h12 v18 h-12Z`, vellum.base),
        )
        .join('')
    );
  });
  const initial =
    pen.fill('M-216,252 h96 v164 h-96Z', wax.base) +
    pen.line('M-168,276 C-206,290 -206,372 -168,388 C-140,394 -132,366 -150,356', vellum.light, 12);
  return words.join('') + initial;
}

function drawSheet(pen: Pen): string {
  return (
    pen.part(
      'M-252,-330 C-120,-352 110,-306 262,-332 C254,-100 268,200 258,430 C262,600 250,740 262,860 L-262,860 C-248,700 -266,560 -256,400 C-266,180 -246,-80 -252,-330Z',
      vellum.base,
      pen.fill('M120,-360 C150,0 130,500 150,880 L320,880 L320,-360Z', vellum.shade) +
        pen.fill('M-270,-340 C-230,0 -240,500 -226,880 L-320,880 L-320,-340Z', vellum.light) +
        pen.line('M-214,-284 H214 M-214,-250 H120', INK, 11, 'opacity=".55"') +
        drawLines(pen),
    ) +
    // The top of the sheet rolls forward, as if it had a forehead.
    pen.part(
      'M-270,-346 C-120,-376 130,-330 280,-356 C296,-330 292,-300 272,-288 C120,-262 -110,-308 -262,-280 C-284,-296 -286,-328 -270,-346Z',
      vellum.light,
      pen.fill('M60,-380 L320,-380 L320,-260 L60,-260Z', vellum.shade, 'opacity=".8"'),
    )
  );
}

/** The wax, with the drops that ran before it set. */
function drawSeal(pen: Pen): string {
  const drops =
    'M-170,20 C-184,-70 -140,-160 -60,-176 C-20,-196 60,-190 96,-160 C160,-140 184,-60 172,10 C190,70 160,130 122,160 C100,210 60,190 40,196 C10,224 -20,196 -50,192 C-100,196 -130,170 -140,130 C-176,110 -186,60 -170,20Z';
  return (
    pen.part(
      drops,
      wax.base,
      pen.fill('M70,-210 C120,-90 120,80 70,220 L240,220 L240,-210Z', wax.shade) +
        pen.fill('M-200,-60 C-130,-70 -120,80 -110,160 L-220,160Z', wax.light, 'opacity=".55"'),
      { dx: -7, dy: 6 },
    ) +
    `<circle cx="4" cy="10" r="140" fill="none" stroke="${wax.deep}" stroke-width="9" opacity=".8"/>` +
    `<circle cx="0" cy="7" r="140" fill="none" stroke="${wax.light}" stroke-width="4"/>` +
    Array.from(
      { length: 28 },
      (_, i) =>
        `<rect x="-3" y="-158" width="6" height="12" fill="${wax.deep}" transform="translate(4 10) rotate(${(i * 360) / 28})"/>`,
    ).join('')
  );
}

const ribbons = (pen: Pen) =>
  pen.part('M-60,160 L-110,470 L-66,430 L-30,490 L10,170Z', '#2f4f9c', '', { dx: -5, dy: 3 }) +
  pen.part('M10,170 L40,500 L74,440 L120,470 L64,160Z', '#1f3470', '', { dx: -5, dy: 3 });

/** The letter of the law, which has learned to stand up; a seal is its face. */
export const letter: Person = {
  key: 'letter',
  name: 'The Letter',
  skin: wax,
  hair: wax,
  headScale: 1.3,
  face: { turn: 0, coveredForehead: 0, lash: wax.deep, blush: wax.light, flush: '#ff7a3c' },
  eye: { gap: 54, width: 34, upper: 15, lower: 10, slant: 2, iris: 13, white: '#f3c3a4', colour: wax.deep },
  brow: { width: 44, thickness: 12, arc: 4, y: -40, colour: wax.deep },
  nose: { length: 58, width: 18 },
  mouth: { width: 46, y: 100, line: wax.deep },
  skull: drawSeal,
  ownNeck: () => '',
  hairBack: (pen) => ribbons(pen),
  outfit: drawSheet,
};
