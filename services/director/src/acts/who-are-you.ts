import type { Language } from '@fabula/rules/release/text';
import { type SpokenClause, spokenClauses } from './spoken-clauses.ts';

const FORMS: Record<Language, RegExp> = {
  en: /^(?:and |so |but )?(?:who (?:the \w+ )?are you|who are you(?: then| again| anyway| exactly)?|who am i (?:talking|speaking) to)$/,
  fr: /^(?:et )?(?:(?:ce est|c'est) qui(?:,? (?:toi|vous))|(?:tu es|t'es|vous etes) qui|(?:et )?qui (?:es[ -]tu|etes[ -]vous)|toi (?:ce est|t'es|tu es) qui)(?: toi| vous| au juste| deja)?$/,
};
const PLAINLY: Record<Language, string> = { en: 'Who are you?', fr: 'Vous êtes qui ?' };

/** A question about whoever is spoken to, in plain words, and what else was said, if anything. */
export interface WhoAreYou {
  readonly words: string;
  readonly rest: string;
}

/** "Wait, I mean, who are you?"; null: who is spoken to is not asked for. */
export function whoAreYou(words: string, language: Language): WhoAreYou | null {
  const clauses = spokenClauses(words, language);
  const isAsking = ({ words: said }: SpokenClause) => FORMS[language].test(said);
  if (!clauses.some(isAsking)) return null;
  const rest = clauses.filter((clause) => clause.words !== '' && !isAsking(clause));
  return {
    words: PLAINLY[language],
    rest: rest.map(({ words: said, asks }) => `${said}${asks ? '?' : '.'}`).join(' '),
  };
}
