import { line, path, seeded, times } from '../places/paper.ts';

const PAPER = { light: '#f7efdd', base: '#e3d5b8', shade: '#b9a680' };
const COAL = '#2a2430';

/** Scorch lines from every edge to the window, as a thing comes that hears its name. */
function scorch(): string {
  const r = seeded(17);
  return times(46, (i) => {
    const turn = (i / 46) * 2 * Math.PI;
    const far = 0.72 + r() * 0.28;
    const x = Math.round(470 + Math.cos(turn) * 330 * far);
    const y = Math.round(560 + Math.sin(turn) * 320 * far);
    const bend = Math.round((r() - 0.5) * 90);
    return line(
      `M${x},${y} C${Math.round(x * 0.6 + 236 + bend)},${Math.round(y * 0.6 + 140)} ${Math.round(x * 0.3 + 402)},${Math.round(y * 0.3 + 250 + bend * 0.3)} 570,352`,
      COAL,
      Math.round(4 + r() * 9),
      `opacity="${Math.round((0.35 + r() * 0.5) * 100) / 100}"`,
    );
  });
}

function frame(): string {
  return (
    path('M486,430 V300 Q486,216 570,196 Q654,216 654,300 V430Z', PAPER.light) +
    line('M486,430 V300 Q486,216 570,196 Q654,216 654,300 V430Z', COAL, 17) +
    line('M570,200 V430 M486,320 H654', COAL, 9)
  );
}

/** A rubbing in charcoal of the scorch lines, with the stick that made it. */
export function rubbing(): string {
  const inside = '<clipPath id="rubbing"><path d="M150,170 L820,130 L860,860 L130,880Z"/></clipPath>';
  return (
    `<g transform="rotate(-4 500 500)">${inside}` +
    path('M166,190 L838,150 L880,884 L146,904Z', '#0b0712', 'opacity=".45"') +
    path('M150,170 L820,130 L860,860 L130,880Z', PAPER.base) +
    path('M150,170 L420,154 L300,872 L130,880Z', PAPER.light) +
    path('M640,141 L820,130 L860,860 L720,866Z', PAPER.shade, 'opacity=".5"') +
    `<g clip-path="url(#rubbing)">${scorch()}<ellipse cx="300" cy="780" rx="220" ry="90" fill="${COAL}" opacity=".14"/></g>` +
    frame() +
    path('M820,130 L760,134 L826,196Z', PAPER.shade) +
    path('M694,800 L900,690 L924,736 L718,850Z', '#17131c') +
    path('M694,800 L900,690 L908,706 L704,818Z', '#4a4454') +
    '</g>'
  );
}
