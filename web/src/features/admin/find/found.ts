/** A line of the story's texts. */
export interface FoundLine {
  readonly path: string;
  /** From 1. */
  readonly line: number;
  readonly text: string;
}

const MOST = 40;

/** Without accents and capitals, as one types in haste. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Files that are called so, then lines that say so. */
export function found(texts: ReadonlyMap<string, string>, wanted: string): FoundLine[] {
  const words = plain(wanted.trim());
  if (words === '') return [];
  const named = [...texts.keys()]
    .filter((path) => plain(path).includes(words))
    .map((path) => ({ path, line: 1, text: path }));
  const said = [...texts].flatMap(([path, text]) => linesWith(path, text, words));
  return [...named, ...said].slice(0, MOST);
}

function linesWith(path: string, text: string, words: string): FoundLine[] {
  // Most files hold no such words, and to look at a whole one is quick.
  if (!plain(text).includes(words)) return [];
  return text
    .split('\n')
    .flatMap((line, index) =>
      plain(line).includes(words) ? [{ path, line: index + 1, text: line.trim() }] : [],
    );
}
