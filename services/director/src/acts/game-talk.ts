import type { Language } from '@fabula/rules/release/text';
import { claimsOutcome } from './claims.ts';
import { speaksOfGame } from './game-words.ts';
import { isNarrated } from './narrated.ts';
import { plainSpeech } from './plain-speech.ts';

/** Marks of what is written to a program or beside a stage; nobody says them to anybody. */
const MARKS: readonly RegExp[] = [
  // Code, data, and counting: "+20", "trust = 100".
  /[{}<>`]|\w\s*=+\s*["'\w]|[a-z]_[a-z]|https?:|[+]\s?\d/i,
  // Stage directions.
  /\[[^\]]*\]|^\s*\((?!whisper|in a whisper|quiet|soft|low|aside|en chuchot|chuchot|tout bas|à voix basse|à part)[^)]*\)|\([^)]{3,}\)\s*$|\*[^*]+\*|^\s*[#/]|^\s*([-–—~_])\s?\S.*\1\s*$/,
  // Shares and marks: "progress: 80 %", "score 10/10".
  /:\s*\d+\s*%|^\W*\d+\s*%\W*$|\b\d+\s?\/\s?\d+\b/,
];

/** Who speaks in a game and in no story; a colon after them gives them words. */
const VOICES: Record<Language, string> = {
  en: 'narrator|system|assistant|user|player|director|gm|dm|game ?master|author|admin|developer|computer|ai|bot',
  fr: 'narrat(?:eur|rice)|systeme|assistant|joueu(?:r|se)|realisateur|maitre du jeu|mj|auteur|admin|developpeur|ia',
};
/** What a game writes a colon behind. */
const HEADINGS: Record<Language, string> = {
  en: 'rating|score|result|outcome|status|progress|stage directions?|scene|level|trust|winner|bonus|points|reward|achievement|objective|mission|quest|health|game|override|loading|inventory|chapter|turn|action',
  fr: 'score|resultat|issue|statut|progression|didascalies?|scene|niveau|confiance|vainqueur|gagnant|bonus|points|recompense|succes|objectif|mission|quete|sante|jeu|forcer|chargement|inventaire|chapitre|tour|action',
};
const SAYS: Record<Language, string> = {
  en: 'says?|said|answers?|replies|replied|thinks?|whispers?|exclaims?|announces',
  fr: 'dit|repond|declare|pense|murmure|crie|s exclame|annonce|a dit|a repondu',
};

const LABELS: Record<Language, readonly RegExp[]> = { en: labels('en'), fr: labels('fr') };

function labels(language: Language): RegExp[] {
  return [
    new RegExp(`^\\W*(?:the |le |la |l )?(?:${VOICES[language]})\\b[^:.!?]{0,12}:`),
    new RegExp(`^\\W*(?:the |my |le |la |ma |mon |l )?(?:${HEADINGS[language]})(?: \\w+)? ?:`),
    new RegExp(`\\b(?:${SAYS[language]}) ?[:"«“]`),
  ];
}

/** To whom the words are said, as far as telling of them in the third person is no part of what is asked for. */
export interface Addressee {
  /** Folded, lower case: names and nicknames. */
  readonly called: readonly string[];
  /** The same of all whom the story has: what comes of the talk is told of any of them. */
  readonly known?: readonly string[];
  /** Words are to be pictures here: what films are made with is no sign of a game. */
  readonly mayFilm?: boolean;
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
  if (claimsOutcome(words, language) || speaksOfGame(words, language, addressee.mayFilm)) return true;
  return isNarrated(plain, addressee, language);
}
