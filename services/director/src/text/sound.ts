import type { Language } from '@fabula/rules/release/text';
import { fold } from './stem.ts';

type Rewrite = readonly [RegExp, string];

/** Spelling to sound, roughly; vowels fall away afterwards, so that only the skeleton is compared. */
const COMMON: readonly Rewrite[] = [
  [/ph/g, 'f'],
  [/qu?|ck|c(?![eiy])|ch(?=[lr])/g, 'k'],
  [/c(?=[eiy])|ss|z|ce$/g, 's'],
  [/x/g, 'ks'],
  [/h/g, ''],
];
const BY_LANGUAGE: Record<Language, readonly Rewrite[]> = {
  en: [
    [/^kn/g, 'n'],
    [/^wr/g, 'r'],
    [/ght/g, 't'],
    [/mb$/g, 'm'],
    [/ea?u/g, 'o'],
  ],
  fr: [
    [/oi/g, 'wa'],
    [/gn/g, 'n'],
    [/ill/g, 'y'],
    [/(?<=[aeiouy])[tdsxp]$/g, ''],
    [/eau|au/g, 'o'],
  ],
};

/** The skeleton of how a word sounds: "Soizic", "swazik" and "soizique" share one. */
export function soundOf(word: string, language: Language): string {
  let out = fold(word.toLowerCase());
  // Breton and borrowed names are said the French way by both.
  out = out.replace(/oi/g, 'wa');
  for (const [pattern, replacement] of [...BY_LANGUAGE[language], ...COMMON]) {
    out = out.replace(pattern, replacement);
  }
  return out
    .replace(/(?<=.)[aeiouy]+/g, '')
    .replace(/[vw]/g, 'w')
    .replace(/(.)\1+/g, '$1');
}

/** Insertions, deletions and replacements from one word to the other, counted up to `limit` + 1. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let previous = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const changed = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      current.push(Math.min(changed, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[b.length] ?? limit + 1;
}
