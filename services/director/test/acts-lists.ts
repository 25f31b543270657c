import { readdirSync, readFileSync } from 'node:fs';
import type { Language } from '@fabula/rules/release/text';
import { actOf } from '../src/acts/act-of.ts';
import { isGameTalk } from '../src/acts/game-talk.ts';
import { LEARNED_KINDS } from '../src/acts/learned/kinds.ts';

/** Sentences that were taught, and sentences of other people that were not. */
export type Half = 'taught' | 'held-out';

const FOLDERS: Record<Half, string> = { taught: '../src/acts/sentences', 'held-out': './acts' };
/** In taught sentences: any word of a story. */
const ANY: Record<Language, string> = { en: 'lighthouse', fr: 'phare' };

/** What is said here, by act; `says` does none of them. */
export function listed(language: Language, half: Half): ReadonlyMap<string, readonly string[]> {
  const lists = new Map<string, readonly string[]>();
  const folder = new URL(`${FOLDERS[half]}/${language}/`, import.meta.url);
  for (const file of readdirSync(folder)) {
    const act = LEARNED_KINDS.find((kind) => kind === file.split('.')[0]);
    if (!act) throw new Error(`${file} is named for no act`);
    const lines = readFileSync(new URL(file, folder), 'utf8').trim().split('\n');
    const said = lines.map((line) => line.replaceAll(/(?<![\p{L}\w])_(?![\p{L}\w])/gu, ANY[language]));
    lists.set(act, [...(lists.get(act) ?? []), ...said]);
  }
  return lists;
}

/** In the stories of these sentences, whoever is spoken to is the keeper, the dragon or Cindre. */
const CALLED: Record<Language, readonly string[]> = {
  en: ['the keeper', 'the dragon', 'cindre', 'the old woman'],
  fr: ['le gardien', 'le dragon', 'cindre', 'la vieille dame'],
};

/** What is heard, as the director asks for it: game talk first. A question of the story says something of it. */
export function heard(words: string, language: Language): string {
  if (isGameTalk(words, language, { called: CALLED[language] })) return 'game-talk';
  const act = actOf(words, language, (word) => CALLED[language].includes(word))?.act ?? 'says';
  return act === 'question' ? 'says' : act;
}

/** Whether the words keep whatever else they say from counting. */
export function keepsFromCounting(words: string, language: Language): boolean {
  if (isGameTalk(words, language, { called: CALLED[language] })) return true;
  const act = actOf(words, language, (word) => CALLED[language].includes(word));
  return act?.isWhole === true && ['help', 'repeat', 'game-talk'].includes(act.act);
}
