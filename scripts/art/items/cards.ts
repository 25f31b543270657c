import { line, path, times } from '../places/paper.ts';
import { lettering } from '../titles/lettering.ts';

const GOLD = { light: '#ffe9a8', base: '#e6b24a', shade: '#a8702a', deep: '#6b4217' };
const CARD = { light: '#fffaf0', base: '#f6ead2', shade: '#d9c6a2', line: '#8a7a66' };

function crest(): string {
  return (
    path('M410,290 H590 V400 C590,480 540,520 500,540 C460,520 410,480 410,400Z', GOLD.shade) +
    path('M404,282 H584 V392 C584,472 534,512 494,532 C454,512 404,472 404,392Z', GOLD.base) +
    path('M494,282 H584 V392 C584,472 534,512 494,532Z', GOLD.shade, 'opacity=".6"') +
    '<circle cx="494" cy="384" r="58" fill="#fff6dc"/>' +
    path('M494,326 a58,58 0 0 1 0,116 a80,80 0 0 0 0,-116Z', '#cbb78e') +
    path('M414,270 L424,224 L458,254 L494,208 L530,254 L564,224 L574,270Z', GOLD.base) +
    '<circle cx="494" cy="206" r="11" fill="#e4566e"/><circle cx="424" cy="222" r="8" fill="#e4566e"/><circle cx="564" cy="222" r="8" fill="#e4566e"/>'
  );
}

/** The forged invitation: gold edges, a raised crest, and one mistake for sincerity. */
export function invitation(): string {
  const rows = [600, 648, 696].map((y, i) =>
    line(`M${300 + i * 30},${y} H${690 - i * 34}`, CARD.line, 11, 'stroke-dasharray="96 22 60 20 130 24"'),
  );
  const mistake = line('M540,700 q10,-14 20,0 t20,0 t20,0', '#c4302b', 7);
  return (
    `<g transform="rotate(7 500 500)">` +
    path('M196,140 H800 V872 H196Z', GOLD.deep) +
    path('M184,126 H788 V858 H184Z', GOLD.base) +
    path('M184,126 H788 L770,144 H202 V840 L184,858Z', GOLD.light) +
    path('M208,150 H764 V834 H208Z', CARD.base) +
    path('M208,150 H420 L300,834 H208Z', CARD.light) +
    path('M620,834 L764,500 V834Z', CARD.shade, 'opacity=".6"') +
    line('M236,178 H736 V806 H236Z', GOLD.base, 5) +
    crest() +
    rows.join('') +
    line('M420,760 H570', GOLD.shade, 9) +
    mistake +
    times(4, (i) =>
      path(`M${[236, 736, 236, 736][i]},${[166, 166, 794, 794][i]} l12,12 -12,12 -12,-12Z`, GOLD.shade),
    ) +
    '</g>'
  );
}

/** The card with one word on it, out of its envelope. */
export function nameCard(): string {
  const style = { face: 'limelight', ink: '#5d1c49', edge: '#e9d9bd' } as const;
  const word = lettering(style, [['Violetta', 128]]);
  return (
    `<g transform="rotate(-6 500 500)">` +
    path('M150,420 L860,420 V860 H150Z', '#7b2a5c') +
    path('M150,420 L505,640 L860,420 V470 L505,690 L150,470Z', '#531b45') +
    path('M190,230 H820 V640 H190Z', CARD.shade) +
    path('M180,216 H808 V626 H180Z', CARD.base) +
    path('M180,216 H430 L330,626 H180Z', CARD.light) +
    `<g transform="translate(${494 - word.width / 2} 340)">${word.svg}</g>` +
    line('M300,520 C400,546 560,500 690,524', '#5d1c49', 7) +
    path('M150,560 L440,720 L150,860Z M860,560 L570,720 L860,860Z', '#8d3570') +
    path('M150,860 L505,640 L860,860Z', '#9c4480') +
    path('M505,640 L860,860 H640Z', '#6b2450') +
    '<circle cx="505" cy="700" r="46" fill="#c4302b"/><circle cx="499" cy="694" r="38" fill="#dd5148"/>' +
    path('M499,668 l16,26 -16,26 -16,-26Z', '#8e1f22') +
    '</g>'
  );
}
