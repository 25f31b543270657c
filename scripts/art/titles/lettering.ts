import { createRequire } from 'node:module';
import { loadSync } from 'opentype.js';

const require = createRequire(import.meta.url);

/** Open fonts; a title is kept as outlines, so none of them is shipped. */
const FILES = {
  limelight: '@fontsource/limelight/files/limelight-latin-400-normal.woff',
  righteous: '@fontsource/righteous/files/righteous-latin-400-normal.woff',
  cinzel: '@fontsource/cinzel-decorative/files/cinzel-decorative-latin-900-normal.woff',
};

export interface TitleStyle {
  face: keyof typeof FILES;
  ink: string;
  edge: string;
}

/** A line of a title: its text, its size and, where it differs, its colour. */
export type TitleLine = [text: string, size: number, colour?: string];

export interface Lettering {
  width: number;
  height: number;
  svg: string;
}

const SHADE = '#120a1e';
const LEADING = 0.98;

function outlines(face: TitleStyle['face'], lines: TitleLine[]) {
  const font = loadSync(require.resolve(FILES[face]));
  let y = 0;
  return lines.map(([text, size, colour]) => {
    y += size * LEADING * (y ? 1 : 0.8);
    const d = font.getPath(text, 0, y, size).toPathData(1);
    return { d, colour, size, y, width: font.getAdvanceWidth(text, size) };
  });
}

/** A title cut in three sheets of paper: shadow, edge, face. */
export function lettering(style: TitleStyle, lines: TitleLine[]): Lettering {
  const rows = outlines(style.face, lines);
  const sheet = (offset: number, fill?: string) =>
    rows
      .map(
        (row) =>
          `<path d="${row.d}" transform="translate(${offset} ${offset})" fill="${fill ?? row.colour ?? style.ink}"/>`,
      )
      .join('');
  const first = rows[0];
  const last = rows.at(-1);
  if (!first || !last) throw new RangeError('a title needs a line');
  const depth = first.size / 120;
  const edge = [8, 7, 6, 5, 4, 3].map((n) => sheet(n * depth, style.edge)).join('');
  return {
    width: Math.max(...rows.map((row) => row.width)) + 16 * depth,
    height: last.y + last.size * 0.3,
    svg: `<g opacity=".5">${sheet(14 * depth, SHADE)}</g>${edge}${sheet(0)}`,
  };
}

/** Each outline is written once and used by all sheets: an eighth of the bytes. Ids are of one picture, so only where a title is one. */
function sharingOutlines(svg: string): string {
  const outlined = [...new Set([...svg.matchAll(/ d="([^"]+)"/g)].map(([, d = '']) => d))];
  const defs = outlined.map((d, i) => `<path id="r${i}" d="${d}"/>`).join('');
  const used = svg.replace(/<path d="([^"]+)"/g, (_, d: string) => `<use href="#r${outlined.indexOf(d)}"`);
  return `<defs>${defs}</defs>${used}`;
}

/** The title alone, as a picture of its own size. */
export function titleSvg(name: string, { width, height, svg }: Lettering): string {
  const [w, h] = [Math.ceil(width + 16), Math.ceil(height + 22)];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -10 ${w} ${h}" width="${w}" height="${h}" role="img" aria-label="${name}">${sharingOutlines(svg)}</svg>`;
}
