import type { Release } from '@fabula/rules/release/release';
import type { Examples, Language } from '@fabula/rules/release/text';
import type { Scene } from '@fabula/rules/scene';
import { memoised } from '@fabula/story/memoised';
import type { Chance } from '@fabula/story/moments/policy';
import { examplesOf } from '@fabula/story/release-examples';
import type { PlayerAnswer } from './player.ts';

/** All that this story's players may say, in one language: what one who talks at random draws from. */
export function allExamples(release: Release, language: Language): readonly string[] {
  return examplesByLanguage(release)[language];
}

const examplesByLanguage = memoised((release: Release) => ({
  en: [...new Set(examplesOf(release, 'en'))],
  fr: [...new Set(examplesOf(release, 'fr'))],
}));

/** The ways to say one thing, in the run's language. */
export function examplesFor({ state }: Scene, examples: Examples | undefined): readonly string[] {
  return examples?.[state.language] ?? [];
}

/** What counts for nothing here: tricks that lead nowhere, and what is only asked. */
export function asideExamples(scene: Scene): readonly string[] {
  return [...scene.deflections, ...scene.answers].flatMap(({ examples }) => examplesFor(scene, examples));
}

/** Says one of these; undefined where there are none. */
export function sayOne(sentences: readonly string[], chance: Chance): PlayerAnswer | undefined {
  const words = chance.pick(sentences);
  return words === undefined ? undefined : { words };
}
