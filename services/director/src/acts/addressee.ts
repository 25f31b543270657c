import { nicknamesOf } from '@fabula/rules/names';
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
  if (nameable.length > 0 || battle || !character) return { called: [] };
  const names = [character.name[language], firstOf(character.name[language])];
  const all = [...names, ...nicknamesOf({ release, state }, moment.characterId)];
  return { called: [...new Set(all.map((name) => plainSpeech(name, language)))] };
}

function firstOf(name: string): string {
  return name.split(' ')[0] ?? name;
}
