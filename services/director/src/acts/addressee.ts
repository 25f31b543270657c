import { nicknamesOf } from '@fabula/rules/names';
import type { Release } from '@fabula/rules/release/release';
import type { Language } from '@fabula/rules/release/text';
import type { Scene } from '@fabula/rules/scene';
import type { Speech } from '../classify/speech.ts';
import type { Addressee } from './game-talk.ts';
import { plainSpeech } from './plain-speech.ts';

/**
 * What whoever speaks here is called, where it would be odd to tell them of themselves; where parts are given out or a
 * fight is told, somebody is told of in the third person all the time.
 */
export function calledHere(scene: Scene, { release, story: { language } }: Speech): Addressee {
  const { moment, state, character, nameable, battle } = scene;
  const known = knownIn(release, language);
  if (battle) return { called: [], mayFilm: battle.style === 'cinematic' };
  if (nameable.length > 0 || !character) return { called: [], known };
  const names = [character.name[language], firstOf(character.name[language])];
  const all = [...names, ...nicknamesOf({ release, state }, moment.characterId)];
  return { called: [...new Set(all.map((name) => plainSpeech(name, language)))], known };
}

const KNOWN = new WeakMap<Release, Map<Language, readonly string[]>>();

/** What the story's people are called. */
function knownIn(release: Release, language: Language): readonly string[] {
  const languages = KNOWN.get(release) ?? new Map<Language, readonly string[]>();
  KNOWN.set(release, languages);
  const names = release.characters.flatMap(({ name }) => [name[language], firstOf(name[language])]);
  const known = languages.get(language) ?? [...new Set(names)].map((name) => plainSpeech(name, language));
  languages.set(language, known);
  return known;
}

function firstOf(name: string): string {
  return name.split(' ')[0] ?? name;
}
