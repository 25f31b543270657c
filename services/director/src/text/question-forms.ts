import type { Language } from '@fabula/rules/release/text';

const SUBJECT = 'je|tu|il|elle|on|nous|vous|ils|elles|ce';

/**
 * A question is put in French in three ways, and means the same: « que voyez-vous », « qu'est-ce que vous voyez », « vous
 * voyez quoi ». Each is written as the last one; what only makes it a question goes, so that the rest has its full weight.
 */
const FRENCH: readonly (readonly [RegExp, string])[] = [
  [/\bque est-ce (?:que ce est|que cela est|que ça est)(?: que)?(?= |$)/g, 'ce est quoi'],
  [/\bque est-ce qu[ei](?= |$)/g, 'quoi'],
  [/\b(?:il )?y a-t-il\b/g, 'il y a'],
  [/\best-ce que(?= |$)/g, ' '],
  [new RegExp(`\\bque (?=(?:\\p{L}+ ){0,2}\\p{L}+-(?:t-)?(?:${SUBJECT})\\b)`, 'gu'), 'quoi '],
  [new RegExp(`-t-(?=(?:${SUBJECT})\\b)`, 'g'), ' '],
];

/** The words with their questions in one form. @param text expanded */
export function withPlainQuestions(text: string, language: Language): string {
  if (language !== 'fr') return text;
  return FRENCH.reduce((out, [form, plain]) => out.replace(form, plain), text);
}
