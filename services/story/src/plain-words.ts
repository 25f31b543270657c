/** A sentence without case, accents, punctuation and double spaces: equal if two people would call it the same. */
export function plainWords(sentence: string): string {
  return sentence
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/œ/g, 'oe')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
