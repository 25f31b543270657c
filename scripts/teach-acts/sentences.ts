import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileStory } from '@fabula/catalogue/compile-story';
import { STORIES_ROOT } from '@fabula/catalogue/stories-root';
import { LEARNED_KINDS, type LearnedKind } from '@fabula/director/acts/learned/kinds';
import type { Release } from '@fabula/rules/release/release';
import type { Language } from '@fabula/rules/release/text';

export interface Taught {
  readonly kind: LearnedKind;
  readonly words: string;
  /** The story whose names it knows; null: written for teaching. */
  readonly release: Release | null;
}

/** The sentences of a folder with one file or more for each kind: `help.txt`, `help.2.txt`. */
export function sentencesIn(folder: string): Taught[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const kind = LEARNED_KINDS.find((each) => each === file.split('.')[0]);
      if (!kind) throw new Error(`${file} is named for no act`);
      const lines = readFileSync(join(folder, file), 'utf8').split('\n');
      return lines.filter((line) => line !== '').map((words) => ({ kind, words, release: null }));
    });
}

/** What the stories' authors say that counts: all of it says something of the story. */
export async function sentencesOfStories(language: Language): Promise<Taught[]> {
  const slugs = readdirSync(STORIES_ROOT, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  const all: Taught[] = [];
  for (const slug of slugs) {
    const { release } = await compileStory(join(STORIES_ROOT, slug));
    if (!release) throw new Error(`${slug} does not compile`);
    // What is known to lead nowhere may well be an act.
    const counting = release.moments.map((moment) => ({
      ...moment,
      deflections: [],
      careless: [],
      replies: [],
    }));
    const examples = new Set(examplesIn(counting, language));
    all.push(...[...examples].map((words) => ({ kind: 'says' as const, words, release })));
  }
  return all;
}

/** All example utterances below a part of a release, wherever its format keeps them: `{en: string[], fr: string[]}`. */
function examplesIn(part: unknown, language: Language): string[] {
  if (Array.isArray(part)) return part.flatMap((each) => examplesIn(each, language));
  if (typeof part !== 'object' || part === null) return [];
  const own: unknown = Object.entries(part).find(([key]) => key === language)?.[1];
  if (Array.isArray(own)) return own.filter((each) => typeof each === 'string');
  return Object.values(part).flatMap((each) => examplesIn(each, language));
}
