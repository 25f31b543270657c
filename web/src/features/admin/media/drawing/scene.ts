import type { Colours } from '../missing.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '');
const FONT = "font-family='Georgia, serif' font-weight='700' text-anchor='middle'";
/** Width of a letter as a share of its height, at most. */
const LETTER = 0.6;

export function svg({ width, height }: Size, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}

/** The story's colour, lighter towards the lower edge. */
export function ground({ background, control }: Colours, { width, height }: Size): string {
  return `<defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${background}"/><stop offset="1" stop-color="${control}" stop-opacity="0.45"/></linearGradient></defs><rect width="${width}" height="${height}" fill="${background}"/><rect width="${width}" height="${height}" fill="url(#g)"/>`;
}

/** Hills in the story's colours, others for each seed. */
export function hills(seed: string, { background, control }: Colours, { width, height }: Size): string {
  const next = chance(seed);
  const ridge = (level: number) => {
    const at = (share: number) => Math.round(height * (level + (next() - 0.5) * share));
    return `M0 ${at(0.2)}C${width * 0.25} ${at(0.5)} ${width * 0.4} ${at(0.5)} ${width * 0.55} ${at(0.2)}S${width * 0.85} ${at(0.5)} ${width} ${at(0.2)}V${height}H0Z`;
  };
  const x = Math.round(width * (0.2 + next() * 0.6));
  return `<circle cx="${x}" cy="${Math.round(height * 0.3)}" r="${Math.round(height * 0.1)}" fill="${control}"/><path d="${ridge(0.6)}" fill="${control}" fill-opacity="0.35"/><path d="${ridge(0.75)}" fill="${background}" fill-opacity="0.6"/><path d="${ridge(0.9)}" fill="${background}"/>`;
}

/** A name in large letters, in as many lines as it needs. @param y middle of them */
export function lettering(name: string, colour: string, { width, y, most }: Lettering): string {
  const lines = linesOf(name);
  const longest = Math.max(1, ...lines.map(({ length }) => length));
  const size = Math.round(Math.min(most, (width * 0.86) / (longest * LETTER)));
  const first = y - ((lines.length - 1) * size * 1.15) / 2 + size * 0.35;
  return lines
    .map(
      (line, at) =>
        `<text x="${width / 2}" y="${Math.round(first + at * size * 1.15)}" ${FONT} font-size="${size}" fill="${colour}">${escaped(line)}</text>`,
    )
    .join('');
}

interface Lettering {
  readonly width: number;
  readonly y: number;
  /** Height of letters. */
  readonly most: number;
}

/** Words in lines of about 14 letters. */
function linesOf(name: string): string[] {
  const lines: string[] = [];
  for (const word of name.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= 14) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.slice(0, 4);
}

/** Numbers from 0 to 1, the same for the same seed: FNV-1a, then mulberry32. */
function chance(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const sign of seed) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
