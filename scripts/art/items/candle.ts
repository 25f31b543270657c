import { halo, line, path } from '../places/paper.ts';

const WAX = { light: '#fff3d2', base: '#f0d9a6', shade: '#c9a468', deep: '#8f6a3c' };
const PEWTER = { light: '#aab0bd', base: '#767d8e', shade: '#4a5062', deep: '#2b2f3e' };

function dish(): string {
  return (
    `<ellipse cx="500" cy="810" rx="350" ry="96" fill="${PEWTER.deep}"/><ellipse cx="500" cy="790" rx="346" ry="90" fill="${PEWTER.base}"/><ellipse cx="500" cy="780" rx="300" ry="70" fill="${PEWTER.shade}"/>` +
    line('M160,790 C180,730 330,704 480,702', PEWTER.light, 11) +
    line('M838,790 C930,740 960,840 880,850 C850,852 830,836 822,826', PEWTER.base, 26)
  );
}

/** A hand that held it, pressed into the wax. */
function print(): string {
  return (
    `<g transform="translate(430 620) rotate(-14)">` +
    [0, 1, 2, 3]
      .map(
        (i) =>
          `<ellipse cx="0" cy="${i * 46 - 70}" rx="62" ry="19" fill="${WAX.shade}"/><ellipse cx="-6" cy="${i * 46 - 66}" rx="52" ry="12" fill="${WAX.deep}" opacity=".55"/>`,
      )
      .join('') +
    '</g>'
  );
}

/** The candle stub: an inch of wax, leaning as if asleep. */
export function candle(): string {
  return (
    dish() +
    halo(590, 300, 300, '#ff9a3c', 4, 0.05) +
    path(
      'M330,780 C300,760 250,800 240,776 C260,740 320,760 346,720 L380,430 C384,392 620,348 664,392 L676,700 C690,770 740,740 770,784 C700,830 420,830 330,780Z',
      WAX.base,
    ) +
    path(
      'M570,366 C620,364 650,376 664,392 L676,700 C690,770 740,740 770,784 C720,812 640,820 560,820 C630,700 620,520 570,366Z',
      WAX.shade,
    ) +
    path('M384,430 L372,560 L356,700 C380,640 396,540 420,420Z', WAX.light) +
    path('M380,430 C376,388 640,340 664,392 C676,436 400,480 380,430Z', WAX.light) +
    path('M440,420 C450,396 590,372 610,396 C616,424 456,450 440,420Z', WAX.shade) +
    path('M640,420 C660,470 650,560 668,600 C690,560 690,460 664,400Z', WAX.light, 'opacity=".8"') +
    print() +
    line('M528,412 C532,370 552,350 586,340', '#2a1c1c', 15) +
    '<circle cx="590" cy="338" r="11" fill="#ff7a3c"/><circle cx="592" cy="336" r="5" fill="#ffe09a"/>' +
    line('M596,312 C640,260 560,210 610,150 C640,110 600,80 616,40', '#d9d2e6', 13, 'opacity=".55"') +
    line('M606,300 C670,250 620,200 664,140', '#d9d2e6', 7, 'opacity=".35"')
  );
}
