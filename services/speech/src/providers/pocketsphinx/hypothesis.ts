/** What the program understood of one recording. */
export interface Hypothesis {
  /** Words as it prints them; empty if it understood nothing. */
  readonly text: string;
  /** Log score a frame of 10 ms: closer to zero is surer. */
  readonly scorePerFrame: number;
}

/** Reads the program's log up to the end of one recording ("… (name -5717)", "name done", "368 frames"). */
export function readHypothesis(log: string, name: string): Hypothesis {
  const [, text = '', score = '0'] = new RegExp(`^(.*) ?\\(${name} (-?\\d+)\\)$`, 'm').exec(log) ?? [];
  const frames = Number(/: (\d+) frames,/.exec(log)?.[1] ?? 0);
  return {
    text: text.trim(),
    scorePerFrame: frames === 0 ? Number.NEGATIVE_INFINITY : Number(score) / frames,
  };
}

/** Scores a frame of phrases that were said. */
export interface Scale {
  /** From here a phrase is taken for said. */
  readonly acceptFrom: number;
  /** What the clearest speech reaches. */
  readonly best: number;
}

/** A half at the score from which a phrase is taken for said, 1 at the best there is. */
export function confidenceOf(score: number, { acceptFrom, best }: Scale): number {
  const confidence = 0.5 + (0.5 * (score - acceptFrom)) / (best - acceptFrom);
  return Math.max(0, Math.min(1, confidence));
}
