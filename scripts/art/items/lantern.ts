import { halo, line, path, times } from '../places/paper.ts';

const BRASS = { light: '#f3b752', dark: '#b8762c', deep: '#7c4a1f', shine: '#ffe6a8' };
const GLASS = 'M392,620 C330,560 330,400 408,340 H592 C670,400 670,560 608,620Z';

function handle(): string {
  const arm = 'M300,560 C250,120 750,120 700,560';
  return line(arm, BRASS.deep, 26) + line(arm, BRASS.light, 8, 'stroke-dasharray="420 2000"');
}

function hood(): string {
  return (
    path('M372,340 L410,262 H590 L628,340Z', BRASS.light) +
    path('M500,262 H590 L628,340 H500Z', BRASS.dark) +
    path('M430,262 L448,206 H552 L570,262Z', BRASS.dark) +
    path('M500,206 H552 L570,262 H500Z', BRASS.deep) +
    times(3, (i) => `<circle cx="${452 + i * 48}" cy="302" r="11" fill="${BRASS.deep}"/>`)
  );
}

function flame(): string {
  return (
    path('M500,372 C548,440 568,500 544,556 C530,596 470,596 456,556 C432,500 452,440 500,372Z', '#ff9a3c') +
    path('M500,428 C530,476 540,516 526,556 C516,580 484,580 474,556 C460,516 470,476 500,428Z', '#ffd98a') +
    path('M500,488 C514,514 518,536 511,558 C506,570 494,570 489,558 C482,536 486,514 500,488Z', '#fffbe9') +
    path('M486,592 h28 v40 h-28Z', BRASS.deep)
  );
}

function globe(): string {
  return (
    path(GLASS, '#ffe6a8', 'opacity=".34"') +
    flame() +
    line('M412,380 C372,430 372,530 404,590', '#fffbe9', 13, 'opacity=".75"') +
    line(GLASS, '#d9973e', 8) +
    line('M356,470 H644 M420,340 V620 M580,340 V620', BRASS.deep, 9)
  );
}

function tank(): string {
  return (
    path('M376,620 H624 L648,672 H352Z', BRASS.dark) +
    path('M318,672 H682 C716,720 720,782 700,826 H300 C280,782 284,720 318,672Z', BRASS.light) +
    path('M520,672 H682 C716,720 720,782 700,826 H500 C528,780 534,720 520,672Z', BRASS.dark) +
    path('M280,826 H720 L736,872 H264Z', BRASS.deep) +
    line('M340,704 C318,744 318,780 328,804', BRASS.shine, 11) +
    `<circle cx="640" cy="700" r="25" fill="${BRASS.deep}"/><circle cx="634" cy="694" r="14" fill="${BRASS.light}"/>`
  );
}

/** The storm lantern: brass, a glass globe in wire, and a flame that stays. */
export function lantern(): string {
  return halo(500, 500, 480, '#ffcf70', 6, 0.11) + handle() + globe() + hood() + tank();
}
