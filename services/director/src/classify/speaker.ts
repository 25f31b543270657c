import type { Language } from '@fabula/rules/release/text';
import type { Scene } from '@fabula/rules/scene';
import type { Token } from '../text/tokens.ts';
import type { Speech } from './speech.ts';

const YOU: Record<Language, ReadonlySet<string>> = {
  en: new Set(['you', 'yourself']),
  fr: new Set(['toi', 'tu', 'vous']),
};
/** After these somebody is named: "for you", « je prends toi », and so is who is the first word of a clause. */
const BEFORE: Record<Language, ReadonlySet<string>> = {
  en: new Set(['for', 'with', 'let', 'choose', 'pick', 'take', 'want', 'send', 'only', 'just']),
  fr: new Set(['pour', 'avec', 'choisis', 'prends', 'veux', 'envoie', 'seulement', 'juste', 'toi', 'vous']),
};
/** Before these it is talk about the other, not a part for them: "you are kind", « vous avez dit ». */
const TALK: Record<Language, ReadonlySet<string>> = {
  en: new Set(['are', 'were', 'have', 'had', 'said', 'say', 'know', 'told', 'look', 'must', 'think', 'want']),
  fr: new Set([
    'es',
    'etes',
    'etiez',
    'as',
    'avez',
    'savez',
    'sais',
    'dites',
    'dis',
    'voulez',
    'veux',
    'croyez',
  ]),
};

/** What was said between two commas, or two "and"s. */
type Clause = readonly Token[];

/** Whoever speaks in the moment, where they can be named and "you" means them; nobody else. */
export function speakerIn(scene: Scene, { story }: Speech, clauses: readonly Clause[]): string[] {
  const speaker = scene.moment.characterId;
  const isMeant =
    scene.nameable.includes(speaker) && clauses.some((clause) => isGivenPart(clause, story.language));
  return isMeant ? [speaker] : [];
}

function isGivenPart(clause: Clause, language: Language): boolean {
  return partsGiven(clause, language).length > 0;
}

/** Where in a clause a part is given to whoever is spoken to. */
export function partsGiven(clause: Clause, language: Language): number[] {
  return clause.flatMap(({ text, negated }, at) => {
    const isGiven =
      YOU[language].has(text) &&
      !negated &&
      (at === 0 || BEFORE[language].has(clause[at - 1]?.text ?? '')) &&
      !TALK[language].has(clause[at + 1]?.text ?? '');
    return isGiven ? at : [];
  });
}

/** The clauses of what was said; the whole where there is one. */
export function clausesIn({ spans }: Speech): readonly Clause[] {
  const single = spans.length > 1 ? spans.filter(({ isWhole, isPair }) => !isWhole && !isPair) : spans;
  return single.map(({ tokens }) => tokens);
}
