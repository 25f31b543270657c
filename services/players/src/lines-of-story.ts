import type { Moment } from '@fabula/rules/release/moment';
import type { Release } from '@fabula/rules/release/release';
import type { Language, Localized } from '@fabula/rules/release/text';
import { walkParts } from '@fabula/story/walk-parts';

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
function linesIn(moment: Moment, language: Language): string[] {
  const found: string[] = [];
  walkParts(moment, (part) => {
    if (typeof part !== 'object' || part === null || !('text' in part && 'emotion' in part)) return true;
    found.push((part.text as Localized)[language]);
    return false;
  });
  return found.filter((text) => !text.includes('{'));
}
