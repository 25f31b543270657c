import type { Pen } from '@fabula/web/lib/figure/pen';
import { round } from '@fabula/web/lib/figure/pen';
import type { Machine } from './person.ts';

const brass = { base: '#c98f3d', light: '#f6cf7a', shade: '#8a5628', deep: '#55331c' };
const glow = '#7ff0dc';
const dark = '#10202e';
const row = (n: number, draw: (i: number) => string) => Array.from({ length: n }, (_, i) => draw(i)).join('');
const disc = (x: number, y: number, r: number, colour: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`;

function drawEye(pen: Pen, x: number): string {
  const side = x < 0 ? 1 : -1;
  const lens = disc(0, 0, 44, glow) + disc(0, 0, 24, '#dffff5') + disc(-12, -14, 7, '#fff');
  const lid = pen.fill('M-70,-80 H70 V-44 L-70,-44Z', brass.shade);
  const ring = `<circle r="60" fill="none" stroke="${brass.light}" stroke-width="7"/>`;
  const brow = pen.part(
    `M${side * 62},-11 L${side * -70},-9 L${side * -70},9 L${side * 62},15Z`,
    brass.light,
  );
  return (
    `<g transform="translate(${x} 0)">${disc(0, 0, 66, brass.deep)}${disc(0, 0, 58, dark)}` +
    pen.clip('M-58,0 A58,58 0 1 1 58,0 A58,58 0 1 1 -58,0Z', lens + lid) +
    `${ring}<g transform="translate(0 -86)">${brow}</g></g>`
  );
}

/** The mouth is a level meter; at rest it smiles by a hair. */
function drawMeter(): string {
  return row(9, (i) => {
    const k = (i - 4) / 4;
    const y = round(1.9 - 3.8 * k * k - 3.5);
    return `<rect x="${round(k * 76 - 6)}" y="${y}" width="12" height="7" rx="6" fill="${glow}"/>`;
  });
}

function drawMoonDial(): string {
  const hours = row(
    12,
    (i) =>
      `<rect x="-3" y="-128" width="6" height="18" fill="${brass.light}" transform="translate(0 560) rotate(${i * 30})"/>`,
  );
  return (
    disc(0, 560, 134, '#0d1b2d') +
    `<circle cx="0" cy="560" r="134" fill="none" stroke="${brass.light}" stroke-width="10"/>` +
    disc(0, 560, 92, '#f6ead8') +
    '<path d="M0,468 a92,92 0 0 1 0,184 a130,130 0 0 0 0,-184Z" fill="#0d1b2d" opacity=".86"/>' +
    disc(-38, 530, 14, '#cdbfae') +
    disc(-24, 590, 20, '#cdbfae') +
    disc(-60, 574, 8, '#cdbfae') +
    hours
  );
}

function drawArm(pen: Pen, side: -1 | 1): string {
  const joint = `<circle r="40" fill="${brass.deep}" opacity=".5"/><circle r="14" fill="${brass.light}"/>`;
  const rings = [130, 200, 270, 340]
    .map((y) => pen.line(`M-60,${y} H70`, brass.deep, 8, 'opacity=".6"'))
    .join('');
  return (
    `<g transform="translate(${side * 250} 410)">` +
    pen.part('M-84,0 A84,84 0 1 1 84,0 A84,84 0 1 1 -84,0Z', side < 0 ? brass.light : brass.shade, joint) +
    pen.part('M-44,70 L48,70 L60,470 L-40,470Z', side < 0 ? brass.base : brass.shade, rings) +
    '</g>'
  );
}

function drawBody(pen: Pen): string {
  const chest =
    'M-214,380 C-190,310 -80,290 0,290 C84,290 196,310 220,380 C260,520 262,700 240,840 L-236,840 C-258,700 -254,520 -214,380Z';
  const planes =
    pen.fill('M70,280 C120,420 130,640 110,860 L420,860 L400,300Z', brass.shade) +
    pen.fill('M-250,420 C-190,520 -190,700 -190,860 L-320,860Z', brass.light, 'opacity=".6"');
  const coils = [200, 230, 260, 290].map((y) => pen.line(`M-60,${y} H64`, brass.base, 9)).join('');
  return (
    pen.part('M-56,170 H60 V320 H-56Z', brass.deep, coils) +
    pen.part(chest, brass.base, planes + drawMoonDial()) +
    drawArm(pen, -1) +
    drawArm(pen, 1)
  );
}

function drawHead(pen: Pen): string {
  const skull =
    'M-150,60 C-160,-120 -90,-176 0,-176 C92,-176 162,-120 152,60 C150,150 120,186 70,190 L-66,190 C-120,186 -148,150 -150,60Z';
  const planes =
    pen.fill('M60,-190 C100,-80 110,60 80,210 L260,210 L260,-190Z', brass.shade) +
    pen.fill('M-170,-40 C-110,-40 -110,80 -100,140 L-200,140Z', brass.light, 'opacity=".6"') +
    pen.line('M-110,-116 C-60,-150 60,-150 110,-116', brass.deep, 6, 'opacity=".6"');
  const mouth =
    'M-104,84 H104 Q112,84 112,94 V150 Q112,164 98,164 H-98 Q-112,164 -112,150 V94 Q-112,84 -104,84Z';
  return (
    pen.line('M0,-170 V-226', brass.shade, 12) +
    disc(0, -240, 24, '#f6ead8') +
    pen.fill('M0,-264 a24,24 0 0 1 0,48 a32,32 0 0 0 0,-48Z', '#8a7a6a') +
    pen.part(skull, brass.base, planes) +
    [-1, 1]
      .map((s) => pen.part(`M${s * 146},-30 h${s * 34} v84 h${s * -34}Z`, s > 0 ? brass.shade : brass.light))
      .join('') +
    pen.fill(mouth, dark) +
    `<g transform="translate(0 124)">${drawMeter()}</g>` +
    drawEye(pen, -70) +
    drawEye(pen, 72)
  );
}

/** The observatory's automaton, at rest. */
export const lune: Machine = {
  name: 'LUNE-7',
  draw: (pen) =>
    `<g transform="translate(450 420)">${drawBody(pen)}</g>` +
    `<g transform="translate(450 430) scale(1.1)">${drawHead(pen)}</g>`,
};
