import { round } from '@fabula/figure/pen';

/** Places are drawn in a box of 1920 x 1200, from far to near; the middle third stays calm for the figure. */
export const WIDTH = 1920;
export const HEIGHT = 1200;

/** A small generator of numbers in 0..1, so that a place is the same picture every time. */
export function seeded(seed: number): () => number {
  let s = seed >>> 0;
  return () => {
    s = (s + 0x6d2b79f5) >>> 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const times = (n: number, draw: (i: number) => string) =>
  Array.from({ length: n }, (_, i) => draw(i)).join('');

export function path(d: string, fill: string, extra = ''): string {
  return `<path d="${d}" fill="${fill}" ${extra}/>`;
}

export function line(d: string, colour: string, width: number, extra = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" ${extra}/>`;
}

/** One sheet of paper; `cut` throws its soft shadow on the sheet behind. */
export function layer(id: string, inner: string, cut = true): string {
  return `<g id="layer-${id}"${cut ? ' filter="url(#cut)"' : ''}>${inner}</g>`;
}

export function sky(id: string, stops: [number, string][]): string {
  const drawn = stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('');
  return (
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${drawn}</linearGradient>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#${id})"/>`
  );
}

/** The signature of the house: light as stepped discs of paper. */
export function halo(x: number, y: number, r: number, colour: string, steps = 5, opacity = 0.1): string {
  const disc = (i: number) => round(r * (1 - i / steps) ** 1.15);
  return times(
    steps,
    (i) => `<circle cx="${x}" cy="${y}" r="${disc(i)}" fill="${colour}" opacity="${opacity}"/>`,
  );
}

export function stars(seed: number, n: number, lowest: number, colour = '#fff4d6'): string {
  const r = seeded(seed);
  return times(n, () => {
    const [x, y, s] = [r() * WIDTH, r() ** 1.3 * lowest, 0.8 + r() * 2.4];
    const sparkle = `M${round(x)},${round(y - s * 4)} l${s},${s * 3} ${s * 3},${s} -${s * 3},${s} -${s},${s * 3} -${s},-${s * 3} -${s * 3},-${s} ${s * 3},-${s}Z`;
    if (r() > 0.92) return path(sparkle, colour);
    return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(s)}" fill="${colour}" opacity="${round(0.4 + r() * 0.6)}"/>`;
  });
}

/** A row of breaking waves at height `y`. */
export function waves(
  y: number,
  height: number,
  length: number,
  shift: number,
  fill: string,
  foam = '',
): string {
  let d = `M-200,${HEIGHT + 20} L${-200 + shift},${y}`;
  for (let x = -200 + shift; x < WIDTH + 200; x += length) {
    d += ` c${length * 0.3},${-height * 0.1} ${length * 0.52},${-height * 1.25} ${length * 0.78},${-height} c${-length * 0.1},${height * 0.36} ${-length * 0.04},${height * 0.86} ${length * 0.22},${height}`;
  }
  return path(`${d} L${WIDTH + 300},${HEIGHT + 20}Z`, fill, foam && `stroke="${foam}" stroke-width="7"`);
}

export function cloud(x: number, y: number, s: number, fill: string): string {
  const d = `M${x - 300 * s},${y} c${20 * s},${-60 * s} ${110 * s},${-60 * s} ${130 * s},${-20 * s} c${20 * s},${-90 * s} ${180 * s},${-100 * s} ${210 * s},${-20 * s} c${40 * s},${-50 * s} ${130 * s},${-40 * s} ${140 * s},${10 * s} c${60 * s},${-10 * s} ${100 * s},${20 * s} ${110 * s},${50 * s} q${-300 * s},${36 * s} ${-590 * s},${-20 * s}Z`;
  return path(d, fill);
}

const CUT =
  '<filter id="cut" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur in="SourceAlpha" stdDeviation="14"/>' +
  '<feOffset dy="-6"/><feComponentTransfer><feFuncA type="linear" slope=".55"/></feComponentTransfer>' +
  '<feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>';
const GRAIN =
  '<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".82" numOctaves="2" seed="7"/>' +
  '<feColorMatrix values="0 0 0 0 .5  0 0 0 0 .5  0 0 0 0 .5  .9 .9 .9 0 -1.05"/></filter>';

/** The picture around the layers: shadow, grain (16 %) and vignette (72 %). */
export function frame(name: string, inner: string, vignette = '#07040f'): string {
  const shade = `<radialGradient id="vig" cx=".5" cy=".45" r=".78"><stop offset=".45" stop-color="${vignette}" stop-opacity="0"/><stop offset="1" stop-color="${vignette}" stop-opacity=".72"/></radialGradient>`;
  const all = `width="${WIDTH}" height="${HEIGHT}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice" role="img" aria-label="${name}">` +
    `<defs>${CUT}${GRAIN}${shade}</defs>${inner}<rect ${all} fill="url(#vig)"/>` +
    `<rect ${all} filter="url(#grain)" opacity=".16" style="mix-blend-mode:overlay"/></svg>`
  );
}
