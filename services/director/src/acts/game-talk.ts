import type { Language } from '@fabula/rules/release/text';
import { claimsOutcome } from './claims.ts';
import { isNarrated } from './narrated.ts';
import { plainSpeech } from './plain-speech.ts';

/** Marks of what is written to a program or beside a stage; nobody says them to anybody. */
const MARKS: readonly RegExp[] = [
  // Code, data, and counting: "+20", "trust = 100".
  /[{}<>`]|\w\s*=+\s*["'\w]|[a-z]_[a-z]|https?:|[+]\s?\d/i,
  // Stage directions.
  /\[[^\]]*\]|^\s*\([^)]*\)|\([^)]{3,}\)\s*$|\*[^*]+\*|^\s*[#/]/,
];

/** Who speaks in a game and in no story; a colon after them gives them words. */
const VOICES: Record<Language, string> = {
  en: 'narrator|system|assistant|user|player|director|gm|dm|game ?master|author|admin|developer|computer|ai|bot',
  fr: 'narrat(?:eur|rice)|systeme|assistant|joueu(?:r|se)|realisateur|maitre du jeu|mj|auteur|admin|developpeur|ia',
};
const SAYS: Record<Language, string> = {
  en: 'says?|said|answers?|replies|replied|thinks?|whispers?|exclaims?|announces',
  fr: 'dit|repond|declare|pense|murmure|crie|s exclame|annonce|a dit|a repondu',
};

const LABELS: Record<Language, readonly RegExp[]> = { en: labels('en'), fr: labels('fr') };

function labels(language: Language): RegExp[] {
  return [
    new RegExp(`^\\W*(?:the |le |la |l )?(?:${VOICES[language]})\\b[^:.!?]{0,12}:`),
    new RegExp(`\\b(?:${SAYS[language]}) ?[:"«“]`),
  ];
}

/** To whom the words are said, as far as telling of them in the third person is no part of what is asked for. */
export interface Addressee {
  /** Folded, lower case: names and nicknames. */
  readonly called: readonly string[];
}

/**
 * Whether the words are, by their form alone, no talk: data, stage directions, a narrator's telling. They are said to
 * nobody, so they move nobody. (What speaks of a game in sentences is learned: `actOf`.)
 */
export function isGameTalk(
  words: string,
  language: Language,
  addressee: Addressee = { called: [] },
): boolean {
  if (MARKS.some((mark) => mark.test(words))) return true;
  const plain = plainSpeech(words, language)
    .replace(/[ \t\n]+/g, ' ')
    .trim();
  if (LABELS[language].some((label) => label.test(plain))) return true;
  if (claimsOutcome(words, language)) return true;
  return isNarrated(plain, addressee.called, language);
}
