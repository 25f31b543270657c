import type { SpokenLine } from './types.ts';

/** What an author can leave open in a line: `{style}` and so on. */
export type Placeholder = 'style' | 'character' | 'item' | 'property' | 'finish';

/** The lines with each `{placeholder}` that is given replaced by its text; a line still begins with a capital. */
export function filled(
  lines: readonly SpokenLine[],
  texts: Readonly<Partial<Record<Placeholder, string>>>,
): SpokenLine[] {
  const known = Object.entries(texts);
  return lines.map((line) => {
    const text = known.reduce((done, [name, value]) => done.replaceAll(`{${name}}`, () => value), line.text);
    const { translation, ...said } = line;
    const filledIn = { ...said, text: line.text.startsWith('{') ? capitalised(text) : text };
    // The names are in the run's language: what would still be open in the other one is left out.
    return translation === undefined || translation.includes('{') ? filledIn : { ...filledIn, translation };
  });
}

function capitalised(text: string): string {
  const [first = '', ...rest] = text;
  return first.toUpperCase() + rest.join('');
}
