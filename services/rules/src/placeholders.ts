import type { SpokenLine } from './types.ts';

/** What an author can leave open in a line: `{style}` and so on. */
export type Placeholder = 'style' | 'character' | 'item' | 'property' | 'finish';

/** The lines with each `{placeholder}` that is given replaced by its text. */
export function filled(
  lines: readonly SpokenLine[],
  texts: Readonly<Partial<Record<Placeholder, string>>>,
): SpokenLine[] {
  const known = Object.entries(texts);
  return lines.map((line) => ({
    ...line,
    text: known.reduce((text, [name, value]) => text.replaceAll(`{${name}}`, () => value), line.text),
  }));
}
