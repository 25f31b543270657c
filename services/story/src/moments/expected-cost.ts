/** Interactions that a moment takes, perfect answers aside. */
export interface Cost {
  /** No player can do it with fewer. */
  readonly least: number;
  /** Of a player who says one right thing at a time. */
  readonly careful: number;
}

export const FREE: Cost = { least: 0, careful: 0 };

/** Of a moment that one answer can settle. */
export const ONE_ANSWER: Cost = { least: 1, careful: 1 };
