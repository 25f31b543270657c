import type { Language } from '@fabula/rules/release/text';
import { exampleText } from './example-text.ts';
import type { Rarity } from './meaning.ts';

/** Rarity over all sentences that a story knows; a word that it does not have is as rare as one that it has once. */
export function rarityOver(sentences: readonly string[], language: Language): Rarity {
  const seen = new Map<string, number>();
  for (const sentence of sentences) {
    const stems = new Set(exampleText(sentence, language).tokens.map((token) => token.stem));
    for (const stem of stems) seen.set(stem, (seen.get(stem) ?? 0) + 1);
  }
  return (stem) => 1 + 0.35 * Math.log((sentences.length + 1) / (Math.max(seen.get(stem) ?? 1, 1) + 0.5));
}
