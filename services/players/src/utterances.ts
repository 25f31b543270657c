import type { Release } from '@fabula/rules/release/release';
import type { Examples, Language } from '@fabula/rules/release/text';
import type { Scene } from '@fabula/rules/scene';

/** All that this story's players may say, in one language: what one who talks at random draws from. */
export function allExamples(release: Release, language: Language): readonly string[] {
  const known = POOLS.get(release)?.[language];
  if (known) return known;
  const pools = { en: poolOf(release, 'en'), fr: poolOf(release, 'fr') };
  POOLS.set(release, pools);
  return pools[language];
}

const POOLS = new WeakMap<Release, Record<Language, readonly string[]>>();

function poolOf(release: Release, language: Language): string[] {
  return [...new Set(release.moments.flatMap((moment) => examplesIn(moment, language)))];
}

/** Example utterances wherever the format keeps them: `{en: string[], fr: string[]}`. */
export function examplesIn(part: unknown, language: Language): string[] {
  if (Array.isArray(part)) return part.flatMap((each) => examplesIn(each, language));
  if (typeof part !== 'object' || part === null) return [];
  const own = language in part ? (part as Record<Language, unknown>)[language] : undefined;
  if (Array.isArray(own)) return own.filter((each) => typeof each === 'string');
  return Object.values(part).flatMap((each) => examplesIn(each, language));
}

/** The ways to say one thing, in the run's language. */
export function examplesFor({ state }: Scene, examples: Examples | undefined): readonly string[] {
  return examples?.[state.language] ?? [];
}

/** Tricks that lead nowhere here. */
export function deflectionExamples(scene: Scene): readonly string[] {
  return scene.deflections.flatMap(({ examples }) => examplesFor(scene, examples));
}
