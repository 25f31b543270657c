/** So many sentences are kept, a large story's: all that is looked at twice in one check, and most of the next one's. */
const MOST_KEPT = 60_000;
const kept = new Map<string, string>();
const ASCII = /^[\0-\x7f]*$/;

/** A sentence without case, accents, punctuation and double spaces: equal if two people would call it the same. */
export function plainWords(sentence: string): string {
  const known = kept.get(sentence);
  if (known !== undefined) return known;
  const plain = madePlain(sentence);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(sentence, plain);
  return plain;
}

function madePlain(sentence: string): string {
  const lower = sentence.toLowerCase();
  // Most of a story: classes of all the world's letters take five times as long.
  if (ASCII.test(lower)) return lower.replace(/[^a-z0-9]+/g, ' ').trim();
  return lower
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/œ/g, 'oe')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
