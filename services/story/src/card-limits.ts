/** Of a story's card, which every list of stories holds of every story. Texts in characters, for each language. */
export const CARD_LIMITS = {
  name: 80,
  description: 600,
  /** One of them. */
  genre: 40,
  genres: 6,
  ratingTags: 10,
  languages: 2,
  samples: 12,
} as const;

/** What a run may have and a list can tell. */
export const MOST_INTERACTIONS = 10_000;
/** A hundred hours. */
export const MOST_MINUTES = 6_000;

/** As people count: a character of two halves is one. */
export function lengthOf(text: string): number {
  return [...text].length;
}
