import type { FaceKey } from '@fabula/figure/numbers';
import type { Pen } from '@fabula/figure/pen';
import { round } from '@fabula/figure/pen';
import { slot } from '@fabula/figure/slots';
import type { Person } from './person.ts';

const brass = { base: '#c98f3d', light: '#f6cf7a', shade: '#8a5628', deep: '#55331c' };
const glow = '#7ff0dc';
const warm = '#ff8a5c';
const dark = '#10202e';
const row = (n: number, draw: (i: number) => string) => Array.from({ length: n }, (_, i) => draw(i)).join('');
const disc = (x: number, y: number, r: number, colour: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`;
const ROUND = 'M-58,0 A58,58 0 1 1 58,0 A58,58 0 1 1 -58,0Z';

/** Something round that looks where the eye looks. */
function seeing(r: string, colour: string, dx = 0, dy = 0): string {
  const cx = slot(dx, { gazeX: 1.3 });
  const cy = slot(dy, { gazeY: 1.3 });
  return `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${colour}"/>`;
}

/** The eye that was left to it: a lens between two shutters, which do what lids do. */
function drawLens(pen: Pen): string {
  const lid = (slant: number) => slot(-46, { lidTop: -44, blink: 46, lidSlant: slant });
  const low = slot(44, { lidLow: -40, blink: -44 });
  const bend = slot(44, { lidLow: -66, blink: -44 });
  const lens =
    seeing(slot(8, { pupil: 38 }), glow) +
    seeing(slot(0, { pupil: 24 }), '#dffff5') +
    seeing('7', '#fff', -12, -14) +
    pen.fill(`M-70,-90 H70 V${lid(1.7)} L-70,${lid(-1.7)}Z`, brass.shade) +
    pen.line(`M70,${lid(1.7)} L-70,${lid(-1.7)}`, brass.deep, 7) +
    pen.fill(`M-70,90 H70 V${low} Q0,${bend} -70,${low}Z`, brass.base);
  const ring = `<circle r="60" fill="none" stroke="${brass.light}" stroke-width="7"/>`;
  return `<g transform="translate(-70 0)">${disc(0, 0, 66, brass.deep)}${disc(0, 0, 58, dark)}${pen.clip(ROUND, lens)}${ring}</g>`;
}

/** Where the other eye was: a setting, its claws bent open, and nothing in it. */
function drawSetting(pen: Pen): string {
  const claws = row(
    6,
    (i) =>
      `<path d="M-9,-62 L9,-62 L5,-38 L-5,-38Z" fill="${i % 2 ? brass.light : brass.base}" transform="rotate(${i * 60 + 18})"/>`,
  );
  return (
    `<g transform="translate(72 0)">${disc(0, 0, 66, brass.deep)}${disc(0, 0, 56, '#080d16')}` +
    `<circle r="34" fill="none" stroke="${brass.shade}" stroke-width="5"/>${disc(0, 0, 7, brass.shade)}` +
    pen.line('M-28,20 Q0,40 28,20', '#22344a', 5) +
    `${claws}<circle r="60" fill="none" stroke="${brass.shade}" stroke-width="7"/></g>`
  );
}

/** One bar of the mouth, a level meter: it opens from the middle and bends with a smile. */
function bar(i: number, colour: string, opacity: string): string {
  const k = (i - 4) / 4;
  const loud = 46 * (1 - Math.abs(k) * 0.75) * (i % 2 ? 0.72 : 1);
  const bend: Partial<Record<FaceKey, number>> = {
    mouthCurve: round((0.4 - 0.8 * k * k) * 10) / 10,
    mouthSkew: round(0.6 * k * 10) / 10,
    mouthOpen: round(-loud / 2),
  };
  const size = `width="12" height="${slot(9, { mouthOpen: round(loud) })}" rx="6"`;
  return `<rect x="${slot(-6, { mouthW: round(k * 76) })}" y="${slot(-4.5, bend)}" ${size} fill="${colour}" opacity="${opacity}"/>`;
}

function drawMeter(): string {
  return row(9, (i) => bar(i, glow, '1') + bar(i, warm, slot(0, { flush: 1.2 })));
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
  return pen.part(chest, brass.base, planes + drawMoonDial()) + drawArm(pen, -1) + drawArm(pen, 1);
}

function drawNeck(pen: Pen): string {
  const coils = [120, 160, 200, 240, 280].map((y) => pen.line(`M-60,${y} H64`, brass.base, 9)).join('');
  return pen.part('M-56,100 H60 V330 H-56Z', brass.deep, coils);
}

function drawDome(pen: Pen): string {
  const skull =
    'M-150,60 C-160,-120 -90,-176 0,-176 C92,-176 162,-120 152,60 C150,150 120,186 70,190 L-66,190 C-120,186 -148,150 -150,60Z';
  const planes =
    pen.fill('M60,-190 C100,-80 110,60 80,210 L260,210 L260,-190Z', brass.shade) +
    pen.fill('M-170,-40 C-110,-40 -110,80 -100,140 L-200,140Z', brass.light, 'opacity=".6"') +
    pen.line('M-110,-116 C-60,-150 60,-150 110,-116', brass.deep, 6, 'opacity=".6"');
  return (
    pen.line('M0,-170 V-226', brass.shade, 12) +
    disc(0, -240, 24, '#f6ead8') +
    pen.fill('M0,-264 a24,24 0 0 1 0,48 a32,32 0 0 0 0,-48Z', '#8a7a6a') +
    pen.part(skull, brass.base, planes) +
    [-1, 1]
      .map((s) => pen.part(`M${s * 146},-30 h${s * 34} v84 h${s * -34}Z`, s > 0 ? brass.shade : brass.light))
      .join('')
  );
}

/** What hides the face of flesh that every figure has, and looks and speaks in its place. */
function drawFace(pen: Pen): string {
  const grille =
    'M-104,84 H104 Q112,84 112,94 V150 Q112,164 98,164 H-98 Q-112,164 -112,150 V94 Q-112,84 -104,84Z';
  return (
    pen.fill('M-130,-74 H132 V84 H-130Z', brass.base) +
    pen.fill('M78,-74 H132 V84 H90Z', brass.shade) +
    pen.fill('M-40,70 H40 V180 H-40Z', brass.base) +
    pen.fill(grille, dark) +
    `<g transform="translate(0 124)">${drawMeter()}</g>` +
    drawLens(pen) +
    drawSetting(pen)
  );
}

/** The observatory's automaton, which has one eye out of two. */
export const lune: Person = {
  key: 'lune',
  name: 'LUNE-7',
  skin: brass,
  hair: brass,
  headScale: 1.1,
  face: { turn: 0, coveredForehead: 1, blush: warm, flush: warm },
  eye: { gap: 70, width: 30, upper: 14, lower: 10, iris: 10 },
  brow: { width: 68, thickness: 22, arc: 2, y: -88, colour: brass.light },
  nose: { length: 20, width: 8 },
  mouth: { width: 30, y: 124, line: dark },
  skull: drawDome,
  ownNeck: drawNeck,
  overMouth: drawFace,
  outfit: drawBody,
};
