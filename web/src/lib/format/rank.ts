const LETTERS = ['S', 'A', 'B', 'C', 'D', 'E', 'F'] as const;
export type RankLetter = (typeof LETTERS)[number];

/** 1 (S) to 7 (F); F for none. */
export function rankLetter(rank: number | undefined | null): RankLetter {
  return LETTERS[(rank ?? LETTERS.length) - 1] ?? 'F';
}
