import type { Language } from '@fabula/rules/release/text';
import type { Token } from '../text/tokens.ts';
import type { Speech } from './speech.ts';

const ORDINALS = {
  en: [['first', 'left'], ['second'], ['third']],
  fr: [['premier', 'premiere', 'gauche'], ['deuxieme', 'second', 'seconde'], ['troisieme']],
};
/** Weaker than ordinals: "the second one". */
const NUMBERS = {
  en: [
    ['one', '1'],
    ['two', '2'],
    ['three', '3'],
  ],
  fr: [
    ['un', '1'],
    ['deux', '2'],
    ['trois', '3'],
  ],
};
const LAST = { en: ['last', 'right'], fr: ['dernier', 'derniere', 'droite'] };
/** Words of choosing: beside them an ordinal may stand for a thing. */
const CHOOSING: Record<Language, ReadonlySet<string>> = {
  en: words(`take want choose pick prefer like please give hand get goes wear have side number option thing item piece
    think guess`),
  fr: words(`prends prendre prend veux voudrais choisis prefere aime donne donnez cote numero option chose objet truc met
    mets crois pense plait enfin donc ca`),
};

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}

/**
 * What is meant by its place in a row: "the second one", "number two please". Numbers of a tale mean no place: nothing but
 * words of choosing, or names of the row's people, may stand beside.
 * @param isBeside whether a word of content may stand beside it all the same
 */
export function placeInRow(
  speech: Speech,
  row: readonly string[],
  isBeside: (token: Token) => boolean = () => false,
): string | null {
  const { spans, story } = speech;
  const { language } = story;
  const tokens = (spans[0]?.tokens ?? []).filter(({ negated }) => !negated);
  const ranks = new Set([...ORDINALS[language], ...NUMBERS[language], LAST[language]].flat(2));
  const others = tokens.filter(
    (token) =>
      token.kind === 'content' &&
      !ranks.has(token.text) &&
      !CHOOSING[language].has(token.text) &&
      !isBeside(token),
  );
  if (others.length > 0) return null;
  const texts = new Set(tokens.map(({ text }) => text));
  if (LAST[language].some((word) => texts.has(word))) return row.at(-1) ?? null;
  const rowOf = (rows: readonly (readonly string[])[]) =>
    rows.findIndex((list) => list.some((word) => texts.has(word)));
  const ordinal = rowOf(ORDINALS[language]);
  return row[ordinal < 0 ? rowOf(NUMBERS[language]) : ordinal] ?? null;
}
