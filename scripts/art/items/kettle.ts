import { line, path, times } from '../places/paper.ts';

const COPPER = { light: '#f2a06a', base: '#cf6f42', shade: '#95432f', deep: '#5c2525', shine: '#ffd9b0' };

/** Steam that hangs its head. */
function steam(): string {
  const puff = (x: number, y: number, r: number, o: number) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff3dc" opacity="${o}"/>`;
  return (
    puff(168, 372, 34, 0.8) +
    puff(130, 312, 46, 0.7) +
    puff(150, 236, 58, 0.55) +
    puff(226, 178, 66, 0.42) +
    puff(330, 150, 60, 0.3) +
    times(3, (i) =>
      line(`M${96 - i * 26},${452 + i * 8} q-20,-30 0,-60`, '#ffd9a0', 9, `opacity="${0.8 - i * 0.2}"`),
    )
  );
}

function pot(): string {
  return (
    line('M330,380 C330,180 730,180 730,380', COPPER.deep, 40) +
    line('M350,356 C370,226 690,226 712,356', '#7a3b32', 14) +
    path('M338,560 C250,540 220,480 176,420 L214,396 C260,440 300,470 380,470Z', COPPER.base) +
    path('M176,420 L214,396 L204,384 L160,408Z', COPPER.shine) +
    path(
      'M300,640 C280,500 390,392 530,392 C680,392 790,500 768,640 C764,740 720,830 690,850 H376 C344,830 306,740 300,640Z',
      COPPER.base,
    ) +
    path(
      'M600,400 C710,430 786,520 768,640 C764,740 720,830 690,850 H560 C640,740 670,560 600,400Z',
      COPPER.shade,
    ) +
    path(
      'M360,470 C320,530 312,600 330,680 C344,600 380,520 440,460 C410,450 380,450 360,470Z',
      COPPER.shine,
      'opacity=".75"',
    ) +
    path('M420,400 C440,366 630,366 648,400 L640,424 H428Z', COPPER.light) +
    path('M540,374 C600,374 640,384 648,400 L640,424 H560Z', COPPER.shade) +
    `<circle cx="534" cy="356" r="26" fill="${COPPER.deep}"/><circle cx="527" cy="349" r="10" fill="${COPPER.shine}"/>` +
    path('M360,850 H706 L724,886 H342Z', COPPER.deep)
  );
}

/** It looks as it sounds. */
function face(): string {
  return (
    line('M412,600 q34,26 68,4 M590,604 q34,22 68,-4', COPPER.deep, 14) +
    line('M404,552 L470,532 M600,532 L666,552', COPPER.deep, 13) +
    line('M486,716 Q536,676 586,716', COPPER.deep, 14) +
    path('M470,640 c-20,34 -18,56 0,56 c18,0 20,-22 0,-56Z', '#bfeaff')
  );
}

/** The sorry kettle. */
export function kettle(): string {
  return steam() + pot() + face();
}
