import type { Moment } from '@fabula/rules/release/moment';
import type { Release } from '@fabula/rules/release/release';
import type { Language } from '@fabula/rules/release/text';

/** Every sentence of a release that says how players say a thing. */
export function examplesOf(release: Release, language: Language): string[] {
  return release.moments.flatMap((moment) => examplesIn(moment, language));
}

/** Everything under a name that holds examples, wherever a type of moment keeps it. */
function examplesIn(moment: Moment, language: Language): string[] {
  const found: string[] = [];
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    if (language in value) {
      const texts: unknown = Reflect.get(value, language);
      if (Array.isArray(texts)) found.push(...texts.filter((text) => typeof text === 'string'));
    }
    for (const inner of Object.values(value)) visit(inner);
  };
  visit(moment);
  return found;
}
