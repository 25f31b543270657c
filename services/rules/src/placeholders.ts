import type { SpokenLine } from './types.ts';

/** What an author can leave open in a line: `{style}` and so on. */
export type Placeholder = 'style' | 'character' | 'item' | 'property' | 'finish';

/** The lines with each `{placeholder}` that is given replaced by its text; a line still begins with a capital. */
export function filled(
  lines: readonly SpokenLine[],
  texts: Readonly<Partial<Record<Placeholder, string>>>,
): SpokenLine[] {
  return lines.map((line) => {
    if (!line.text.includes('{')) return withoutOpen(line);
    const text = line.text.replaceAll(PLACEHOLDER, (open, name: Placeholder) => texts[name] ?? open);
    return withoutOpen({ ...line, text: line.text.startsWith('{') ? capitalised(text) : text });
  });
}

const PLACEHOLDER = /\{(style|character|item|property|finish)\}/g;

/** The names are in the run's language: a translation in which one is still open is left out. */
function withoutOpen(line: SpokenLine): SpokenLine {
  if (!line.translation?.includes('{')) return line;
  const { translation: _, ...said } = line;
  return said;
}

function capitalised(text: string): string {
  const first = String.fromCodePoint(text.codePointAt(0) ?? 0);
  return first.toUpperCase() + text.slice(first.length);
}
