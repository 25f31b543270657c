/** One decimal is a third of a pixel on the largest stage, and halves the text. */
export function round(n: number): number {
  return Math.round(n * 10) / 10;
}

/** Path text with rounded numbers: path`M${x},${y} L...`. */
export function path(strings: TemplateStringsArray, ...values: (number | string)[]): string {
  return strings.reduce((text, piece, i) => {
    const value = values[i - 1] ?? '';
    return text + (typeof value === 'number' ? round(value) : value) + piece;
  });
}

export interface PartEdge {
  dx?: number;
  dy?: number;
  rimColour?: string;
}

/** Draws cut paper as SVG text. `currentColor` is the rim light: whoever mounts the text sets `color`. */
export interface Pen {
  fill(d: string, colour: string, extra?: string): string;
  line(d: string, colour: string, width: number, extra?: string): string;
  clip(d: string, inside: string): string;
  part(d: string, base: string, inside?: string, edge?: PartEdge): string;
}

/** A pen whose clip ids start with `prefix` and count from 0: the same drawing gets the same ids again. */
export function createPen(prefix: string): Pen {
  let count = 0;
  const clipped = (d: string, inside: string, before = '') => {
    const id = `${prefix}-c${count++}`;
    return `<clipPath id="${id}"><path d="${d}"/></clipPath>${before}<g clip-path="url(#${id})">${inside}</g>`;
  };
  return {
    fill: (d, colour, extra = '') => `<path d="${d}" fill="${colour}"${extra && ` ${extra}`}/>`,
    line: (d, colour, width, extra = '') =>
      `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"${extra && ` ${extra}`}/>`,
    clip: (d, inside) => clipped(d, inside),
    part: (d, base, inside = '', { dx = -9, dy = 6, rimColour = 'currentColor' } = {}) =>
      clipped(
        d,
        `<path d="${d}" fill="${base}" transform="translate(${dx} ${dy})"/>${inside}`,
        `<path d="${d}" fill="${rimColour}"/>`,
      ),
  };
}
