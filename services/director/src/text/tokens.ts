import type { Language } from '@fabula/rules/release/text';
import { Cache } from '../cache.ts';
import { CLAUSE_STARTERS, FUNCTION_WORDS, NEGATORS, QUESTION_WORDS } from '../lexicon/stopwords.ts';
import { expand } from './contractions.ts';
import { withPlainQuestions } from './question-forms.ts';
import { withRefusals } from './refusals.ts';
import { baseOf, fold, stem } from './stem.ts';

export type TokenKind = 'content' | 'function' | 'question';

export interface Token {
  /** As said: lower case, accents gone. */
  readonly text: string;
  readonly stem: string;
  readonly kind: TokenKind;
  /** Inside the reach of a "not". */
  readonly negated: boolean;
}

/** The clauses of one breath: parted at punctuation and where a new one begins. Each has at least one token. */
export function clausesOf(
  text: string,
  language: Language,
  correct?: (words: readonly string[]) => readonly string[],
): readonly (readonly Token[])[] {
  return correct
    ? clausesIn(text, language, correct)
    : CLAUSES[language].of(text, () => clausesIn(text, language, unchanged));
}

function clausesIn(
  text: string,
  language: Language,
  correct: (words: readonly string[]) => readonly string[],
): Token[][] {
  const out: Token[][] = [];
  for (const part of partsOf(text, language)) {
    for (const words of splitAtStarters(correct(wordsOf(part)), language)) out.push(tokens(words, language));
  }
  return out.filter((clause) => clause.length > 0);
}

/** All words of one breath in a row, those too with which a clause begins: "so", "because". */
export function rowOf(text: string, language: Language): Token[] {
  return partsOf(text, language).flatMap((part) => tokens(wordsOf(part), language));
}

/** Of one turn, its clauses and the names it is compared with. */
const REMEMBERED = 256;
const PARTS: Record<Language, Cache<readonly string[]>> = {
  en: new Cache(REMEMBERED),
  fr: new Cache(REMEMBERED),
};

/** Names and phrases of a story, as they are written; what is said goes through a corrector of its own. */
const CLAUSES: Record<Language, Cache<readonly (readonly Token[])[]>> = {
  en: new Cache(2 * REMEMBERED),
  fr: new Cache(2 * REMEMBERED),
};

/** The text expanded, its refusals plain, parted at marks. */
function partsOf(text: string, language: Language): readonly string[] {
  return PARTS[language].of(text, () =>
    withRefusals(withPlainQuestions(expand(text, language), language), language).split(/[.,;:!?…«»"()\n—–]+/),
  );
}

function unchanged(words: readonly string[]): readonly string[] {
  return words;
}

function wordsOf(part: string): string[] {
  return part.match(/[\p{L}\p{N}]+/gu) ?? [];
}

function splitAtStarters(words: readonly string[], language: Language): string[][] {
  const out: string[][] = [[]];
  for (const [at, word] of words.entries()) {
    if (startsClause(fold(word), fold(words[at + 1] ?? ''), language)) out.push([]);
    else out.at(-1)?.push(word);
  }
  return out;
}

/** "So bad" is a degree, "so let us go" a new thought. */
function startsClause(word: string, next: string, language: Language): boolean {
  if (!CLAUSE_STARTERS[language].has(word)) return false;
  return word !== 'so' || FUNCTION_WORDS[language].has(next) || QUESTION_WORDS[language].has(next);
}

function tokens(words: readonly string[], language: Language): Token[] {
  const negated = negatedAt(words.map(fold), language);
  return words.map((word, at) => {
    const text = fold(word);
    return {
      text,
      stem: stem(word, language),
      kind: kindOf(text, fold(baseOf(word, language)), language),
      negated: negated[at] ?? false,
    };
  });
}

function kindOf(text: string, base: string, language: Language): TokenKind {
  if (QUESTION_WORDS[language].has(text)) return 'question';
  return FUNCTION_WORDS[language].has(text) || FUNCTION_WORDS[language].has(base) ? 'function' : 'content';
}

/** « Sans » and « ni » deny only what follows them. */
const DENIES_BEFORE: Record<Language, ReadonlySet<string>> = {
  en: new Set(['nothing', 'nobody', 'none']),
  fr: new Set(['pas', 'jamais', 'rien', 'personne', 'aucun', 'aucune', 'plus']),
};

/** "I never said it wasn't your fault": who denies to have said a denial, says the thing. */
const SAYING: ReadonlySet<string> = new Set([
  ...['said', 'say', 'think', 'thought', 'believe', 'mean', 'meant', 'told', 'claim'],
  ...['dit', 'dis', 'pense', 'crois', 'pretends', 'raconte'],
]);
const isSaying = (word: string) => SAYING.has(word);

/** How many words after a "not" it reaches. */
const REACH = 6;

function negatedAt(words: readonly string[], language: Language): boolean[] {
  const out = words.map(() => false);
  words.forEach((word, at) => {
    if (!isNegator(words, at, word, language)) return;
    const isTurned = out[at] === true && words.slice(Math.max(0, at - REACH), at).some(isSaying);
    for (let to = at + 1; to <= Math.min(at + REACH, words.length - 1); to += 1) {
      if (beginsAnew(words, at, to, language)) break;
      out[to] = !isTurned;
    }
    if (isTurned) return;
    // The verb stands before: « je bouge pas », "it says nothing".
    if (DENIES_BEFORE[language].has(word)) markBefore(out, { words, at, language });
  });
  return out;
}

/** « On vient pas pour la perle on vient pour la poussière »: a subject of its own that hangs on nothing. */
function beginsAnew(words: readonly string[], at: number, to: number, language: Language): boolean {
  const [word = '', before = ''] = [words[to], words[to - 1]];
  return language === 'fr' && to > at + 2 && BEGINNING.has(word) && !JOINING.has(before);
}

/** The word before, and the one before that where the first carries nothing: « j'accuse de rien ». */
function markBefore(
  out: boolean[],
  { words, at, language }: { words: readonly string[]; at: number; language: Language },
): void {
  if (at > 0) out[at - 1] = true;
  // « La vitre, je la prends pas »: what a pronoun takes up before the verb is denied with it.
  if (CLITICS.has(words[at - 2] ?? '') && SUBJECTS.has(words[at - 3] ?? '')) out.fill(true, 0, at);
  if (at > 1 && FUNCTION_WORDS[language].has(words[at - 1] ?? '')) out[at - 2] = true;
}

const STEPS: ReadonlySet<string> = new Set([
  ...[
    'mes',
    'tes',
    'ses',
    'vos',
    'nos',
    'leurs',
    'ces',
    'chaque',
    'prochain',
    'premier',
    'petit',
    'petits',
    'deux',
    'trois',
  ],
  ...['un', 'seul', 'dernier', 'des', 'les', 'quelques'],
]);
const CLITICS: ReadonlySet<string> = new Set(['la', 'le', 'les', 'l', 'y', 'en']);
const SUBJECTS: ReadonlySet<string> = new Set([
  'je',
  'tu',
  'il',
  'elle',
  'on',
  'nous',
  'vous',
  'ils',
  'elles',
  'ne',
]);

const BEGINNING: ReadonlySet<string> = new Set(['je', 'tu', 'il', 'on', 'vous', 'nous', 'ils', 'ce']);
const JOINING: ReadonlySet<string> = new Set([
  'que',
  'qu',
  'si',
  'ou',
  'quand',
  'dont',
  'comme',
  'ne',
  'de',
  'a',
  'pour',
  'comment',
  'pourquoi',
]);

const ARTICLES: ReadonlySet<string> = new Set(['une', 'la', 'cette', 'quelle', 'autre', 'seule', 'chaque']);

/** « Je peux plus attendre »; « je suis plus grand » compares. */
const NO_LONGER: ReadonlySet<string> = new Set([
  ...[
    'peux',
    'peut',
    'pouvez',
    'peuvent',
    'veux',
    'veut',
    'voulez',
    'veulent',
    'sais',
    'sait',
    'faut',
    'crois',
  ],
]);

/** « plus » denies only when something follows that it can take away: « vous êtes plus seul ». */
function isNegator(words: readonly string[], at: number, word: string, language: Language): boolean {
  // « Une personne » is somebody.
  if (word === 'personne' && ARTICLES.has(words[at - 1] ?? '')) return false;
  // « Compte tes pas ».
  if (word === 'pas' && STEPS.has(words[at - 1] ?? '')) return false;
  if (NEGATORS[language].has(word)) return true;
  if (language !== 'fr' || word !== 'plus') return false;
  if (words.includes('ne') || NO_LONGER.has(words[at - 1] ?? '')) return true;
  return ['seul', 'seule', 'jamais', 'la'].includes(words[at + 1] ?? '');
}
