import { readFileSync } from 'node:fs';
import type { Language } from '@fabula/rules/release/text';
import { actOf } from '../src/acts/act-of.ts';
import { isGameTalk } from '../src/acts/game-talk.ts';

export type Half = 'development' | 'held-out';

/** What is said here, by act; `answers` are none of the others. Every other line was not looked at while tuning. */
export function listed(language: Language, half: Half): ReadonlyMap<string, readonly string[]> {
  const lists = new Map<string, readonly string[]>();
  for (const file of ['help', 'game-talk', 'answers', 'others']) {
    const text = readFileSync(new URL(`./acts/${file}.${language}.txt`, import.meta.url), 'utf8');
    for (const part of text.split(/^# /m).filter((each) => each !== '')) {
      const lines = part.trim().split('\n');
      const act = file === 'others' ? (lines.shift() ?? '') : file;
      lists.set(
        act,
        lines.filter((_, at) => at % 2 === (half === 'development' ? 0 : 1)),
      );
    }
  }
  return lists;
}

/** In the stories of these sentences, whoever is spoken to is the keeper, the dragon or Cindre. */
const CALLED: Record<Language, readonly string[]> = {
  en: ['the keeper', 'the dragon', 'cindre', 'the old woman'],
  fr: ['le gardien', 'le dragon', 'cindre', 'la vieille dame'],
};

/** What is heard, as the director asks for it: game talk first. */
export function heard(words: string, language: Language): string {
  if (isGameTalk(words, language, { called: CALLED[language] })) return 'game-talk';
  return actOf(words, language, (word) => CALLED[language].includes(word))?.act ?? 'answers';
}
