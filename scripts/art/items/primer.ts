import { line, path } from '../places/paper.ts';
import { lettering } from '../titles/lettering.ts';

const COVER = { light: '#8fc46a', base: '#5f9a4a', shade: '#3f6f3a', deep: '#254628' };

function acorn(): string {
  return (
    path('M640,560 C640,700 590,770 540,800 C490,770 440,700 440,560Z', '#c98a42') +
    path('M560,560 H640 C640,700 590,770 540,800 C580,720 586,640 560,560Z', '#8f5a2a') +
    path('M420,566 C420,500 470,470 540,470 C610,470 660,500 660,566 C600,590 480,590 420,566Z', '#7a4a2a') +
    line('M450,540 q20,-30 40,0 q20,-30 40,0 q20,-30 40,0 q20,-30 40,0', '#a86f42', 8) +
    line('M540,470 C540,440 556,424 580,416', '#5c3820', 15) +
    path('M470,600 C466,660 480,710 504,740 C490,690 486,650 490,600Z', '#f0bd6c', 'opacity=".8"')
  );
}

/** The other language's word for the letter, come to look at the acorn. */
function bee(): string {
  return (
    '<g transform="translate(690 452) rotate(-16)">' +
    '<ellipse cx="-6" cy="-40" rx="26" ry="42" fill="#e6f2ff" opacity=".9" transform="rotate(-24)"/><ellipse cx="30" cy="-38" rx="22" ry="38" fill="#e6f2ff" opacity=".75" transform="rotate(18)"/>' +
    '<ellipse rx="58" ry="38" fill="#ffc93c"/>' +
    line('M-22,-32 V32 M8,-36 V36 M36,-26 V26', '#3a2418', 13) +
    '<circle cx="-52" cy="-4" r="26" fill="#3a2418"/><circle cx="-60" cy="-10" r="7" fill="#fff6dc"/>' +
    line('M-62,-26 q-10,-22 -26,-22 M-48,-30 q2,-22 -8,-32', '#3a2418', 6) +
    '</g>'
  );
}

/** A children's primer, a little chewed at one corner. */
export function primer(): string {
  const title = lettering({ face: 'righteous', ink: '#fff6dc', edge: '#8a3a2a' }, [['A', 240]]);
  const bitten = 'M250,150 H800 V700 q-36,-6 -40,34 q-40,-8 -42,36 q-44,-6 -44,40 q-36,0 -34,40 H250Z';
  return (
    `<g transform="rotate(5 500 500)">` +
    path('M262,172 H826 V720 L660,884 H262Z', '#efe3cd') +
    line('M640,870 H280 M654,850 H280 M814,190 V690', '#b9a680', 6) +
    path(bitten, COVER.base) +
    path('M250,150 H330 V850 H250Z', COVER.deep) +
    path('M330,150 H370 V850 H330Z', COVER.shade) +
    path('M370,150 H470 L400,850 H370Z', COVER.light, 'opacity=".5"') +
    line('M400,190 H764 V660 M610,812 H400 V190', '#ffe6a8', 9) +
    `<g transform="translate(${566 - title.width / 2} 210)">${title.svg}</g>` +
    acorn() +
    bee() +
    line('M760,734 l-14,-20 M718,770 l-16,-18 M674,810 l-16,-18', COVER.deep, 7) +
    '</g>'
  );
}
