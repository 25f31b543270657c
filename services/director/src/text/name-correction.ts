import type { Language } from '@fabula/rules/release/text';
import { editDistance, soundOf } from './sound.ts';
import { fold } from './stem.ts';

/** Names shorter than this are too like other words to be guessed at. */
const SHORTEST = 4;

/** Puts a story's own names in place of what a recogniser or a quick hand made of them. */
export type Corrector = (words: readonly string[]) => string[];

interface Name {
  readonly text: string;
  readonly sound: string;
}

/**
 * @param names single words, as authors write them
 * @param isWord whether a word (without accents) is known for something else: it is then left alone
 */
export function createCorrector(
  names: readonly string[],
  isWord: (word: string) => boolean,
  language: Language,
): Corrector {
  const known = [...new Set(names.map((name) => fold(name.toLowerCase())))]
    .filter((name) => name.length >= SHORTEST)
    .map((text) => ({ text, sound: soundOf(text, language) }));
  const meant = (word: string) => nameFor(word, known, language);
  return (words) => {
    const out: string[] = [];
    for (let at = 0; at < words.length; at += 1) {
      const word = fold(words[at] ?? '');
      const next = fold(words[at + 1] ?? '');
      const isStrange = !isWord(word);
      const joined =
        isStrange || (next !== '' && !isWord(next)) ? asPair(word, next, known, language) : undefined;
      const single = isStrange ? meant(word) : undefined;
      out.push(single ?? joined ?? words[at] ?? '');
      if (!single && joined) at += 1;
    }
    return out;
  };
}

function nameFor(word: string, names: readonly Name[], language: Language): string | undefined {
  if (word.length < 3) return undefined;
  const exact = names.find((name) => name.text === word);
  if (exact) return exact.text;
  const sound = soundOf(word, language);
  return names.find((name) => isMisheard(word, sound, name))?.text;
}

function isMisheard(word: string, sound: string, name: Name): boolean {
  if (sound === name.sound && sound.length >= 2 && word[0] === name.text[0]) return true;
  if (sound === name.sound && sound.length >= 3) return true;
  const limit = name.text.length >= 7 ? 2 : 1;
  return word.length >= SHORTEST && editDistance(word, name.text, limit) <= limit;
}

/** "noel wen", "nol when": a name that fell into two words. */
function asPair(word: string, next: string, names: readonly Name[], language: Language): string | undefined {
  if (next === '' || word.length + next.length < 5) return undefined;
  const joined = word + next;
  const sound = soundOf(joined, language);
  return names.find(
    (name) =>
      name.text.length >= 5 &&
      (editDistance(joined, name.text, 1) <= 1 || (sound === name.sound && sound.length >= 3)),
  )?.text;
}
