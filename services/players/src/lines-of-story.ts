import type { Release } from '@fabula/rules/release/release';
import type { Language } from '@fabula/rules/release/text';

/** A line that an author wrote, and where. */
export interface WrittenLine {
  readonly moment: string;
  readonly text: string;
}

/** All lines that are to be spoken in a story; those with a placeholder are left out, for they are never said as written. */
export function linesOfStory(release: Release, language: Language): WrittenLine[] {
  return release.moments.flatMap((moment) =>
    [...new Set(linesIn(moment, language))].map((text) => ({ moment: moment.slug, text })),
  );
}

/** A line is whatever has a text in both languages and an emotion. */
function linesIn(part: unknown, language: Language): string[] {
  if (Array.isArray(part)) return part.flatMap((each) => linesIn(each, language));
  if (typeof part !== 'object' || part === null) return [];
  if ('text' in part && 'emotion' in part) {
    const text = (part.text as Record<Language, string>)[language];
    return text.includes('{') ? [] : [text];
  }
  return Object.values(part).flatMap((each) => linesIn(each, language));
}
