import { phrasesIn } from '@fabula/moment-engine/domain/phrases';
import { playableStories, releaseOf } from '../../../simulate/stories.ts';
import type { Language } from '../../load/raw-player.ts';

/** Something to say where some phrases are expected. */
export interface Saying {
  readonly text: string;
  readonly phrases: readonly string[];
  /** Whether it is one of them. */
  readonly isAuthored: boolean;
}

/** What nobody's story expects. */
const OTHERS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'I would like some goat cheese please',
    'it is sunny in Paris today',
    'give me back your old hat',
    'my car has broken down again',
    'what time is it now',
    'shall we go to the cinema tonight',
    'the dog is sleeping under the table',
    'the meeting was put off until Monday',
    'she bought three pounds of apples',
    'do you know how to cook rice',
    'my brother works in a bank',
    'we could paint the kitchen yellow',
    'the train leaves at half past nine',
    'I never learned to play the piano',
    'where did you put the scissors',
    'the soup needs a little more salt',
  ],
  fr: [
    'je voudrais du fromage de chèvre',
    'il fait beau à Paris aujourd’hui',
    'donne-moi ton vieux chapeau',
    'ma voiture est encore en panne',
    'quelle heure est-il maintenant ?',
    'on va au cinéma ce soir ?',
    'mon chien dort sous la table',
    'la réunion est reportée à lundi',
    'elle a acheté trois kilos de pommes',
    'tu sais faire cuire du riz ?',
    'mon frère travaille dans une banque',
    'on pourrait peindre la cuisine en jaune',
    'le train part à neuf heures et demie',
    'je n’ai jamais appris le piano',
    'où as-tu mis les ciseaux ?',
    'la soupe manque un peu de sel',
  ],
};
/** Shorter phrases are names and labels. */
const LEAST_WORDS = 3;

/** `count` phrases that authors wrote, from all moments of all stories alike, and half as many sentences that none expects. */
export async function sayings(language: Language, count: number): Promise<Saying[]> {
  const moments = await expectations(language);
  const all = moments.flatMap((phrases) =>
    phrases.filter(isLong).map((text) => ({ text, phrases, isAuthored: true })),
  );
  const others = OTHERS[language].slice(0, Math.ceil(count / 2)).map((text, i) => {
    return { text, phrases: moments[(i * 7) % moments.length] ?? [], isAuthored: false };
  });
  return [...spreadOver(all, count), ...others];
}

/** What each moment of each story expects to hear. */
async function expectations(language: Language): Promise<(readonly string[])[]> {
  const releases = await Promise.all((await playableStories()).map((slug) => releaseOf(slug)));
  const phrases = releases.flatMap(({ moments }) => moments.map((moment) => phrasesIn(moment, language)));
  return phrases.filter((some) => some.some(isLong));
}

function isLong(text: string): boolean {
  return text.split(/\s+/).length >= LEAST_WORDS;
}

function spreadOver<T>(all: readonly T[], count: number): T[] {
  const step = all.length / count;
  return all.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step)).slice(0, count);
}
