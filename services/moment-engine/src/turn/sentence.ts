import type { Release } from '@fabula/rules/release/release';
import type { Language } from '@fabula/rules/release/text';
import type { SpokenLine } from '@fabula/rules/types';
import { sentencesOf } from '../domain/sentences.ts';

/** A sentence on its way to the ear, as fabula.run.v1.Sentence keeps it (less how long it turns out). */
export interface Sentence {
  readonly text: string;
  readonly characterId: string;
  readonly emotionKey: string;
  readonly emotionStrength: number;
  /** A voice of the speech service as JSON: engine, name, pitch. */
  readonly voice: string;
  readonly speed: number;
  readonly language: string;
  /** For learners: the whole line in the other language, with its first sentence. */
  readonly translation?: string | undefined;
}

/** How a moment's people sound. */
export interface Casting {
  readonly release: Release;
  readonly language: Language;
  /** Of the moment; 1 where the author says nothing. */
  readonly speed: number;
}

/** A line in the pieces in which its character speaks it. */
export function sentencesIn(line: SpokenLine, { release, language, speed }: Casting): Sentence[] {
  const character = release.characters.find((each) => each.id === line.characterId);
  const { engine = '', name = '', pitch = 0, speed: own = 1 } = character?.voices[language] ?? {};
  return sentencesOf(line.text, language).map((text, at) => ({
    text,
    characterId: line.characterId,
    emotionKey: line.emotion.key,
    emotionStrength: line.emotion.strength,
    voice: JSON.stringify({ engine, name, pitch }),
    speed: own * speed,
    language,
    ...(at === 0 && line.translation !== undefined && { translation: line.translation }),
  }));
}
