import type { Pen } from '@fabula/figure/pen';
import { ASHORE } from './body.ts';
import type { Person } from './person.ts';

const cloud = { base: '#5b7390', light: '#9db6c8', shade: '#3c4f70', deep: '#22304e' };
const FOAM = '#d5e8ea';

/** Tails of cloud that the wind tears off to the right. */
function drawTails(pen: Pen): string {
  return (
    pen.part(
      'M-140,-60 C-190,-190 -60,-290 70,-250 C150,-330 330,-300 420,-220 C320,-250 250,-220 300,-160 C360,-190 420,-150 440,-90 C360,-130 280,-90 250,-30 C330,-50 400,0 420,60 C330,20 240,60 150,110 L-120,110Z',
      cloud.shade,
      pen.line(
        'M60,-206 C170,-270 290,-260 370,-226 M120,-120 C220,-170 330,-160 400,-110 M150,20 C230,-20 320,-10 380,30',
        cloud.base,
        13,
      ),
    ) +
    pen.line(
      'M-430,-210 C-330,-240 -260,-220 -210,-190 M-430,40 C-350,10 -300,20 -240,50',
      cloud.light,
      12,
      'opacity=".5"',
    )
  );
}

/** The old charts' face of the wind: a head of cloud with full cheeks. */
function drawHead(pen: Pen): string {
  const puffs =
    'M-150,90 C-200,70 -206,-10 -160,-30 C-190,-100 -130,-170 -64,-156 C-40,-210 60,-212 84,-160 C150,-170 196,-100 160,-34 C204,-6 200,80 150,96 C160,150 110,190 66,178 C40,214 -34,214 -58,180 C-110,190 -156,150 -150,90Z';
  return pen.part(
    puffs,
    cloud.base,
    pen.fill('M70,-220 C120,-90 120,80 60,230 L260,230 L260,-220Z', cloud.shade) +
      pen.fill('M-220,-40 C-130,-60 -110,60 -100,150 L-240,150Z', cloud.light, 'opacity=".6"') +
      pen.line(
        'M-120,-110 C-96,-150 -56,-160 -30,-136 C-10,-170 50,-170 66,-136',
        cloud.light,
        10,
        'opacity=".7"',
      ) +
      `<ellipse cx="-100" cy="84" rx="56" ry="50" fill="${cloud.light}" opacity=".38"/><ellipse cx="106" cy="86" rx="46" ry="46" fill="${cloud.light}" opacity=".3"/>`,
  );
}

function drawRain(pen: Pen): string {
  return Array.from({ length: 34 }, (_, i) => {
    const [x, y] = [-430 + ((i * 137) % 860), 330 + ((i * 83) % 440)];
    return pen.line(`M${x},${y} l-26,54`, FOAM, 5, 'opacity=".4"');
  }).join('');
}

/** A coat of squalls over the sea that it stands on. */
function drawSqualls(pen: Pen): string {
  return (
    pen.part(
      'M-120,150 C-200,150 -250,200 -240,260 C-330,250 -400,320 -390,400 C-450,430 -460,520 -420,580 C-450,680 -440,780 -440,860 L440,860 C450,760 440,680 420,600 C470,520 440,430 380,410 C390,320 320,250 236,262 C246,200 200,150 130,150Z',
      cloud.shade,
      pen.fill('M80,140 C160,330 170,640 150,880 L470,880 L470,140Z', cloud.deep) +
        pen.line(
          'M-330,400 C-240,340 -140,360 -110,440 C-80,500 -160,540 -190,490 M60,470 C140,400 270,400 290,480 C300,540 230,560 210,520',
          cloud.base,
          20,
        ) +
        pen.line('M-400,560 C-280,510 -120,540 -40,600', cloud.base, 16),
    ) +
    pen.fill('M96,420 L30,560 L84,560 L20,720 L168,520 L106,520 L164,420Z', '#ffe38a') +
    drawRain(pen) +
    pen.part(
      'M-460,760 C-380,690 -330,690 -300,740 C-280,760 -250,760 -230,740 C-180,690 -130,700 -100,750 C-70,770 -40,760 -20,740 C40,690 90,700 120,750 C150,770 180,760 200,736 C250,690 310,700 340,750 C380,760 420,740 460,710 V860 H-460Z',
      '#234a66',
      pen.line(
        'M-430,766 C-370,724 -330,730 -300,766 M-210,766 C-170,724 -130,740 -100,776 M10,766 C50,724 90,740 120,776 M220,766 C270,724 310,740 340,776',
        FOAM,
        9,
        'opacity=".8"',
      ),
    )
  );
}

/** The wind of one night. */
export const gale: Person = {
  key: 'gale',
  name: 'The Gale',
  skin: cloud,
  hair: cloud,
  headScale: 1.3,
  face: { turn: -0.6, lash: cloud.deep, blush: FOAM, flush: '#ffe38a', coveredForehead: 1 },
  eye: { gap: 62, width: 38, upper: 20, lower: 12, slant: 8, iris: 16, white: '#eef6ee', colour: '#c9a227' },
  brow: { width: 56, thickness: 24, arc: 8, y: -50, colour: cloud.deep },
  nose: { length: 62, width: 26 },
  mouth: { width: 40, y: 122, line: cloud.deep },
  skull: drawHead,
  ownNeck: () => '',
  hairBack: (pen) => `<g transform="scale(.78)">${drawTails(pen)}</g>`,
  outfit: (pen) => pen.clip(ASHORE, drawSqualls(pen)),
};
