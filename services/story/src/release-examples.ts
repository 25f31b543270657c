import type { Release } from '@fabula/rules/release/release';
import type { Language } from '@fabula/rules/release/text';

/** Every sentence of a release that says how players say a thing. */
export function examplesOf(release: Release, language: Language): string[] {
  return release.moments.flatMap((moment) => examplesIn(moment, language));
}

/** Example utterances wherever the format keeps them: `{en: string[], fr: string[]}`. */
export function examplesIn(part: unknown, language: Language): string[] {
  if (Array.isArray(part)) return part.flatMap((each) => examplesIn(each, language));
  if (typeof part !== 'object' || part === null) return [];
  const own = language in part ? (part as Record<Language, unknown>)[language] : undefined;
  if (Array.isArray(own)) return own.filter((each) => typeof each === 'string');
  return Object.values(part).flatMap((each) => examplesIn(each, language));
}
