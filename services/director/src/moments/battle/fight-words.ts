import type { BattleExpectations } from '@fabula/rules/expectations';
import type { Moment } from '@fabula/rules/release/moment';
import type { Release } from '@fabula/rules/release/release';
import type { Language } from '@fabula/rules/release/text';
import { FIGHT_TALK } from '../../lexicon/fight-talk.ts';
import { stem } from '../../text/stem.ts';
import { clausesOf, type Token } from '../../text/tokens.ts';

/** Of a moment, in a language: found once, as its gauges are the same in every turn. */
const KNOWN = new WeakMap<Moment, Map<Language, ReadonlySet<string>>>();

/** Stems of what a fight is about: its author's sentences for every manner, who is in the story, and blows and storms. */
export function fightWords(
  moment: Moment,
  { gauges }: BattleExpectations,
  { release, language }: { release: Release; language: Language },
): ReadonlySet<string> {
  const known = KNOWN.get(moment) ?? new Map<Language, ReadonlySet<string>>();
  KNOWN.set(moment, known);
  const words = known.get(language) ?? stemsOf(fightTexts(gauges, release, language), language);
  known.set(language, words);
  return words;
}

function fightTexts(
  gauges: BattleExpectations['gauges'],
  { characters, items }: Release,
  language: Language,
): string[] {
  return [
    ...gauges.flatMap(({ examples }) => examples[language]),
    ...[...characters, ...items].flatMap(({ name, nicknames }) => [
      name[language],
      ...(nicknames?.[language] ?? []),
    ]),
  ];
}

function stemsOf(texts: readonly string[], language: Language): ReadonlySet<string> {
  const said = texts.flatMap((text) => clausesOf(text, language).flat());
  const own = said.flatMap((token) => (isTelling(token, language) ? token.stem : []));
  return new Set([...own, ...FIGHT_TALK[language].split(/\s+/).map((word) => stem(word, language))]);
}

/** Words that stand in sentences about anything: that an author's sentence has them too tells nothing of the fight. */
const ANYWHERE: Record<Language, ReadonlySet<string>> = {
  en: stems(
    'want like know think take give come see look ask say time day year good new last work week',
    'en',
  ),
  fr: stems(
    'voir aimer prendre mettre donner venir demander penser temps jour fois bon petit grand dernier',
    'fr',
  ),
};

function stems(list: string, language: Language): ReadonlySet<string> {
  return new Set(list.split(' ').map((word) => stem(word, language)));
}

/** Whether a word tells what its sentence is about. */
export function isTelling({ kind, stem: own }: Token, language: Language): boolean {
  return kind === 'content' && !ANYWHERE[language].has(own);
}
