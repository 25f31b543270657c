import type { Moment } from '@fabula/rules/release/moment';
import type { Release } from '@fabula/rules/release/release';
import { type Language, otherLanguage } from '@fabula/rules/release/text';
import { indexOf } from '@fabula/rules/release-index';
import type { SpokenLine } from '@fabula/rules/types';
import { sentencesOf } from './sentence-splitter.ts';

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
  /** For learners: the whole line that this belongs to, in the other language. */
  readonly translation?: string | undefined;
  /** The line before it once more, in the other language, for a learner to hear: nothing new is said. */
  readonly isHint?: boolean;
}

/** How a moment's people sound. */
export interface Casting {
  readonly release: Release;
  readonly language: Language;
  /** Of the moment; 1 where the author says nothing. */
  readonly speed: number;
  /** A learner hears each line in the other language as well. */
  readonly hintTts: boolean;
}

/** How those of a moment sound in the language of the run. */
export function castingOf(release: Release, language: Language, moment: Moment): Casting {
  return { release, language, speed: moment.speedOfSpeech ?? 1, hintTts: moment.hintTts };
}

/** A line in the pieces in which its character speaks it; for a learner, then in those of its translation. */
export function sentencesIn(line: SpokenLine, casting: Casting): Sentence[] {
  const { translation } = line;
  const pieces = piecesOf(line, line.text, casting);
  if (translation === undefined) return pieces;
  const said = pieces.map((sentence) => ({ ...sentence, translation }));
  if (!casting.hintTts) return said;
  const again = piecesOf(line, translation, { ...casting, language: otherLanguage(casting.language) });
  return [...said, ...again.map((sentence) => ({ ...sentence, isHint: true }))];
}

function piecesOf(line: SpokenLine, text: string, { release, language, speed }: Casting): Sentence[] {
  const character = indexOf(release).characters.get(line.characterId);
  const { engine = '', name = '', pitch = 0, speed: own = 1 } = character?.voices[language] ?? {};
  return sentencesOf(text, language).map((sentence) => ({
    text: sentence,
    characterId: line.characterId,
    emotionKey: line.emotion.key,
    emotionStrength: line.emotion.strength,
    voice: JSON.stringify({ engine, name, pitch }),
    speed: own * speed,
    language,
  }));
}
