import { characterName, itemName } from '@fabula/rules/names';
import type { Release } from '@fabula/rules/release/release';
import type { Language } from '@fabula/rules/release/text';
import { indexOf } from '@fabula/rules/release-index';
import type { Scene } from '@fabula/rules/scene';
import { type Asked, AskedIndex } from './matching/asked-index.ts';
import type { StoryWords } from './matching/story-words.ts';
import { understand } from './understand.ts';

/** A sentence, a question, two requests and a yes that are like nothing: between them they are compared with all that words can be. */
const PROBES: Record<Language, readonly string[]> = {
  en: [
    'hm',
    'nothing of this is written anywhere',
    'what is it',
    'tell me who you are. and where is it',
    'yes',
  ],
  fr: ['hm', 'rien de ceci ne se trouve ici', 'ce est quoi', 'dites-moi qui vous êtes. et où est-ce', 'oui'],
};

/** All who can be named here, one after another. */
function everybody({ nameable, state }: Scene, release: Release): string {
  const { characters } = indexOf(release);
  const nameOf = (id: string) => (characters.has(id) ? characterName : itemName)({ release, state }, id);
  return nameable.map(nameOf).join(', ');
}

/** The examples that words are compared with in a scene, by the names of their matchers; a probe at a step. */
export function* askedIn(scene: Scene, release: Release, story: StoryWords): Generator<void, Asked> {
  const index = new AskedIndex();
  for (const words of [...PROBES[story.language], everybody(scene, release)]) {
    understand(scene, words, { release, story, index, isRepeated: false });
    yield;
  }
  return index.asked;
}
